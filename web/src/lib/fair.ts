/** Luck, computed again in the browser: see docs/fairness.md and src/tablee/core/fair.py. */

import { commitment, fairTicket } from '../engine/fair'
import type { Draw, Fairness, Tickets } from './messages'

export interface Check {
  /** The secret is the one that was promised. */
  kept: boolean
  outcomes: number
  /** The first ply whose outcome does not follow from secret and contributions. */
  wrong: number | null
}

/** Every card, die and tile of a match, drawn again. */
export function verify(fairness: Fairness, draws: readonly Draw[]): Check {
  const secret = fairness.secret ?? ''
  const given = new Map(Object.entries(fairness.contributions).map(([seat, value]) => [Number(seat), value]))
  const kept = commitment(secret) === fairness.commitment
  for (const draw of draws) {
    const count = draw.tickets.reduce((sum, one) => sum + one.count, 0)
    const ticket = fairTicket(secret, given, count, draw.ply)
    if (written(draw.tickets, ticket) !== draw.outcome) return { kept, outcomes: draws.length, wrong: draw.ply }
  }
  return { kept, outcomes: draws.length, wrong: null }
}

/** The outcome on a ticket. */
export function written(tickets: readonly Tickets[], ticket: number): string | null {
  let left = ticket
  for (const { outcome, count } of tickets) {
    if (left < count) return outcome
    left -= count
  }
  return null
}
