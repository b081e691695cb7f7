/** The board as a grid of cells, 100 units each. */

import type { Board, Colour, District } from './declared'

export interface Cell {
  name: string
  column: number
  row: number
  kind: 'plot' | 'fountain' | 'scenery'
  colour: Colour
  dots: number
  /** Empty for the cross and for what is no plot. */
  district: District
}

export const CELL = 100
const SCENERY = { kind: 'scenery', colour: 'yellow', dots: 0, district: '' } as const

const nameOf = (column: number, row: number): string => `${String.fromCharCode(97 + column)}${row + 1}`

/** Every cell in reading order, of a square that holds all plots; what is neither plot nor fountain is scenery. */
export function readBoard({ fountain, plots }: Board): Cell[] {
  const reach = [fountain, ...Object.keys(plots)].map((name) => Math.max(name.charCodeAt(0) - 96, Number(name.slice(1))))
  const side = Math.max(...reach)
  return Array.from({ length: side * side }, (_, number) => {
    const [column, row] = [number % side, Math.floor(number / side)]
    const name = nameOf(column, row)
    const plot = plots[name]
    return { ...SCENERY, name, column, row, ...(plot ? { ...plot, kind: 'plot' } : name === fountain ? { kind: 'fountain' } : {}) }
  })
}

export interface Area {
  name: District
  left: number
  top: number
  right: number
  bottom: number
}

/** Each district as the smallest rectangle around its plots, in cells. */
export function districtsOf(cells: Cell[]): Area[] {
  const found = new Map<District, Area>()
  for (const { district: name, column, row } of cells) {
    if (!name) continue
    const { left, top, right, bottom } = found.get(name) ?? { left: column, top: row, right: 0, bottom: 0 }
    found.set(name, { name, left: Math.min(left, column), top: Math.min(top, row), right: Math.max(right, column + 1), bottom: Math.max(bottom, row + 1) })
  }
  return [...found.values()]
}

/** The middle of a cell. */
export function centre(cell: { column: number; row: number }): [number, number] {
  return [(cell.column + 0.5) * CELL, (cell.row + 0.5) * CELL]
}
