/** Facts: a state, a view or the board as rows, and as JSON. What is read from JSON is in `positions.ts`. */

import { Field } from './forms.ts'
import type { Data } from './json.ts'
import { Seat } from './kinds.ts'
import type { FactDeclaration } from './manifest.ts'
import { ABSENT, HIDDEN, NONE, type Row } from './rows.ts'

/** One fact: its place, its keys and its values; a single value without a name stands for itself. */
export class Fact {
  readonly code: number
  readonly parts: readonly string[]
  readonly grows: boolean
  readonly keys: readonly Field[]
  readonly values: readonly Field[]
  readonly bare: boolean
  readonly derived: boolean
  readonly hidden: boolean
  readonly empty: boolean

  constructor(declared: FactDeclaration, code: number) {
    this.code = code
    this.grows = declared.path.endsWith('[]')
    this.parts = (this.grows ? declared.path.slice(0, -2) : declared.path).split('.')
    this.keys = declared.keys.map((key) => new Field(key))
    this.values = declared.values.map((value) => new Field(value))
    this.bare = declared.bare
    this.derived = declared.derived
    this.hidden = declared.hidden
    this.empty = declared.empty
  }
}

/** A place in the JSON: a table of names or by keys, a list by seat, a list that grows, or a value. */
export class Node {
  readonly names = new Map<string, Node>()
  key: Field | null = null
  each: Node | null = null
  grows = false
  fact: Fact | null = null

  get isValue(): boolean {
    return this.fact !== null && this.fact.bare && !this.grows
  }

  get bySeat(): boolean {
    return this.key !== null && this.key.kind instanceof Seat
  }

  /** What stands here while there is nothing to tell. */
  nothing(players: number): unknown {
    if (this.grows) return []
    if (this.each) return this.bySeat ? Array.from({ length: players }, () => this.each!.nothing(players)) : {}
    if (this.isValue) return null
    const data: Data = {}
    for (const [name, node] of this.names) if (!node.isValue) data[name] = node.nothing(players)
    return data
  }
}

/** A list or table, and a place in it. */
type Holder = Record<string | number, unknown>

/** The facts of a game, numbered in the order of their declaration. */
export class Facts {
  readonly facts: readonly Fact[]
  readonly root = new Node()

  constructor(declared: readonly FactDeclaration[]) {
    this.facts = declared.map((fact, code) => new Fact(fact, code))
    for (const fact of this.facts) this.place(fact)
  }

  private place(fact: Fact): void {
    let node = this.root
    const keys = fact.keys.values()
    for (const part of fact.parts) {
      if (part.startsWith('{')) {
        node.key = keys.next().value!
        node = node.each ??= new Node()
      } else {
        if (!node.names.has(part)) node.names.set(part, new Node())
        node = node.names.get(part)!
      }
    }
    node.fact = fact
    node.grows = fact.grows
  }

  /** Rows as JSON. */
  data(rows: Iterable<Row>, players: number): Data {
    const data = this.root.nothing(players) as Data
    for (const row of rows) this.put(data, this.facts[row[0]!]!, row, players)
    return data
  }

  private put(data: Data, fact: Fact, row: Row, players: number): void {
    let node = this.root
    let holder: Holder = { '': data }
    let name: string | number = ''
    const keys = fact.keys.values()
    for (const part of fact.parts) {
      const inside = holder[name] as Holder
      if (part.startsWith('{')) {
        const key: Field = keys.next().value!
        const value = row[key.column]!
        if (value === NONE) break // not one entry, but all of them
        name = node.bySeat ? value : key.kind.word(value)
        node = node.each!
        if (!Array.isArray(inside) && !(name in inside)) inside[name] = node.nothing(players)
      } else {
        name = part
        node = node.names.get(part)!
      }
      holder = inside
    }
    const first = row[fact.values[0]!.column]!
    if (first === ABSENT) delete holder[name]
    else if (first === HIDDEN) holder[name] = null
    else this.tell(fact, node, row, holder, name)
  }

  private tell(fact: Fact, node: Node, row: Row, holder: Holder, name: string | number): void {
    const told = fact.bare ? fact.values[0]!.data(row) : Object.fromEntries(fact.values.map((one) => [one.name, one.data(row)]))
    if (node.grows) (holder[name] as unknown[]).push(told)
    else if (fact.bare) holder[name] = told
    else Object.assign(holder[name] as object, told)
  }
}
