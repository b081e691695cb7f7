/** What a move has done, or would do, to the pictures: read from events alone. */

import type { GameEvent, LegalMove } from '../contract'
import type { View } from './types'

export interface LotChange {
  /** Seats of hotels that come on top. */
  added: number[]
  /** How many hotels leave the top. */
  removed: number
  /** Who gets the title; null where it goes back beside the board; undefined where it stays. */
  owner?: number | null
}

export interface Changes {
  lots: Map<string, LotChange>
  tokens: Map<number, { was: number; now: number }>
  storm: string | null
  /** Hotels that go from a property to another, or back to their player (`to` null). */
  trips: Trip[]
}

export interface Trip {
  seat: number
  from: string
  to: string | null
}

const name = (value: unknown): string => (typeof value === 'string' ? value : '')

const nothing = (): Changes => ({ lots: new Map(), tokens: new Map(), storm: null, trips: [] })

export function changesOf(events: GameEvent[]): Changes {
  const changes = nothing()
  const lot = (property: unknown): LotChange => {
    const found = changes.lots.get(name(property)) ?? { added: [], removed: 0 }
    changes.lots.set(name(property), found)
    return found
  }
  for (const event of events) {
    const seat = event.seat ?? 0
    if (event.event === 'build' || event.event === 'built') {
      lot(event.property).added.push(...Array<number>(Number(event.hotels)).fill(seat))
    } else if (event.event === 'removed') {
      lot(event.property).removed += 1
      changes.trips.push({ seat, from: name(event.property), to: null })
    } else if (event.event === 'moved') {
      lot(event.property).removed += 1
      lot(event.second).added.push(seat)
      changes.trips.push({ seat, from: name(event.property), to: name(event.second) })
    } else if (event.event === 'title' || event.event === 'title-won') lot(event.property).owner = seat
    else if (event.event === 'title-back') lot(event.property).owner = null
    else if (event.event === 'token') changes.tokens.set(seat, { was: Number(event.was), now: Number(event.now) })
    else if (event.event === 'hurricane') changes.storm = name(event.zone)
  }
  return changes
}

export interface CardPlayed {
  seat: number
  card: string
  targets: string[]
}

/** The Fortune card that was played last. */
export function cardOf(events: GameEvent[]): CardPlayed | null {
  const last = [...events].reverse().find(({ event }) => event === 'card' || event === 'card-on' || event === 'insured')
  const targets = Array.isArray(last?.targets) ? last.targets.map(String) : []
  return last ? { seat: last.seat ?? 0, card: name(last.card), targets } : null
}

/** What a card does with its first and its second property, for drawing it before its consequences are known. */
const CARDS: Record<string, ('put' | 'put-two' | 'take' | 'replace' | 'swap')[]> = {
  'quick-build': ['put'], 'extra-storeys': ['put-two'], 'twin-project': ['put', 'put'], 'fresh-start': ['put', 'put'],
  relocation: ['take', 'put'], takeover: ['replace'], exchange: ['swap', 'replace'], demolition: ['take'], scandal: ['take'],
}

/** A chosen move drawn at once, as far as hotels go; titles and tokens wait for the server's answer. */
export function intended(move: LegalMove, view: View, seat: number): Changes {
  const changes = nothing()
  const [one, two] = [name(move.data.property), name(move.data.second)]
  const own = (count: number): number[] => Array<number>(count).fill(seat)
  if (move.data.move === 'build') changes.lots.set(one, { added: own(Number(move.data.hotels)), removed: 0 })
  const parts = CARDS[move.data.move] ?? []
  parts.forEach((part, index) => {
    const other = view.properties[two]?.stack.at(-1) ?? seat
    const added = { put: own(1), 'put-two': own(2), take: [], replace: own(1), swap: [other] }[part]
    changes.lots.set(index === 0 ? one : two, { added, removed: part === 'put' || part === 'put-two' ? 0 : 1 })
  })
  return changes
}
