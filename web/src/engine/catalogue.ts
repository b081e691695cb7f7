/**
 * Sentences in one language, from Project Fluent files: the same files, filled in the same way, as in
 * src/tablee/core/texts.py. A number is shown without marks between its thousands; a code (`red`) is something a message
 * selects on, `WORD($colour)` its word in the reader's language; a list reads "red, blue and pink". `DRAW($tile, as: "tile")`
 * is the place of a drawing in a sentence that is whole without it.
 */

import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentFunction, type FluentValue } from '@fluent/bundle'

import type { Params } from './errors.ts'
import { printable } from './shown.ts'

/** The habits of a language: how numbers, plurals and lists are written. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB', fr: 'fr', it: 'it' }

const MESSAGE = /^(-?[A-Za-z][\w-]*) *=/gm

/** Letters of an argument that are shown. */
const LONGEST = 1000

/** A text that is said as it is: what another sentence quotes. */
export class Said extends FluentType<string> {
  override toString(): string {
    return this.value
  }
}

/** Several values, as the language joins them: "red, blue and pink". */
class List extends Said {
  readonly values: readonly unknown[]

  constructor(said: string, values: readonly unknown[]) {
    super(said)
    this.values = values
  }
}

/** A player's name: nobody's to translate. */
export class Name extends Said {}

/** A whole number, written without marks between thousands. */
class Whole extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

const NUMBER: FluentFunction = ([value], options) => {
  if (!(value instanceof FluentNumber)) return value ?? ''
  const given = Object.entries(options).map(([name, option]) => [name, option.valueOf()])
  return new FluentNumber(value.valueOf(), { ...Object.fromEntries(given), useGrouping: false })
}

/** Around what is drawn in a sentence: two letters that no language has. */
const [DRAWN_FROM, DRAWN_TO] = ['\ue010', '\ue011']
const DRAWN = new RegExp(`${DRAWN_FROM}([^${DRAWN_TO}]*)${DRAWN_TO}`, 'u')

/** Something that a sentence shows: what it is, and its values as the game writes them. */
export interface Drawing {
  thing: string
  values: string[]
}

const DRAW: FluentFunction = ([first, ...rest], { as }) => {
  const all = first instanceof List ? first.values : [first]
  return all.map((one) => `${DRAWN_FROM}${[as, one, ...rest].map(String).join(' ')}${DRAWN_TO}`).join('')
}

/** A sentence in its parts: words, and things to be drawn between them. */
export function partsOf(said: string): (string | Drawing)[] {
  return said.split(DRAWN).flatMap((part, place): (string | Drawing)[] => {
    if (place % 2 === 0) return part ? [part] : []
    const [thing, ...values] = part.split(' ')
    return [{ thing: thing!, values }]
  })
}

/** A sentence without its drawings. */
export function withoutDrawings(said: string): string {
  return partsOf(said).filter((part) => typeof part === 'string').join('')
}

/** What the sentence is called in the files. */
export function messageId(section: string, key: string): string {
  return `${section}-${key}`.replaceAll(/[._]/g, '-')
}

export class Catalogue {
  readonly locale: string
  private readonly bundle: FluentBundle
  private readonly used = new Map<string, ReadonlySet<string>>()
  private readonly ids: string[] = []

  /** The sentences of a language (`en`, `fr`, `it`) from the texts of one or more files. */
  constructor(language: string, ...files: readonly string[]) {
    this.locale = LOCALES[language] ?? language
    const WORD: FluentFunction = ([value]) => (typeof value === 'string' ? this.word(value) : value!)
    this.bundle = new FluentBundle(this.locale, { functions: { WORD, NUMBER, DRAW }, useIsolating: false })
    for (const file of files) this.add(file)
  }

