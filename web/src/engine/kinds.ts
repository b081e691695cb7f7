/** Kinds of values: what a number in a row means, how it is written, and what people may write for it. */

import type { CodesKind, CompositeKind, KindDeclaration, NumberKind, UnionKind } from './manifest.ts'
import { portable } from './patterns.ts'
import { NONE, WRITTEN } from './rows.ts'

export const CHANCE_WORD = 'chance'
const WHOLE_NUMBER = '0|-?[1-9][0-9]{0,8}'
const IS_WHOLE_NUMBER = new RegExp(`^(?:${WHOLE_NUMBER})$`)

/** What data of a kind must be: the slug of an error and what fills it in. */
export type Expected = readonly [slug: string, params: Record<string, unknown>]

/** A kind of value. In JSON it is a name, unless a subclass says otherwise. */
export abstract class Kind {
  readonly nullable: boolean
  /** The lowest value, where they are counted. */
  readonly low: number = 0
  private readonly loose: RegExp | null

  constructor(declared: { nullable?: boolean; loose?: string }) {
    this.nullable = declared.nullable ?? false
    this.loose = declared.loose === undefined ? null : portable(declared.loose)
  }

  /** A value as notation writes it. */
  abstract word(value: number): string

  /** The value that a word names, null if it names none. */
  abstract known(word: string): number | null

  /** How many values there are, where they can be counted. */
  get radix(): number {
    throw new TypeError('values of this kind cannot be counted')
  }

  /** The value that a word names; WRITTEN for one that could name such a thing, but none there is. */
  read(word: string): number | null {
    const value = this.known(word)
    return value === null && this.loose?.test(word) ? WRITTEN : value
  }

  /** A value in JSON. */
  data(value: number): unknown {
    return value === NONE ? null : this.word(value)
  }

  /** The value of JSON data, null if it is none of this kind. */
  fromData(data: unknown): number | null {
    return typeof data === 'string' ? this.known(data) : null
  }

  abstract get expected(): Expected

  /** The values for people. */
  get spelt(): string {
    throw new TypeError('values of this kind cannot be spelt out')
  }
}

/** A whole number within bounds. */
export class WholeNumber extends Kind {
  override readonly low: number
  readonly high: number

  constructor(declared: Pick<NumberKind, 'low' | 'high'> & { nullable?: boolean; loose?: string }) {
    super(declared)
    this.low = declared.low
    this.high = declared.high
  }

  override get radix(): number {
    return this.high - this.low + 1
  }

  word(value: number): string {
    return String(value)
  }

  known(word: string): number | null {
    return IS_WHOLE_NUMBER.test(word) ? this.fromData(Number(word)) : null
  }

  override data(value: number): unknown {
    return value === NONE ? null : value
  }

  override fromData(data: unknown): number | null {
    return typeof data === 'number' && Number.isInteger(data) && this.low <= data && data <= this.high ? data : null
  }

  get expected(): Expected {
    return ['position-number', { low: this.low, high: this.high }]
  }

  override get spelt(): string {
    return `${this.low}–${this.high}`
  }
}

const MOST_SEAT = 9

/** A seat; the table has only so many, which a reader of positions checks. */
export class Seat extends WholeNumber {
  constructor(declared: { nullable?: boolean; loose?: string }) {
    super({ ...declared, low: 0, high: MOST_SEAT })
  }
}

/** Who is to act: a seat, luck, or nobody once the match is over. */
class Actor extends Kind {
  word(): string {
    throw new TypeError('actors have no notation')
  }

  known(): number | null {
    return null
  }

  override data(value: number): unknown {
    return value >= 0 ? value : value === -1 ? CHANCE_WORD : null
  }

  override fromData(data: unknown): number | null {
    if (data === CHANCE_WORD) return -1
    if (data === null) return -2
    return typeof data === 'number' && Number.isInteger(data) && 0 <= data && data <= MOST_SEAT ? data : null
  }

  get expected(): Expected {
    return ['position-word', { kind: 'actor' }]
  }
}

/** Yes or no. */
class Flag extends Kind {
  word(): string {
    throw new TypeError('flags have no notation')
  }

  known(): number | null {
    return null
  }

  override data(value: number): unknown {
    return value === NONE ? null : value !== 0
  }

  override fromData(data: unknown): number | null {
    return typeof data === 'boolean' ? Number(data) : null
  }

  get expected(): Expected {
    return ['position-flag', {}]
  }
}

/** Things with names, numbered in the order of their declaration. */
class Codes extends Kind {
  readonly names: readonly string[]

