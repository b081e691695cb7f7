/** What the matches of a device add up to: by game and level of the bots, and against everybody by name. */

import type { Mine } from '../lib/messages'

/** Against whom a match was played: the bot of all the others, or what they were. */
export type Against = string | 'people' | 'bots' | 'both'

export interface Total {
  game: string
  against: Against
  played: number
  won: number
  /** The most points in a match; null where one's seat is not known. */
  best: number | null
}

export interface Opponent {
  name: string
  /** The bot; null for a person. */
  bot: string | null
  played: number
  /** How often one had the better of them. */
  ahead: number
}

/** The seat that is oneself: the only one of this device, or that of one's own name; null where nobody can say. */
export function ownSeat({ seats, summary }: Mine, name: string): number | null {
  if (seats.length === 1) return seats[0]!
  return seats.find((seat) => summary.names[seat] === name) ?? null
}

/** The place of a seat in a finished match: who has won is before everybody else, then points decide. */
export function placeOf({ summary }: Mine, seat: number): number {
  const { winners, totals } = summary
  if (winners.includes(seat)) return 1
  return 1 + totals.filter((total, other) => other !== seat && (winners.includes(other) || total > totals[seat]!)).length
}

export function isFinished({ summary }: Mine): boolean {
  return summary.state === 'over' && summary.totals.length === summary.players
}

export function totals(matches: readonly Mine[], name: string): Total[] {
  const found = new Map<string, Total>()
  for (const one of matches.filter(isFinished)) {
    const { game, totals: points } = one.summary
    const me = ownSeat(one, name)
    const against = opponents(one, me)
    const key = `${game}/${against}`
    const total = found.get(key) ?? { game, against, played: 0, won: 0, best: null }
    total.played += 1
    if (me !== null && one.summary.winners.includes(me)) total.won += 1
    for (const seat of me === null ? one.seats : [me]) total.best = Math.max(total.best ?? points[seat]!, points[seat]!)
    found.set(key, total)
  }
  return [...found.values()].sort((one, other) => compare(one.game, other.game) || compare(one.against, other.against))
}

function opponents({ summary }: Mine, me: number | null): Against {
  const bots = new Set(summary.names.flatMap((_, seat) => (seat === me ? [] : [summary.seat_bots[seat] ?? null])))
  if (summary.bots > 0 && summary.seat_bots.length === 0) return summary.bots === summary.players - 1 ? 'bots' : 'both'
  if (!bots.has(null)) return bots.size === 1 ? [...bots][0]! : 'bots'
  return bots.size === 1 ? 'people' : 'both'
}

/** Everybody one has played against, most often first; only matches in which one is somebody oneself. */
export function headToHead(matches: readonly Mine[], name: string): Opponent[] {
  const found = new Map<string, Opponent>()
  for (const one of matches.filter(isFinished)) {
    const me = ownSeat(one, name)
    if (me === null) continue
    const mine = placeOf(one, me)
    for (const [seat, who] of one.summary.names.entries()) {
      if (seat === me) continue
      const bot = one.summary.seat_bots[seat] ?? null
      const key = bot === null ? `person ${who}` : `bot ${bot}`
      const opponent = found.get(key) ?? { name: who, bot, played: 0, ahead: 0 }
      opponent.played += 1
      if (mine < placeOf(one, seat)) opponent.ahead += 1
      found.set(key, opponent)
    }
  }
  return [...found.values()].sort((one, other) => other.played - one.played || compare(one.bot ?? one.name, other.bot ?? other.name))
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
