/** What is rare enough to be celebrated. */

import type { Moment } from '../contract'
import type { Event } from './declared'
import { taken } from './tiles'

/** A tile has four sides: more pictures than this nobody completes at once. */
const ALL_SIDES = 4

/** A tile that completes a picture on every side, on the table or on a towel. */
export function moments(events: Event[]): Moment[] {
  const text = 'sunny-day.moment-four'
  const { placed, gone } = taken(events)
  const table = placed && placed.seat !== null && gone.length >= ALL_SIDES ? [{ seat: placed.seat, text, place: `.table [data-cell="${placed.x},${placed.y}"]` }] : []
  const towels = events.flatMap((one) => (one.event === 'arrange' && one.seat !== null && one.pictures.length >= ALL_SIDES ? [{ seat: one.seat, text, place: `[data-towel="${one.seat}"] [data-cell="${one.x},${one.y}"]` }] : []))
  return [...table, ...towels]
}