  constructor(declared: CodesKind & { nullable?: boolean; loose?: string }) {
    super(declared)
    this.names = declared.names
  }

  override get radix(): number {
    return this.names.length
  }

  word(value: number): string {
    const name = this.names[value]
    if (name === undefined) throw new RangeError(`there is no code ${value} among ${this.names.join(', ')}`)
    return name
  }

  known(word: string): number | null {
    const place = this.names.indexOf(word)
    return place < 0 ? null : place
  }

  get expected(): Expected {
    return ['position-choice', { known: this.names.map((name) => name || '""').join(', ') }]
  }

  override get spelt(): string {
    return this.names.join(', ')
  }
}

/** Names made of parts, such as `c7`: a number in a mixed radix, the last part counting least. */
class Composite extends Kind {
  private readonly name: string
  private readonly template: string
  private readonly parts: readonly (readonly [name: string, kind: Kind])[]
  private readonly pattern: RegExp

  constructor(declared: CompositeKind & { nullable?: boolean; loose?: string }) {
    super(declared)
    this.name = declared.name
    this.template = declared.template
    this.parts = Object.entries(declared.parts).map(([name, part]) => [name, kindOf(part)] as const)
    const choices = new Map(this.parts.map(([name, kind]) => [name, `(?<${name}>${choicesOf(kind)})`]))
    const pieces = declared.template.split(/\{(\w+)\}/)
    const pattern = pieces.map((piece, place) => (place % 2 ? choices.get(piece)! : escaped(piece)))
    this.pattern = new RegExp(`^(?:${pattern.join('')})$`, 'u')
  }

  override get radix(): number {
    return this.parts.reduce((product, [, kind]) => product * kind.radix, 1)
  }

  word(value: number): string {
    const words = new Map<string, string>()
    for (const [name, kind] of [...this.parts].reverse()) {
      words.set(name, kind.word((value % kind.radix) + kind.low))
      value = Math.floor(value / kind.radix)
    }
    return this.template.replace(/\{(\w+)\}/g, (_, name: string) => words.get(name)!)
  }

  known(word: string): number | null {
    const found = this.pattern.exec(word)?.groups
    if (!found) return null
    let total = 0
    for (const [name, kind] of this.parts) {
      const value = kind.known(found[name]!)
      if (value === null) return null
      total = total * kind.radix + value - kind.low
    }
    return total
  }

  get expected(): Expected {
    return ['position-word', { kind: this.name }]
  }

  override get spelt(): string {
    return this.template
  }
}

function choicesOf(kind: Kind): string {
  if (!(kind instanceof Codes)) return WHOLE_NUMBER
  return [...kind.names].sort((one, other) => other.length - one.length).map(escaped).join('|')
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

/** Values of several kinds, numbered one kind after the other. */
class Union extends Kind {
  private readonly name: string
  private readonly kinds: readonly Kind[]

  constructor(declared: UnionKind & { nullable?: boolean; loose?: string }) {
    super(declared)
    this.name = declared.name
    this.kinds = declared.kinds.map(kindOf)
  }

  private part(value: number): readonly [Kind, number] {
    for (const kind of this.kinds) {
      if (value < kind.radix) return [kind, value + kind.low]
      value -= kind.radix
    }
    throw new RangeError(`${this.name} has no value so high: ${value} too many`)
  }

  private first(find: (kind: Kind) => number | null): number | null {
    let start = 0
    for (const kind of this.kinds) {
      const value = find(kind)
      if (value !== null) return start + value - kind.low
      start += kind.radix
    }
    return null
  }

  word(value: number): string {
    const [kind, inner] = this.part(value)
    return kind.word(inner)
  }

  known(word: string): number | null {
    return this.first((kind) => kind.known(word))
  }

  override data(value: number): unknown {
    if (value === NONE) return null
    const [kind, inner] = this.part(value)
    return kind.data(inner)
  }

  override fromData(data: unknown): number | null {
    return this.first((kind) => kind.fromData(data))
  }

  get expected(): Expected {
    return ['position-choice', { known: this.kinds.map((kind) => kind.spelt).join(', ') }]
  }
}

/** The kind that a declaration describes. */
export function kindOf(declared: KindDeclaration): Kind {
  switch (declared.kind) {
    case 'number':
      return new WholeNumber(declared)
    case 'seat':
      return new Seat(declared)
    case 'actor':
      return new Actor(declared)
    case 'flag':
      return new Flag(declared)
    case 'codes':
      return new Codes(declared)
    case 'composite':
      return new Composite(declared)
    case 'union':
      return new Union(declared)
  }
}
