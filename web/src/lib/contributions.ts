/** What this browser remembers about luck: the numbers it gave, and what each table promised when it was first seen. */

import { commitment } from '../engine/fair'

const STORE = 'tablee.luck'
const MOST = 300

interface Kept {
  shares: string[]
  /** The seals of others that were shown before one of the shares was drawn. */
  seals: string[]
  promises: [string, string][]
}

const NOTHING: Kept = { shares: [], seals: [], promises: [] }

function kept(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Kept>) }
  } catch {
    return NOTHING
  }
}

function keep({ shares, seals, promises }: Kept): void {
  try {
    localStorage.setItem(STORE, JSON.stringify({ shares: shares.slice(-MOST), seals: seals.slice(-MOST), promises: promises.slice(-MOST) }))
  } catch {
    /* a browser that keeps nothing cannot compare later */
  }
}

/** 32 random bytes of this browser: a seat's share of the luck. `seals` are those of the shares that are fixed already. */
export function contribution(seals: readonly string[] = []): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const share = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const known = kept()
  keep({ ...known, shares: [...known.shares, share], seals: [...known.seals, ...seals] })
  return share
}

export function keepPromise(table: string, commitment: string): void {
  const known = kept()
  if (known.promises.some(([one]) => one === table)) return
  keep({ ...known, promises: [...known.promises, [table, commitment]] })
}

/** How many of these shares were sealed before this browser drew one: nobody who gave them could know it. */
export function sealedBefore(shares: readonly string[]): number {
  const { seals } = kept()
  return shares.filter((share) => seals.includes(commitment(share))).length
}

/** Whether the promise is the one first seen, and the numbers of one's own seats are those one gave. */
export function isAsRemembered(table: string, commitment: string, own: readonly string[]): boolean {
  const { shares, promises } = kept()
  const promised = promises.find(([one]) => one === table)
  return (promised === undefined || promised[1] === commitment) && own.every((share) => shares.includes(share))
}
