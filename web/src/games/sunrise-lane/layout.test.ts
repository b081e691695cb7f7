import { expect, it } from 'vitest'

import type { Board } from './declared'
import { districtsOf, readBoard } from './layout'

/** A board of another edition: the fountain is not in its middle, and c2 belongs to the cross without standing in line with it. */
const board: Board = {
  fountain: 'b3',
  plots: {
    a1: { colour: 'red', dots: 2, district: 'A1' },
    b1: { colour: 'pink', dots: 1, district: '' },
    c2: { colour: 'blue', dots: 5, district: '' },
    e1: { colour: 'green', dots: 3, district: 'B1' },
    a4: { colour: 'yellow', dots: 1, district: 'B2' },
    a5: { colour: 'yellow', dots: 4, district: 'B2' },
    c4: { colour: 'pink', dots: 2, district: 'A2' },
  },
}
const cell = (name: string) => readBoard(board).find((one) => one.name === name)

it('takes colours, dots and districts from the board, wherever the fountain stands', () => {
  expect(cell('c4')).toEqual({ name: 'c4', column: 2, row: 3, kind: 'plot', colour: 'pink', dots: 2, district: 'A2' })
  expect(cell('c2')).toMatchObject({ kind: 'plot', district: '' })
  expect(cell('b3')?.kind).toBe('fountain')
  expect(cell('d4')?.kind).toBe('scenery')
})

it('is a square in reading order that holds every plot', () => {
  const cells = readBoard(board)
  expect(cells).toHaveLength(25)
  expect(cells.slice(0, 6).map((one) => one.name)).toEqual(['a1', 'b1', 'c1', 'd1', 'e1', 'a2'])
})

it('draws a district around its plots', () => {
  expect(districtsOf(readBoard(board))).toEqual([
    { name: 'A1', left: 0, top: 0, right: 1, bottom: 1 },
    { name: 'B1', left: 4, top: 0, right: 5, bottom: 1 },
    { name: 'B2', left: 0, top: 3, right: 1, bottom: 5 },
    { name: 'A2', left: 2, top: 3, right: 3, bottom: 4 },
  ])
})
