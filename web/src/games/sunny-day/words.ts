/** Tiles, cells and consequences in words, for labels and for the line under the hand. */

import type { Preview, Translate } from '../contract'
import type { Placement } from './choice'
import { SIDE, type Event, type Half, type Picture } from './declared'
import { letters, meetings, shown, type Area, type Halves, type Lying, type Meeting } from './tiles'

export function list(items: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items)
}

export const pictureName = (t: Translate, picture: Picture): string => t(`sunny-day.word-${picture}`)

/** A half by its picture; where the halves of a picture differ, by a name of its own. */
function halfName(t: Translate, halves: Halves, half: Half): string {
  const picture = halves[half]?.picture ?? 'sun'
  const alike = Object.values(halves).filter((one) => one.picture === picture).length
  return alike > 1 ? t(`sunny-day.half-${half}`) : pictureName(t, picture)
}

/** "sun above, parasol right, ..." */
export function sides(t: Translate, halves: Halves, tile: string, turns: number): string {
  const half = (side: number): string => halfName(t, halves, shown(tile, turns, side))
  return t('sunny-day.sides', { top: half(0), right: half(1), bottom: half(2), left: half(3) })
}

export function tileLabel(t: Translate, halves: Halves, one: Lying, last: boolean): string {
  const said = t('sunny-day.tile-at', { x: one.x, y: one.y, tile: letters(one.tile), sides: sides(t, halves, one.tile, one.turns) })
  return last ? `${said} ${t('sunny-day.placed-last')}` : said
}

/** "sun with tile SPTW above" */
function meetingText(t: Translate, one: Meeting): string {
  const where = t(`sunny-day.side-${SIDE[one.side]}`)
  return t('sunny-day.meets', { picture: pictureName(t, one.picture), tile: letters(one.beside.tile), where })
}

/** What a lit cell offers: "Cell 3, -1: completes sun with tile SPTW above". */
export function cellLabel(t: Translate, language: string, halves: Halves, tiles: Area, move: Placement, now: boolean): string {
  const { x, y } = move.data
  const found = meetings(halves, tiles, move.data).map((one) => meetingText(t, one))
  if (!found.length) return t('sunny-day.cell-first', { x, y })
  return t(now ? 'sunny-day.cell' : 'sunny-day.cell-turned', { x, y, pictures: list(found, language) })
}

/** What a chosen move brings, as the server says; until it has said so, what the eye sees. */
export interface Outcome {
  pictures: Picture[]
  taken: Lying[]
  tokens: number
  sides: Meeting[]
}

export function outcome(halves: Halves, tiles: Area, chosen: Placement, preview: Preview<Event> | null): Outcome {
  const seen = meetings(halves, tiles, chosen.data)
  const told = preview?.move === chosen.text ? preview.events : []
  const tokens = told.reduce((sum, one) => sum + ('earned' in one ? one.count : 0), 0)
  if (chosen.data.move === 'arrange') {
    const pictures = told.find((one) => one.event === 'arrange')?.pictures ?? seen.map((one) => one.picture)
    return { pictures, taken: [], tokens: 0, sides: seen.filter((one) => pictures.includes(one.picture)) }
  }
  const collected = told.flatMap((one) => (one.event === 'collect' ? [sideOf(chosen, one)] : []))
  const sides = collected.length ? collected : seen
  return { pictures: sides.map((one) => one.picture), taken: sides.map((one) => one.beside), tokens, sides }
}

function sideOf(chosen: Placement, { tile, turns, x, y, picture }: Extract<Event, { event: 'collect' }>): Meeting {
  const [dx, dy] = [x - chosen.data.x, y - chosen.data.y]
  return { side: dy < 0 ? 0 : dx > 0 ? 1 : dy > 0 ? 2 : 3, beside: { tile, turns, x, y }, picture }
}
