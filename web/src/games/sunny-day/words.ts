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

/** Letters and coordinates are only for those who want them (`exact`). */
const named = (tile: string, exact: boolean): string => (exact ? ` ${letters(tile)}` : '')
const placed = ({ x, y }: { x: number; y: number }, exact: boolean): string => (exact ? ` ${x}, ${y}` : '')

export function tileLabel(t: Translate, halves: Halves, one: Lying, last: boolean, exact: boolean): string {
  const said = t('sunny-day.tile-at', { at: placed(one, exact), tile: named(one.tile, exact), sides: sides(t, halves, one.tile, one.turns) })
  return last ? `${said} ${t('sunny-day.placed-last')}` : said
}

export function handLabel(t: Translate, halves: Halves, tile: string, turns: number, exact: boolean): string {
  return t('sunny-day.hand-tile', { tile: named(tile, exact), sides: sides(t, halves, tile, turns) })
}

/** "sun with the tile above" */
function meetingText(t: Translate, one: Meeting, exact: boolean): string {
  const where = t(`sunny-day.side-${SIDE[one.side]}`)
  return t('sunny-day.meets', { picture: pictureName(t, one.picture), tile: named(one.beside.tile, exact), where })
}

/** What a lit cell offers: "Cell: completes sun with the tile above". */
export function cellLabel(t: Translate, language: string, halves: Halves, tiles: Area, move: Placement, now: boolean, exact: boolean): string {
  const at = placed(move.data, exact)
  const found = meetings(halves, tiles, move.data).map((one) => meetingText(t, one, exact))
  if (!found.length) return t('sunny-day.cell-first', { at })
  return t(now ? 'sunny-day.cell' : 'sunny-day.cell-turned', { at, pictures: list(found, language) })
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
