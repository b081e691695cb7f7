/** Luck, computed again in the browser: see docs/fairness.md and src/tablee/core/fair.py. */

import { hmac, sha256 } from './digest'
import type { Draw, Fairness, Tickets } from './messages'

const RANGE = 2n ** 64n

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

function hex(digest: Uint8Array): string {
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** SHA-256 of the secret, or of a share: what is shown before the match. */
export function commitment(secret: string): string {
  return hex(sha256(bytes(secret)))
}

/** The ticket drawn at a ply, out of so many. */
export function fairTicket(secret: string, contributions: Record<string, string>, tickets: number, ply: number): number {
  const seats = Object.keys(contributions).sort((a, b) => Number(a) - Number(b))
  const given = seats.map((seat) => `${seat}:${contributions[seat]}`).join(',')
  const key = bytes(secret)
  const count = BigInt(tickets)
  const limit = RANGE - (RANGE % count)
  for (let attempt = 0; ; attempt++) {
    const message = new TextEncoder().encode(`${ply}/${attempt}/${given}`)
    const number = new DataView(hmac(key, message).buffer).getBigUint64(0)
    if (number < limit) return Number(number % count)
  }
}

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
  const kept = commitment(secret) === fairness.commitment
  for (const draw of draws) {
    const count = draw.tickets.reduce((sum, one) => sum + one.count, 0)
    const ticket = fairTicket(secret, fairness.contributions, count, draw.ply)
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
