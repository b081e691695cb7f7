/** The ledger: from where a seat started to how it ended, in whole millionths, so that the sum is exact. */

import { CHANCE } from '../rows.ts'
import type { Account, Line } from './findings.ts'

/** A number for each seat. */
export type Amounts = readonly number[]

/** What an action brought every seat by what could be known, and what it brought besides. */
interface Entry {
  actor: number
  amounts: Amounts
  hidden: Amounts
}

/** Seat by seat. */
export function difference(after: Amounts, before: Amounts): number[] {
  return after.map((one, seat) => one - before[seat]!)
}

export function byVictory(lines: readonly Line[]): Entry[] {
  return lines.map(({ actor, wins, hidden_wins }) => ({ actor, amounts: wins, hidden: hidden_wins }))
}

export function byMargin(lines: readonly Line[]): Entry[] {
  return lines.map(({ actor, margins, hidden_margins }) => ({ actor, amounts: margins, hidden: hidden_margins }))
}

/** Every seat's account: what it could expect before and after the deal, and what each action brought it. */
export function accounts(start: Amounts, dealt: Amounts, end: Amounts, entries: readonly Entry[]): Account[] {
  return start.map((begun, seat) => {
    const sum = (counts: (actor: number) => boolean): number =>
      entries.reduce((total, { actor, amounts }) => total + (counts(actor) ? amounts[seat]! : 0), 0)
    return {
      seat,
      start: begun,
      deal: dealt[seat]! - begun,
      luck: sum((actor) => actor === CHANCE),
      hidden: entries.reduce((total, { hidden }) => total + hidden[seat]!, 0),
      own: sum((actor) => actor === seat),
      others: sum((actor) => actor !== seat && actor !== CHANCE),
      end: end[seat]!,
    }
  })
}
