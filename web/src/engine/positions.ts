/** Positions read from JSON: the rows of their facts, or an error that names the place. */

import { BadPosition } from './errors.ts'
import type { Fact, Facts, Node } from './facts.ts'
import { isSame, isTable } from './json.ts'
import { Seat, type Kind } from './kinds.ts'
import { ABSENT, HIDDEN, NONE } from './rows.ts'
import { shortened } from './shown.ts'

const ROOT = 'position'

/** JSON as rows of so many columns, or a BadPosition; what is left out has no row. */
export function rowsOf(facts: Facts, data: unknown, players: number, width: number): number[][] {
  return [...new Reader(players, width).read(facts.root, data, ROOT, [])]
}

class Reader {
  private readonly players: number
  private readonly width: number

  constructor(players: number, width: number) {
    this.players = players
    this.width = width
  }

  *read(node: Node, data: unknown, where: string, keys: readonly number[]): Generator<number[]> {
    const unknown = data === null ? unknownPart(node) : null
    if (node.isValue) {
      yield this.row(node.fact!, keys, { value: data }, where)
    } else if (unknown) {
      const missing: number[] = Array(unknown.keys.length - keys.length).fill(NONE)
      yield this.filled([unknown.code, ...keys, ...missing, HIDDEN])
    } else if (node.grows) {
      yield* this.list(node.fact!, data, where, keys)
    } else if (node.each) {
      yield* this.entries(node, node.each, data, where, keys)
    } else {
      yield* this.names(node, data, where, keys)
    }
  }

  private *list(fact: Fact, data: unknown, where: string, keys: readonly number[]): Generator<number[]> {
    if (!Array.isArray(data)) throw new BadPosition('position-list', { where: place(where), got: shortened(data) })
    if (fact.empty && !data.length) yield this.filled([fact.code, ...keys, ABSENT])
    for (const [number, entry] of data.entries()) {
      const at = `${where}.${number}`
      // A view may not know an item, but a position has to.
      if (entry === null) throw unexpected(fact.values[0]!.kind, at, entry)
      const given = fact.bare ? { value: entry } : table(entry, at, fact.values.map((value) => value.name))
      yield this.row(fact, keys, given, at)
    }
  }

  private *entries(node: Node, each: Node, data: unknown, where: string, keys: readonly number[]): Generator<number[]> {
    if (node.bySeat) {
      const tables = each.names.size > 0 // whatever a table holds may be left out, and so may the last of them
      if (!Array.isArray(data) || data.length > this.players || (data.length < this.players && !tables)) {
        throw new BadPosition('position-seats', { where: place(where), players: this.players, got: shortened(data) })
      }
      for (const [seat, entry] of data.entries()) yield* this.read(each, entry, `${where}.${seat}`, [...keys, seat])
      return
    }
    const counted = Array.isArray(data) && each.isValue ? counts(data) : data // things by name instead of their counts
    if (!isTable(counted)) throw new BadPosition('position-table', { where: place(where), got: shortened(counted) })
    const kind = node.key!.kind
    for (const [name, entry] of Object.entries(counted)) {
      const value = kind.known(name)
      if (value === null) throw unexpected(kind, `${where}.${shortened(name)}`, name)
      yield* this.read(each, entry, `${where}.${name}`, [...keys, value])
    }
  }

  private *names(node: Node, data: unknown, where: string, keys: readonly number[]): Generator<number[]> {
    const fields = node.fact?.values.map((value) => value.name) ?? []
    const growing = [...node.names].filter(([, child]) => child.grows).map(([name]) => name)
    const whole = Array.isArray(data) && growing.length === 1 ? { [growing[0]!]: data } : data // its one list stands for it
    const given = table(whole, where, [...fields, ...node.names.keys()])
    if (node.fact && fields.some((name) => name in given)) {
      const own = fields.filter((name) => name in given).map((name) => [name, given[name]])
      yield this.row(node.fact, keys, Object.fromEntries(own), where)
    }
    for (const [name, child] of node.names) {
      if (name in given) yield* this.read(child, given[name], where === ROOT ? name : `${where}.${name}`, keys)
    }
  }

  private row(fact: Fact, keys: readonly number[], given: Readonly<Record<string, unknown>>, where: string): number[] {
    const values = fact.values.map((value) => {
      const at = fact.bare ? where : `${where}.${value.name}`
      return value.name in given ? this.value(value.kind, given[value.name], at) : NONE
    })
    return this.filled([fact.code, ...keys, ...values])
  }

  private value(kind: Kind, data: unknown, where: string): number {
    if (data === null && kind.nullable) return NONE
    const value = kind.fromData(data)
    if (value === null) throw unexpected(kind, where, data)
    if (kind instanceof Seat && value >= this.players) {
      const params = { where: place(where), low: 0, high: this.players - 1, got: shortened(data) }
      throw new BadPosition('position-number', params)
    }
    return value
  }

  private filled(row: readonly number[]): number[] {
    return [...row, ...Array<number>(this.width - row.length).fill(NONE)]
  }
}

/** The fact that says of this place that it is unknown, if it may be. */
function unknownPart(node: Node): Fact | null {
  const fact = node.each?.isValue ? node.each.fact : node.fact
  return fact?.hidden ? fact : null
}

function counts(data: readonly unknown[]): unknown {
  if (!data.every((name) => typeof name === 'string')) return data
  const found: Record<string, number> = {}
  for (const name of data) found[name] = (found[name] ?? 0) + 1
  return found
}

function unexpected(kind: Kind, where: string, data: unknown): BadPosition {
  const [slug, params] = kind.expected
  return new BadPosition(slug, { where: place(where), got: shortened(data), ...params })
}

function table(data: unknown, where: string, known: readonly string[]): Record<string, unknown> {
  if (!isTable(data)) throw new BadPosition('position-table', { where: place(where), got: shortened(data) })
  for (const name of Object.keys(data)) {
    if (!known.includes(name)) {
      throw new BadPosition('position-unknown', { where: place(where), got: shortened(name), known: known.join(', ') })
    }
  }
  return data
}

function place(where: string): string {
  return where.startsWith(`${ROOT}.`) ? where.slice(ROOT.length + 1) : where
}

/** Where data tells what follows from the rest, too, it has to agree with it. */
export function checkDerived(facts: Facts, given: unknown, found: unknown): void {
  for (const fact of facts.facts) {
    if (fact.derived) compare(fact.parts, fact.bare ? [] : fact.values.map((value) => value.name), given, found, ROOT)
  }
}

function compare(parts: readonly string[], names: readonly string[], given: unknown, found: unknown, where: string): void {
  if ((found === null || found === undefined) && typeof given === 'object' && given !== null) disagree(given, null, where)
  const [part, ...rest] = parts
  const inside = found as Record<string, unknown>
  if (part?.startsWith('{')) {
    if (typeof given !== 'object' || given === null) return
    for (const [key, entry] of Object.entries(given)) {
      if (key in inside) compare(rest, names, entry, inside[key], `${where}.${key}`)
    }
  } else if (part !== undefined) {
    if (isTable(given) && part in given) compare(rest, names, given[part], inside[part], `${where}.${part}`)
  } else if (names.length && !Array.isArray(found)) {
    for (const name of names) {
      if (isTable(given) && name in given) compare([], [], given[name], inside[name], `${where}.${name}`)
    }
  } else if (!isSame(given, found ?? null)) {
    disagree(given, found, where)
  }
}

function disagree(given: unknown, found: unknown, where: string): never {
  throw new BadPosition('position-disagrees', { where: place(where), got: shortened(given), found: shortened(found) })
}
