/** What a move has done, or would do, to the pictures: read from events alone. */

import type { Card, Event, Property, Target, Zone } from './declared'

export interface LotChange {
  /** Seats of hotels that come on top. */
  added: number[]
  /** How many hotels leave the top. */
  removed: number
  /** Who gets the title; null where it goes back beside the board; undefined where it stays. */
  owner?: number | null
}

export interface Changes {
  lots: Map<Property, LotChange>
  tokens: Map<number, { was: number; now: number }>
  storm: Zone | null
  /** Hotels that go from a property to another, or back to their player (`to` null). */
  trips: Trip[]
}

export interface Trip {
  seat: number
  from: Property
  to: Property | null
}

export function changesOf(events: Event[]): Changes {
  const changes: Changes = { lots: new Map(), tokens: new Map(), storm: null, trips: [] }
  const lot = (property: Property): LotChange => {
    const found = changes.lots.get(property) ?? { added: [], removed: 0 }
    changes.lots.set(property, found)
    return found
  }
  for (const event of events) {
    const seat = event.seat ?? 0
    if (event.event === 'build' || event.event === 'built') lot(event.property).added.push(...Array<number>(event.hotels).fill(seat))
    else if (event.event === 'removed') {
      lot(event.property).removed += 1
      changes.trips.push({ seat, from: event.property, to: null })
    } else if (event.event === 'moved') {
      lot(event.property).removed += 1
      lot(event.second).added.push(seat)
      changes.trips.push({ seat, from: event.property, to: event.second })
    } else if (event.event === 'title' || event.event === 'title-won') lot(event.property).owner = seat
    else if (event.event === 'title-back') lot(event.property).owner = null
    else if (event.event === 'token') changes.tokens.set(seat, { was: event.was, now: event.now })
    else if (event.event === 'hurricane') changes.storm = event.zone
  }
  return changes
}

export interface CardPlayed {
  seat: number
  card: Card
  targets: Target[]
}

/** The Fortune card that was played last. */
export function cardOf(events: Event[]): CardPlayed | null {
  const last = events.filter((one) => one.event === 'card' || one.event === 'card-on' || one.event === 'insured').at(-1)
  return last ? { seat: last.seat ?? 0, card: last.card, targets: 'targets' in last ? last.targets : [] } : null
}

/** The Fortune card that a seat has drawn last, where the viewer may see it. */
export function drawnBy(events: Event[], seat: number | null): Card | null {
  const mine = events.flatMap((one) => (one.event === 'draw' && one.seat === seat && one.card ? [one.card] : []))
  return mine.at(-1) ?? null
}
