/** The board as the edition writes it: cells by name, in a grid of 100 units a cell. */

import type { Colour } from './types'

export interface Cell {
  name: string
  column: number
  row: number
  kind: 'plot' | 'fountain' | 'scenery'
  colour: Colour
  dots: number
  /** A1, B1, B2, A2, or empty for the cross. */
  district: string
}

const LETTERS: Record<string, Colour> = { Y: 'yellow', G: 'green', R: 'red', B: 'blue', P: 'pink' }
export const CELL = 100

export function readBoard(edition: Record<string, unknown>): Cell[] {
  const rows = (edition.board as { rows: string[] }).rows
  return rows.flatMap((text, row) => {
    const words = text.trim().split(/\s+/)
    const middle = Math.floor(words.length / 2)
    return words.map((word, column) => readCell(word, column, row, middle))
  })
}

function readCell(word: string, column: number, row: number, middle: number): Cell {
  const name = `${String.fromCharCode(97 + column)}${row + 1}`
  const colour = LETTERS[word[0] ?? '']
  const kind = word === '##' ? 'fountain' : colour ? 'plot' : 'scenery'
  const quarter = `${row < middle ? (column < middle ? 'A1' : 'B1') : column < middle ? 'B2' : 'A2'}`
  const cross = column === middle || row === middle
  return { name, column, row, kind, colour: colour ?? 'yellow', dots: Number(word[1]) || 0, district: cross ? '' : quarter }
}

/** The middle of a cell. */
export function centre(cell: { column: number; row: number }): [number, number] {
  return [(cell.column + 0.5) * CELL, (cell.row + 0.5) * CELL]
}
