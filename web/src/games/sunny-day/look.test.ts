import { describe, expect, it } from 'vitest'

import { area, bounds, joinOf, latest, meetings, nearest, shown, taken, whole } from './look'

describe('what the eye sees', () => {
  it('turns a tile clockwise by quarters', () => {
    expect([0, 1, 2, 3].map((side) => shown('PWCL', 1, side)).join('')).toBe('LPWC')
    expect([0, 1, 2, 3].map((side) => shown('PWCL#2', 4, side)).join('')).toBe('PWCL')
  })

  it('sees a lolly where a top meets a stick', () => {
    expect(whole('T', 'K')).toBe(true)
    expect(whole('T', 'T')).toBe(false)
    expect(whole('S', 'S')).toBe(true)
    expect(whole('S', 'K')).toBe(false)
  })

  it('finds the neighbours that a tile would complete pictures with', () => {
    const tiles = area([{ tile: 'PWCL', turns: 0, x: 0, y: 0 }, { tile: 'SPTW', turns: 2, x: 1, y: 1 }])
    const found = meetings(tiles, { tile: 'SWLL', turns: 0, x: 1, y: 0 })
    expect(found.map((one) => [one.side, one.picture, one.beside.tile])).toEqual([])
    const turned = meetings(tiles, { tile: 'SWLL', turns: 2, x: 1, y: 0 })
    expect(turned.map((one) => [one.side, one.picture, one.beside.tile])).toEqual([[3, 'pinwheel', 'PWCL']])
  })

  it('names lolly halves that fit only by option where nothing else does', () => {
    const tiles = area([{ tile: 'PWTC', turns: 0, x: 0, y: -1 }])
    expect(meetings(tiles, { tile: 'TPPP', turns: 0, x: 0, y: 0 })).toHaveLength(1)
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
    expect(latest([1, 2, 3, 4], (one) => one % 2 === 1)).toBe(3)
  })

  it('tells what was taken with the tile placed last', () => {
    const place = (seat: number, tile: string) => ({ event: 'place', seat, tile, turns: 0, x: 0, y: 0 })
    const collect = (seat: number, tile: string) => ({ event: 'collect', seat, tile, turns: 0, x: 0, y: 1, picture: 'sun' })
    const { placed, gone } = taken([place(0, 'PWCL'), collect(0, 'SSSS'), place(1, 'SPTW'), collect(1, 'LLLL'), collect(1, 'TTTT')])
    expect(placed?.tile).toBe('SPTW')
    expect(gone.map((one) => one.tile)).toEqual(['LLLL', 'TTTT'])
    expect(taken([]).gone).toEqual([])
  })
})
