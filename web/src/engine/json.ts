/** Plain data, as JSON has it. */

export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [name: string]: Json
}
/** The same while it is being made. */
export type Data = Record<string, unknown>

export function isTable(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data) && !ArrayBuffer.isView(data)
}

/** Whether two pieces of data say the same; the order of names does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((part, place) => isSame(part, other[place]))
  }
  if (isTable(one) && isTable(other)) {
    const names = Object.keys(one)
    return names.length === Object.keys(other).length && names.every((name) => name in other && isSame(one[name], other[name]))
  }
  return one === other
}
