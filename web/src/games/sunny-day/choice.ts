/** Which cells are lit for the tile in hand: a rearrangement of the legal moves, nothing else. */

import type { LegalMove } from '../contract'
import type { Move } from './declared'
import { key } from './tiles'

/** A move that puts a tile into a cell. */
export type Placement = LegalMove<Extract<Move, { cell: string }>>

/** An empty cell that is lit: what a click plays, and every turn of the selected tile that fits there. */
export interface LitCell {
  x: number
  y: number
  move: Placement
  turns: Placement[]
  /** Whether the tile fits as it is turned now. */
  now: boolean
}

export function isPlacement(move: LegalMove<Move> | null): move is Placement {
  return move !== null && 'cell' in move.data
}

/** Quarter turns to go, clockwise, from one position to another. */
const ahead = (from: number, to: number): number => (to - from + 4) % 4

/** The cells where a tile can go. A click plays it as it is turned, else after as few turns as possible; where it is
 * proposed already, a click turns it on to the next position that fits. */
export function litCells(legal: readonly LegalMove<Move>[], tile: string | null, turns: number, chosen: Placement | null): LitCell[] {
  const cells = new Map<string, Placement[]>()
  for (const move of legal) {
    if (!isPlacement(move) || move.data.tile !== tile) continue
    const here = key(move.data.x, move.data.y)
    cells.set(here, [...(cells.get(here) ?? []), move])
  }
  return [...cells.values()].map((moves) => {
    const fitting = [...moves].sort((one, other) => ahead(turns, one.data.turns) - ahead(turns, other.data.turns))
    const first = fitting[0] as Placement
    const { x, y } = first.data
    const proposed = chosen !== null && chosen.data.x === x && chosen.data.y === y && chosen.data.tile === tile
    const move = proposed ? next(fitting, chosen) : first
    return { x, y, move, turns: fitting, now: first.data.turns === turns }
  })
}

/** The next turn that fits after the one that is proposed. */
export function next(fitting: readonly Placement[], chosen: Placement): Placement {
  const others = [...fitting].sort(
    (one, other) => ahead(chosen.data.turns + 1, one.data.turns) - ahead(chosen.data.turns + 1, other.data.turns),
  )
  return others[0] ?? chosen
}

/** The tiles that can only go as they are: whoever turns one finds no place for it. */
export function asTheyAre(legal: readonly LegalMove<Move>[]): Set<string> {
  const turned = new Set(legal.filter(isPlacement).flatMap((move) => (move.data.turns ? [move.data.tile] : [])))
  return new Set([...playable(legal)].filter((tile) => !turned.has(tile)))
}

/** The tiles that can go anywhere at all. */
export function playable(legal: readonly LegalMove<Move>[]): Set<string> {
  return new Set(legal.filter(isPlacement).map((move) => move.data.tile))
}
