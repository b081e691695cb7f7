/** Patterns of the declarations, which are written for Python, and texts taken apart as Python does it. */

/** What Python means by these, in the words of a browser. */
const CLASSES: readonly (readonly [python: string, here: string])[] = [
  ['[^\\W\\d_]', '[\\p{L}\\p{Nl}\\p{No}]'],
  ['\\d', '\\p{Nd}'],
  ['\\w', '[\\p{L}\\p{N}_]'],
]

/** A pattern that a whole text must match. */
export function portable(pattern: string): RegExp {
  const here = CLASSES.reduce((text, [python, meaning]) => text.replaceAll(python, meaning), pattern)
  return new RegExp(`^(?:${here})$`, 'u')
}

const SPACE = '\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000'
const SPACES = new RegExp(`[${SPACE}]+`)
const SPACES_BEHIND = new RegExp(`[${SPACE}]+$`)
const LINE_END = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/

export function words(text: string): string[] {
  return text.split(SPACES).filter((word) => word)
}

export function lines(text: string): string[] {
  const found = text.split(LINE_END)
  if (found.at(-1) === '') found.pop()
  return found
}

export function withoutSpacesBehind(text: string): string {
  return text.replace(SPACES_BEHIND, '')
}
