/** Tiles as they lie: which half shows on which side, which neighbours they meet, where pictures and cells are drawn. */

import { SIDE, type Board, type Event, type Half, type Picture, type View } from './declared'

/** A tile in its cell. Its name is its four letters, with #1, #2 where the edition holds it several times. */
export type Lying = View['table'][number]
type Complete = NonNullable<View['pictures']>[number][number]
type Placed = Extract<Event, { event: 'place' }>
type Collected = Extract<Event, { event: 'collect' }>

/** What the board says of each half: its picture, and the halves that fit. */
export type Halves = Board['halves']

/** Two halves that meet and make a whole: drawn over the seam between two cells. */
export interface Join {
  picture: Picture
  x: number
  y: number
  side: number
}

export const STEPS: readonly (readonly [number, number])[] = [[0, -1], [1, 0], [0, 1], [-1, 0]]

export const key = (x: number, y: number): string => `${x},${y}`

/** The letters of a tile's name; a number behind them (`PWCL#2`) tells copies apart. */
export const letters = (name: string): string => name.slice(0, 4)

/** The half that a tile shows on a side (0 top, 1 right, 2 bottom, 3 left) after so many quarter turns. */
export function shown(name: string, turns: number, side: number): Half {
  return name[(((side - turns) % 4) + 4) % 4] as Half
}

export type Area = ReadonlyMap<string, Lying>

export function area(tiles: readonly Lying[]): Area {
  return new Map(tiles.map((one) => [key(one.x, one.y), one]))
}

/** The tile placed last, and what its player has taken from the table with it. */
export function taken(events: readonly Event[]): { placed: Placed | undefined; gone: Collected[] } {
  const placed = events.filter((one) => one.event === 'place').at(-1)
  return { placed, gone: events.filter((one) => one.event === 'collect').filter((one) => one.seat === placed?.seat) }
}

export interface Meeting {
  side: number
  beside: Lying
  picture: Picture
}

/** The neighbours with which a tile would make whole pictures, as the board says that halves fit. */
export function meetings(halves: Halves, tiles: Area, { tile, turns, x, y }: Lying): Meeting[] {
  return STEPS.flatMap(([dx, dy], side) => {
    const beside = tiles.get(key(x + dx, y + dy))
    const half = halves[shown(tile, turns, side)]
    if (!beside || !half?.fits.includes(shown(beside.tile, beside.turns, (side + 2) % 4))) return []
    return [{ side, beside, picture: half.picture }]
  })
}

/** Where a whole picture is drawn so that its halves lie on their tiles; a lolly hangs by its top. */
export function joinOf(tiles: Area, at: { x: number; y: number }, side: number, picture: Picture): Join {
  const here = tiles.get(key(at.x, at.y))
  const [dx, dy] = STEPS[side] ?? [0, 0]
  const turnedAround = picture === 'lolly' && here !== undefined && shown(here.tile, here.turns, side) === 'K'
  return turnedAround
    ? { picture, x: at.x + dx, y: at.y + dy, side: (side + 2) % 4 }
    : { picture, x: at.x, y: at.y, side }
}

export function joinsOf(tiles: readonly Lying[], complete: readonly Complete[]): Join[] {
  const known = area(tiles)
  return complete.map((one) => joinOf(known, one, SIDE.indexOf(one.side), one.picture))
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const MARGIN = 0.4

/** What should be in sight, in cells: the tiles with some air, the cells in reach; an empty area has its first cell. */
export function bounds(tiles: readonly { x: number; y: number }[], reach: readonly { x: number; y: number }[] = []): Box {
  const spans = [...tiles.map((one) => ({ ...one, air: MARGIN })), ...reach.map((one) => ({ ...one, air: 0.1 }))]
  if (!spans.length) return { left: -0.5, top: -0.5, right: 1.5, bottom: 1.5 }
  return {
    left: Math.min(...spans.map((one) => one.x - one.air)),
    top: Math.min(...spans.map((one) => one.y - one.air)),
    right: Math.max(...spans.map((one) => one.x + 1 + one.air)),
    bottom: Math.max(...spans.map((one) => one.y + 1 + one.air)),
  }
}

/** The cell to go to from another with an arrow key: the nearest in that direction, straight ahead before aside. */
export function nearest<C extends { x: number; y: number }>(cells: readonly C[], from: { x: number; y: number }, side: number): C | null {
  const [dx, dy] = STEPS[side] ?? [0, 0]
  let best: C | null = null
  let least = Infinity
  for (const cell of cells) {
    const ahead = (cell.x - from.x) * dx + (cell.y - from.y) * dy
    const aside = Math.abs((cell.x - from.x) * dy) + Math.abs((cell.y - from.y) * dx)
    if (ahead <= 0) continue
    const far = ahead + 2 * aside
    if (far < least) [best, least] = [cell, far]
  }
  return best
}
