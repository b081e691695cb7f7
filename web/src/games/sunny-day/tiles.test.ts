import { describe, expect, it } from 'vitest'

import type { Event } from './declared'
import { area, bounds, joinOf, meetings, nearest, shown, taken, type Halves } from './tiles'

/** The halves of these tiles; a lolly's top fits its stick, or whatever the match's option says. */
const halves = (top: 'K'[] | ('T' | 'K')[]): Halves => ({
  P: { picture: 'parasol', brings_token: false, fits: ['P'] },
  W: { picture: 'pinwheel', brings_token: false, fits: ['W'] },
  T: { picture: 'lolly', brings_token: true, fits: top },
  K: { picture: 'lolly', brings_token: true, fits: ['T'] },
})
const strict = halves(['K'])

describe('tiles', () => {
  it('turns a tile clockwise by quarters', () => {
    expect([0, 1, 2, 3].map((side) => shown('PWCL', 1, side)).join('')).toBe('LPWC')
    expect([0, 1, 2, 3].map((side) => shown('PWCL#2', 4, side)).join('')).toBe('PWCL')
  })

  it('finds the neighbours that a tile would complete pictures with', () => {
    const tiles = area([{ tile: 'PWCL', turns: 0, x: 0, y: 0 }, { tile: 'SPTW', turns: 2, x: 1, y: 1 }])
    const found = meetings(strict, tiles, { tile: 'SWLL', turns: 0, x: 1, y: 0 })
    expect(found.map((one) => [one.side, one.picture, one.beside.tile])).toEqual([])
    const turned = meetings(strict, tiles, { tile: 'SWLL', turns: 2, x: 1, y: 0 })
    expect(turned.map((one) => [one.side, one.picture, one.beside.tile])).toEqual([[3, 'pinwheel', 'PWCL']])
  })

  it('lets halves meet as the board says they fit, beside others that do', () => {
    const tiles = area([{ tile: 'PWTC', turns: 0, x: 0, y: -1 }, { tile: 'CCCP', turns: 0, x: 1, y: 0 }])
    const laid = { tile: 'TPPP', turns: 0, x: 0, y: 0 }
    expect(meetings(strict, tiles, laid).map((one) => one.picture)).toEqual(['parasol'])
    expect(meetings(halves(['T', 'K']), tiles, laid).map((one) => one.picture)).toEqual(['lolly', 'parasol'])
  })

  it('hangs a lolly by its top', () => {
    const tiles = area([{ tile: 'PPPK', turns: 0, x: 0, y: 0 }, { tile: 'PTPP', turns: 0, x: -1, y: 0 }])
    expect(joinOf(tiles, { x: 0, y: 0 }, 3, 'lolly')).toEqual({ picture: 'lolly', x: -1, y: 0, side: 1 })
    expect(joinOf(tiles, { x: -1, y: 0 }, 1, 'lolly')).toEqual({ picture: 'lolly', x: -1, y: 0, side: 1 })
  })

  it('keeps tiles and reachable cells in sight', () => {
    expect(bounds([{ x: -2, y: 3 }], [{ x: -1, y: 3 }])).toEqual({ left: -2.4, top: 2.6, right: 0.1, bottom: 4.4 })
    expect(bounds([])).toEqual({ left: -0.5, top: -0.5, right: 1.5, bottom: 1.5 })
  })

  it('goes straight ahead before it goes aside', () => {
    const cells = [{ x: 2, y: 1 }, { x: 4, y: 0 }, { x: -1, y: 0 }]
    expect(nearest(cells, { x: 0, y: 0 }, 1)).toEqual({ x: 2, y: 1 })
    expect(nearest(cells, { x: 0, y: 0 }, 3)).toEqual({ x: -1, y: 0 })
    expect(nearest(cells, { x: 0, y: 0 }, 0)).toBeNull()
  })

  it('tells what was taken with the tile placed last', () => {
    const place = (seat: number, tile: string): Event => ({ event: 'place', seat, tile, turns: 0, x: 0, y: 0 })
    const collect = (seat: number, tile: string): Event => ({ event: 'collect', seat, tile, turns: 0, x: 0, y: 1, picture: 'sun' })
    const { placed, gone } = taken([place(0, 'PWCL'), collect(0, 'SSSS'), place(1, 'SPTW'), collect(1, 'LLLL'), collect(1, 'TTTT')])
    expect(placed?.tile).toBe('SPTW')
    expect(gone.map((one) => one.tile)).toEqual(['LLLL', 'TTTT'])
    expect(taken([]).gone).toEqual([])
  })
})
