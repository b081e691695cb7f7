/** What came from outside, as an error message shows it: in the words of the engine in Python, and short. */

import { isTable } from './json.ts'

const LIMIT = 60

/** What came, short enough for an error message. */
export function shortened(data: unknown): string {
  const shown = typeof data === 'string' ? data : written(data)
  const letters = Array.from(shown)
  return letters.length <= LIMIT ? shown : letters.slice(0, LIMIT - 1).join('') + '…'
}

/** Data as Python writes it. */
export function written(data: unknown): string {
  if (data === null || data === undefined) return 'None'
  if (typeof data === 'boolean') return data ? 'True' : 'False'
  if (typeof data === 'string') return quoted(data)
  if (Array.isArray(data)) return `[${data.map(written).join(', ')}]`
  if (isTable(data)) {
    return `{${Object.entries(data).map(([name, value]) => `${quoted(name)}: ${written(value)}`).join(', ')}}`
  }
  return String(data)
}

/** What sort of data it is, as Python calls it. */
export function sortOf(data: unknown): string {
  if (data === null || data === undefined) return 'NoneType'
  if (typeof data === 'boolean') return 'bool'
  if (typeof data === 'string') return 'str'
  if (typeof data === 'number') return Number.isInteger(data) ? 'int' : 'float'
  return Array.isArray(data) ? 'list' : 'dict'
}

function quoted(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'"
  const inner = printable(text.replaceAll('\\', '\\\\'))
  return mark + (mark === "'" ? inner.replaceAll("'", "\\'") : inner) + mark
}

const NAMED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** A text on one line: what cannot be printed is written by its number. */
export function printable(text: string): string {
  return text.replace(/[^\P{C} ]|[^\P{Z} ]/gu, (letter) => NAMED[letter] ?? numbered(letter.codePointAt(0)!))
}

function numbered(code: number): string {
  const digits = code.toString(16)
  if (code < 0x100) return `\\x${digits.padStart(2, '0')}`
  return code < 0x10000 ? `\\u${digits.padStart(4, '0')}` : `\\U${digits.padStart(8, '0')}`
}
