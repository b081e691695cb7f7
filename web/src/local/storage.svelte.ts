/**
 * Where this page keeps its tables: the browser's own database, act by act. An act is written once, under the number that
 * follows the last one; whoever finds the number taken has been overtaken by another tab. A browser that keeps nothing
 * (private mode, no space) is no reason to stop: the match goes on, and `kept` says that it will be forgotten.
 */

import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

import type { OptionValue } from '../engine'

const NAME = 'tablee'
const VERSION = 1

export type LocalSeat =
  | { kind: 'person'; name: string; contribution: string }
  | { kind: 'bot'; name: string; bot: string }

/** A table as it was set up, and what became of it. */
export interface LocalTable {
  id: string
  game: string
  rules: number
  players: number
  options: Record<string, OptionValue>
  edition: string
  /** Where the match starts, if not at the beginning. */
  position: unknown
  /** The secret of its luck. */
  secret: string
  seats: LocalSeat[]
  created: number
  changed: number
  /** The table of the rematch. */
  next: string | null
  /** Once the match is over. */
  ended: { winners: number[]; totals: number[]; record: string } | null
}

export type Act = { act: 'play'; seat: number; move: string } | { act: 'undo'; seat: number }

interface Schema extends DBSchema {
  tables: { key: string; value: LocalTable }
  acts: { key: [string, number]; value: Act }
}

/** Somebody else, another tab of this browser, has written an act of this number. */
export class Overtaken extends Error {}

class Storage {
  /** Whether what happens is kept beyond this visit. */
  kept = $state(true)
  private readonly opened: Promise<IDBPDatabase<Schema> | null>
  /** What the browser would not keep, for as long as the page is open. */
  private readonly tables = new Map<string, LocalTable>()
  private readonly acts = new Map<string, Act[]>()

  constructor() {
    this.opened = this.open().catch(() => this.forgetful())
  }

  private async open(): Promise<IDBPDatabase<Schema>> {
    return openDB<Schema>(NAME, VERSION, {
      upgrade(database) {
        database.createObjectStore('tables', { keyPath: 'id' })
        database.createObjectStore('acts')
      },
      // A newer page in another tab wants to bring the database up to date: let it.
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    })
  }

  private forgetful(): null {
    this.kept = false
    return null
  }

  async all(): Promise<LocalTable[]> {
    const stored = await this.try((database) => database.getAll('tables'))
    const forgotten = [...this.tables.values()]
    return [...(stored ?? []).filter((one) => !this.tables.has(one.id)), ...forgotten]
  }

  async table(id: string): Promise<LocalTable | null> {
    return this.tables.get(id) ?? (await this.try((database) => database.get('tables', id))) ?? null
  }

  /** Acts of a table from a number on, in order. */
  async actsOf(id: string, from = 0): Promise<Act[]> {
    const forgotten = this.acts.get(id)
    if (forgotten) return forgotten.slice(from)
    return (await this.try((database) => database.getAll('acts', IDBKeyRange.bound([id, from], [id, Infinity])))) ?? []
  }

  /** Keep a table as it is now. */
  async put(table: LocalTable): Promise<void> {
    if (this.tables.has(table.id)) this.tables.set(table.id, table)
    else if ((await this.try((database) => database.put('tables', table))) === undefined) this.remember(table, [])
  }

  /** Keep an act, and the table that it changes; `before` are the acts so far. */
  async add(table: LocalTable, before: readonly Act[], act: Act): Promise<void> {
    if (!this.tables.has(table.id)) {
      const written = await this.try(async (database) => {
        const transaction = database.transaction(['tables', 'acts'], 'readwrite', { durability: 'strict' })
        await Promise.all([
          transaction.objectStore('acts').add(act, [table.id, before.length]),
          transaction.objectStore('tables').put(table),
          transaction.done,
        ])
        return true
      })
      if (written) return
    }
    this.remember(table, [...before, act])
  }

  async delete(id: string): Promise<void> {
    this.tables.delete(id)
    this.acts.delete(id)
    await this.try(async (database) => {
      const transaction = database.transaction(['tables', 'acts'], 'readwrite')
      await Promise.all([
        transaction.objectStore('tables').delete(id),
        transaction.objectStore('acts').delete(IDBKeyRange.bound([id, 0], [id, Infinity])),
        transaction.done,
      ])
      return true
    })
  }

  private remember(table: LocalTable, acts: Act[]): void {
    this.tables.set(table.id, table)
    this.acts.set(table.id, acts)
  }

  /** What the database answers; nothing, and `kept` is no longer true, where it refuses. */
  private async try<Answer>(question: (database: IDBPDatabase<Schema>) => Promise<Answer>): Promise<Answer | undefined> {
    try {
      const database = await this.opened
      return database ? await question(database) : undefined
    } catch (error) {
      if ((error as DOMException).name === 'ConstraintError') throw new Overtaken()
      this.kept = false
      return undefined
    }
  }
}

export const storage = new Storage()
