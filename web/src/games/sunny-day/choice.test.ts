import { expect, it } from 'vitest'

import { asTheyAre, litCells, playable, type Placement } from './choice'

function place(tile: string, turns: number, x: number, y: number): Placement {
  return { text: `place ${tile} ${turns} ${x},${y}`, data: { move: 'place', tile, turns, x, y, cell: `${x},${y}` } }
}
const legal = [place('PWCL', 0, 1, 0), place('PWCL', 2, 1, 0), place('PWCL', 3, 5, -1), place('SPTW', 1, 1, 0)]

it('lights the cells of one tile, and says which fit as it is turned', () => {
  const lit = litCells(legal, 'PWCL', 0, null)
  expect(lit.map((one) => [one.x, one.y, one.now, one.move.text])).toEqual([
    [1, 0, true, 'place PWCL 0 1,0'],
    [5, -1, false, 'place PWCL 3 5,-1'],
  ])
})

it('plays after as few turns as possible', () => {
  expect(litCells(legal, 'PWCL', 1, null)[0]?.move.data.turns).toBe(2)
  expect(litCells(legal, 'PWCL', 3, null)[0]?.move.data.turns).toBe(0)
})

it('turns on where it is proposed already', () => {
  const cell = litCells(legal, 'PWCL', 0, place('PWCL', 0, 1, 0))[0]
  expect(cell?.move.data.turns).toBe(2)
  expect(litCells(legal, 'PWCL', 3, place('PWCL', 3, 5, -1))[1]?.move.data.turns).toBe(3)
})

it('knows which tiles can go somewhere', () => {
  expect(playable(legal)).toEqual(new Set(['PWCL', 'SPTW']))
})

it('knows which tiles there is no use in turning', () => {
  expect(asTheyAre(legal)).toEqual(new Set())
  expect(asTheyAre([place('PWCL', 0, 0, 0), place('SPTW', 0, 0, 0), place('SPTW', 1, 0, 0)])).toEqual(new Set(['PWCL']))
})