  /** What the library cannot read, it leaves out without a word. */
  private add(file: string): void {
    const resource = new FluentResource(file)
    const read = new Set(resource.body.map(({ id }) => id))
    const lost = Array.from(file.matchAll(MESSAGE), (found) => found[1]!).filter((id) => !read.has(id))
    if (lost.length) throw new SyntaxError(`this is not Fluent: ${lost.join(', ')} (${this.locale})`)
    const [error] = this.bundle.addResource(resource)
    if (error) throw error
    this.ids.push(...read)
  }

  has(section: string, key: string): boolean {
    return this.knows(messageId(section, key))
  }

  /** Whether there is a message of this name. */
  knows(id: string): boolean {
    return this.bundle.hasMessage(id)
  }

  /** One sentence, filled in; one that does not exist or lacks an argument is an error, never half a sentence. */
  sentence(section: string, key: string, args: Params = {}): string {
    return this.say(messageId(section, key), args)
  }

  /** All sentences of a section that needs no arguments, by key, in the order of the files. */
  section(section: string): Record<string, string> {
    const prefix = messageId(section, '')
    const found = this.ids.filter((id) => id.startsWith(prefix))
    return Object.fromEntries(found.map((id) => [id.slice(prefix.length), this.say(id)]))
  }

  /** What a sentence uses, by itself or through the messages that it refers to. */
  arguments(section: string, key: string): ReadonlySet<string> {
    return this.argumentsOf(messageId(section, key))
  }

  private argumentsOf(id: string): ReadonlySet<string> {
    const known = this.used.get(id)
    if (known) return known
    const found = new Set<string>()
    this.collect(this.bundle.getMessage(id)?.value ?? null, found)
    this.used.set(id, found)
    return found
  }

  private collect(part: unknown, found: Set<string>): void {
    if (typeof part !== 'object' || part === null) return
    const { type, name } = part as { type?: string; name?: string }
    if (type === 'var') found.add(name!)
    else if (type === 'mesg') for (const one of this.argumentsOf(name!)) found.add(one)
    for (const inner of Object.values(part)) this.collect(inner, found)
  }

  /** A message by its name in the files, filled in. */
  say(id: string, args: Params = {}): string {
    const pattern = this.bundle.getMessage(id)?.value
    if (!pattern) throw new RangeError(`there is no sentence ${id} in ${this.locale}`)
    const errors: Error[] = []
    const filled = Object.entries(args).map(([name, value]) => [name, this.argument(value)])
    const said = this.bundle.formatPattern(pattern, Object.fromEntries(filled), errors)
    if (errors.length) throw new RangeError(`${id} cannot be said with ${Object.keys(args).sort().join(', ')}: ${errors[0]!.message}`)
    return said
  }

  /** A code in the reader's language; what is no code as it is. */
  word(value: string): string {
    const place = value.lastIndexOf('-')
    const [kind, number] = [value.slice(0, Math.max(place, 0)), value.slice(place + 1)]
    if (/^\p{Nd}+$/u.test(number) && this.isWord(kind)) return `${this.word(kind)} ${number}`
    return this.isWord(value) ? this.say(`word-${value}`) : value
  }

  private isWord(value: string): boolean {
    return this.bundle.hasMessage(`word-${value}`)
  }

  private argument(value: unknown): FluentValue {
    if (value instanceof FluentType) return value
    if (typeof value === 'string') return shown(value)
    if (typeof value === 'boolean') return value ? 'true' : 'false'
    if (typeof value === 'number') return Number.isInteger(value) ? new Whole(value) : new FluentNumber(value, { useGrouping: false })
    if (Array.isArray(value)) {
      const parts = value.map((one) => (typeof one === 'string' ? this.word(one) : String(one)))
      return new List(new Intl.ListFormat(this.locale).format(parts), value)
    }
    return shown(value === null || value === undefined ? 'none' : String(value))
  }
}

/** A text on one line and not too long: what came from outside may be anything. */
function shown(text: string): string {
  const letters = Array.from(text)
  return printable(letters.length <= LONGEST ? text : letters.slice(0, LONGEST).join('') + '…')
}
