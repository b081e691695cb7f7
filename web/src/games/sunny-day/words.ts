/** Tiles, cells and consequences in words, for labels and for the line under the hand. */

import type { GameEvent, Preview, Translate } from '../contract'
import { PICTURES, SIDE_NAMES, letters, meetings, shown, type Area, type Meeting } from './look'
import type { Letter, Lying, Picture, Placement } from './types'

export function list(items: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items)
}

export const pictureName = (t: Translate, picture: Picture): string => t(`sunny-day.word-${picture}`)

function halfName(t: Translate, half: Letter): string {
  return PICTURES[half] === 'lolly' ? t(`sunny-day.half-${half}`) : pictureName(t, PICTURES[half])
}

/** "sun above, parasol right, ..." */
export function sides(t: Translate, tile: string, turns: number): string {
  const half = (side: number): string => halfName(t, shown(tile, turns, side))
  return t('sunny-day.sides', { top: half(0), right: half(1), bottom: half(2), left: half(3) })
}

export function tileLabel(t: Translate, one: Lying, last: boolean): string {
  const said = t('sunny-day.tile-at', { x: one.x, y: one.y, tile: letters(one.tile), sides: sides(t, one.tile, one.turns) })
  return last ? `${said} ${t('sunny-day.placed-last')}` : said
}

/** "sun with tile SPTW above" */
function meetingText(t: Translate, one: Meeting): string {
  const where = t(`sunny-day.side-${SIDE_NAMES[one.side]}`)
  return t('sunny-day.meets', { picture: pictureName(t, one.picture), tile: letters(one.beside.tile), where })
}

/** What a lit cell offers: "Cell 3, -1: completes sun with tile SPTW above". */
export function cellLabel(t: Translate, language: string, tiles: Area, move: Placement, now: boolean): string {
  const { x, y } = move.data
  const found = meetings(tiles, move.data).map((one) => meetingText(t, one))
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

export function outcome(tiles: Area, chosen: Placement, preview: Preview | null): Outcome {
  const seen = meetings(tiles, chosen.data)
  const told = preview?.move === chosen.text ? preview.events : []
  const collects = told.filter((one) => one.event === 'collect')
  const arranged = told.find((one) => one.event === 'arrange')
  const tokens = told.reduce((sum, one) => sum + (one.event.startsWith('tokens') ? Number(one.count) : 0), 0)
  if (chosen.data.move === 'arrange') {
    const pictures = (arranged?.pictures as Picture[] | undefined) ?? seen.map((one) => one.picture)
    return { pictures, taken: [], tokens: 0, sides: seen.filter((one) => pictures.includes(one.picture)) }
  }
  if (!collects.length) {
    return { pictures: seen.map((one) => one.picture), taken: seen.map((one) => one.beside), tokens, sides: seen }
  }
  const sides = collects.map((one) => sideOf(chosen, one))
  return { pictures: sides.map((one) => one.picture), taken: sides.map((one) => one.beside), tokens, sides }
}

function sideOf(chosen: Placement, event: GameEvent): Meeting {
  const beside: Lying = { tile: String(event.tile), turns: Number(event.turns), x: Number(event.x), y: Number(event.y) }
  const [dx, dy] = [beside.x - chosen.data.x, beside.y - chosen.data.y]
  const side = dy < 0 ? 0 : dx > 0 ? 1 : dy > 0 ? 2 : 3
  return { side, beside, picture: event.picture as Picture }
}
