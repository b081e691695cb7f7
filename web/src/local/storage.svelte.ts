/**
 * Where this page keeps its tables: the browser's own database, act by act. Beside them it remembers one's matches at a
 * house: what lists show of them, and their records. An act is written once, under the number that
 * follows the last one; whoever finds the number taken has been overtaken by another tab. A browser that keeps nothing
 * (private mode, no space) is no reason to stop: the match goes on, and `kept` says that it will be forgotten.
 */

import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb'

import type { Found, OptionValue } from '../engine'
import type { Mine } from '../lib/messages'

const NAME = 'tablee'
const VERSION = 4

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
  /** The table at a house where the match went on. */
  moved: string | null
  /** Once the match is over. */
  ended: { winners: number[]; totals: number[]; record: string } | null
}

export type Act = { act: 'play'; seat: number; move: string } | { act: 'undo'; seat: number }

/** A match at a house, as this device remembers it. */
export interface Remembered {
  id: string
  mine: Mine
  /** Once the match is over and the house was asked for it. */
  record: string | null
  /** Taken from the list on this device; the house has it for the others. */
  hidden: boolean
}

/** What a review of a match has found out so far, ply by ply, by the kernels of one module. */
export interface KeptReview {
  id: string
  kernels: string
  found: (Found | null)[]
}

/** A puzzle that was opened: whether it was solved, or only its solution seen. */
export interface TriedPuzzle {
  /** `sunny-day/17-45`. */
  id: string
  solved: boolean
}

/** How many hints were asked for in a match. */
export interface AskedHints {
  id: string
  count: number
}

interface Schema extends DBSchema {
  tables: { key: string; value: LocalTable }
  acts: { key: [string, number]; value: Act }
  remembered: { key: string; value: Remembered }
  reviews: { key: string; value: KeptReview }
  puzzles: { key: string; value: TriedPuzzle }
  hints: { key: string; value: AskedHints }
}

type Upgrade = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>

/** Somebody else, another tab of this browser, has written an act of this number. */
export class Overtaken extends Error {}

class Storage {
  /** Whether what happens is kept beyond this visit. */
  kept = $state(true)
  private readonly opened: Promise<IDBPDatabase<Schema> | null>
  /** What the browser would not keep, for as long as the page is open. */
  private readonly tables = new Map<string, LocalTable>()
  private readonly acts = new Map<string, Act[]>()
  private readonly house = new Map<string, Remembered>()

  constructor() {
    this.opened = this.open().catch(() => this.forgetful())
  }

  private async open(): Promise<IDBPDatabase<Schema>> {
    return openDB<Schema>(NAME, VERSION, {
      async upgrade(database, from, _, transaction) {
        if (from < 1) {
          database.createObjectStore('tables', { keyPath: 'id' })
          database.createObjectStore('acts')
        }
        if (from < 2) {
          database.createObjectStore('remembered', { keyPath: 'id' })
          await addMoved(transaction)
        }
        if (from < 3) database.createObjectStore('reviews', { keyPath: 'id' })
        if (from < 4) {
          database.createObjectStore('puzzles', { keyPath: 'id' })
          database.createObjectStore('hints', { keyPath: 'id' })
        }
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

  /**
   * Keep an act, and the table that it changes; `before` are the acts so far. Where the match went on is no act, and stays
   * as it is stored.
   */
  async add(table: LocalTable, before: readonly Act[], act: Act): Promise<void> {
    if (!this.tables.has(table.id)) {
      const written = await this.try(async (database) => {
        const transaction = database.transaction(['tables', 'acts'], 'readwrite', { durability: 'strict' })
        const write = async (): Promise<void> => {
          const stored = await transaction.objectStore('tables').get(table.id)
          await transaction.objectStore('tables').put({ ...table, moved: stored?.moved ?? table.moved })
        }
        await Promise.all([transaction.objectStore('acts').add(act, [table.id, before.length]), write(), transaction.done])
        return true
      })
      if (written) return
    }
    this.remember({ ...table, moved: this.tables.get(table.id)?.moved ?? table.moved }, [...before, act])
  }

  /** Keep a table with all its acts, instead of what there is of it; all of it or nothing. */
  async bring(table: LocalTable, acts: readonly Act[]): Promise<void> {
    const written = await this.try(async (database) => {
      const transaction = database.transaction(['tables', 'acts'], 'readwrite', { durability: 'strict' })
      const store = transaction.objectStore('acts')
      await Promise.all([
        store.delete(IDBKeyRange.bound([table.id, 0], [table.id, Infinity])),
        ...acts.map((act, number) => store.add(act, [table.id, number])),
        transaction.objectStore('tables').put(table),
        transaction.done,
      ])
      return true
    })
    if (!written) this.remember(table, [...acts])
  }

  async delete(id: string): Promise<void> {
    this.tables.delete(id)
    this.acts.delete(id)
    await this.try(async (database) => {
      const transaction = database.transaction(['tables', 'acts', 'reviews', 'hints'], 'readwrite')
      await Promise.all([
        transaction.objectStore('tables').delete(id),
        transaction.objectStore('reviews').delete(id),
        transaction.objectStore('hints').delete(id),
        transaction.objectStore('acts').delete(IDBKeyRange.bound([id, 0], [id, Infinity])),
        transaction.done,
      ])
      return true
    })
  }

  // --- matches at a house

  async allRemembered(): Promise<Remembered[]> {
    const stored = await this.try((database) => database.getAll('remembered'))
    return [...(stored ?? []).filter((one) => !this.house.has(one.id)), ...this.house.values()]
  }

  async remembered(id: string): Promise<Remembered | null> {
    return this.house.get(id) ?? (await this.try((database) => database.get('remembered', id))) ?? null
  }

  async putRemembered(one: Remembered): Promise<void> {
    if (this.house.has(one.id) || (await this.try((database) => database.put('remembered', one))) === undefined) this.house.set(one.id, one)
  }

  async forgetRemembered(id: string): Promise<void> {
    this.house.delete(id)
    await this.try(async (database) => {
      await database.delete('remembered', id)
      return true
    })
  }

  // --- reviews; one that cannot be kept is made anew

  async review(id: string): Promise<KeptReview | null> {
    return (await this.try((database) => database.get('reviews', id))) ?? null
  }

  async putReview(review: KeptReview): Promise<void> {
    await this.try((database) => database.put('reviews', review))
  }

  async forgetReview(id: string): Promise<void> {
    await this.try((database) => database.delete('reviews', id))
  }

  // --- puzzles

  async triedPuzzles(): Promise<TriedPuzzle[]> {
    return (await this.try((database) => database.getAll('puzzles'))) ?? []
  }

  async putPuzzle(one: TriedPuzzle): Promise<void> {
    await this.try((database) => database.put('puzzles', one))
  }

  // --- hints

  /** How many were asked for, by match. */
  async hints(): Promise<Map<string, number>> {
    return new Map(((await this.try((database) => database.getAll('hints'))) ?? []).map(({ id, count }) => [id, count]))
  }

  async countHint(id: string): Promise<void> {
    await this.try(async (database) => {
      const transaction = database.transaction('hints', 'readwrite')
      const before = await transaction.store.get(id)
      await Promise.all([transaction.store.put({ id, count: (before?.count ?? 0) + 1 }), transaction.done])
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

/** Tables of the first version knew no house to go on at. */
async function addMoved(transaction: Upgrade): Promise<void> {
  let cursor = await transaction.objectStore('tables').openCursor()
  while (cursor) {
    await cursor.update({ ...cursor.value, moved: null })
    cursor = await cursor.continue()
  }
}

export const storage = new Storage()
