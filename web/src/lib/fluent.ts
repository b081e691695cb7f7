/** Sentences of Project Fluent, as `tablee.core.fluent` says them in Python: the same files, the same values. */

import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue, type FluentVariable, type Scope } from '@fluent/bundle'

/** What can fill in a sentence: numbers, codes and texts, flags, and lists of them. */
export type Argument = string | number | boolean | null | readonly (string | number)[]
export type Arguments = Record<string, Argument>

/** The habits of a language: how numbers, plurals and lists are written. */
const LOCALES: Record<string, string> = { en: 'en-GB', fr: 'fr', it: 'it' }

/** Texts, joined as the language joins them: "red, blue and pink". */
class Listed extends FluentType<readonly string[]> {
  toString(scope: Scope): string {
    return new Intl.ListFormat(scope.bundle.locales, { type: 'conjunction' }).format(this.value)
  }
}

/** The messages of some files in one language. */
export function bundleOf(language: string, files: readonly string[]): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(LOCALES[language] ?? language, {
    useIsolating: false,
    functions: { WORD: ([value]) => (typeof value === 'string' ? word(bundle, value) : (value as FluentValue)) },
  })
  for (const file of files) {
    const errors = bundle.addResource(new FluentResource(file))
    if (errors.length) throw errors[0]
  }
  return bundle
}

/** A message, filled in; an error where it does not exist or lacks something, never half a sentence. */
export function say(bundle: FluentBundle, name: string, params: Arguments = {}): string {
  const pattern = bundle.getMessage(name)?.value
  if (!pattern) throw new Error(`there is no sentence ${name}`)
  const given: Record<string, FluentVariable> = {}
  for (const [one, value] of Object.entries(params)) given[one] = variable(bundle, value)
  const errors: Error[] = []
  const said = bundle.formatPattern(pattern, given, errors)
  if (errors[0]) throw new Error(`${name} cannot be said with ${Object.keys(params).join(', ')}: ${errors[0].message}`)
  return said
}

/** A code in the reader's language, `blue-5` as "blue 5"; what is no code, as it is. */
export function word(bundle: FluentBundle, value: string): string {
  const [, kind, number] = /^(.*)-(\d+)$/.exec(value) ?? []
  if (kind !== undefined && bundle.hasMessage(`word-${kind}`)) return `${word(bundle, kind)} ${number}`
  return bundle.hasMessage(`word-${value}`) ? say(bundle, `word-${value}`) : value
}

function variable(bundle: FluentBundle, value: Argument): FluentVariable {
  if (typeof value === 'number') return new FluentNumber(value, { useGrouping: false })
  if (typeof value === 'string') return value
  if (value === null || typeof value === 'boolean') return String(value ?? 'none')
  return new Listed(value.map((one) => (typeof one === 'string' ? word(bundle, one) : String(one))))
}
