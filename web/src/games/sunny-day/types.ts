/** What the server says of a match of Sunny Day (`data()` of the game), and how the board names things. */

import type { GameEvent, LegalMove } from '../contract'

/** A half of a picture: parasol, pinwheel, cloud, clover, sun, top and stick of the lolly. */
export type Letter = 'P' | 'W' | 'C' | 'L' | 'S' | 'T' | 'K'
export type Picture = 'parasol' | 'pinwheel' | 'cloud' | 'clover' | 'sun' | 'lolly'
export type SideName = 'top' | 'right' | 'bottom' | 'left'

/** A tile in its cell. Its name is its four letters, with #1, #2 where the edition holds it several times. */
export interface Lying {
  tile: string
  turns: number
  x: number
  y: number
}

export interface Complete {
  picture: Picture
  x: number
  y: number
  side: SideName
}

export interface View {
  phase: 'first' | 'lay' | 'deal' | 'place' | 'draw' | 'arrange' | 'tokens' | 'over'
  turn: number
  table: Lying[]
  /** The tile placed last. */
  last: string | null
  /** Hidden tiles are null. */
  hands: (string | null)[][]
  shown: string[][]
  supply: string[] | null
  supply_count: number
  unseen: string[]
  tokens: number[]
  tokens_left: number
  /** Tokens turned face up at the end. */
  values: number[][]
  /** The simplified game has stacks; the full game all the rest. */
  stacks?: string[][]
  collected?: string[]
  tableaux?: Lying[][]
  pictures?: Complete[][]
  out?: string[]
}

/** A move of this game as it comes in `legal`. */
export interface Placement extends LegalMove {
  data: { move: 'place' | 'arrange'; tile: string; turns: number; x: number; y: number; cell: string }
}

export interface CollectEvent extends GameEvent, Lying {
  picture: Picture
}

/** An empty cell that is lit: what a click plays, and every turn of the selected tile that fits there. */
export interface LitCell {
  x: number
  y: number
  move: Placement
  turns: Placement[]
  /** Whether the tile fits as it is turned now. */
  now: boolean
}

/** Two halves that meet and make a whole: drawn over the seam between two cells. */
export interface Join {
  picture: Picture
  x: number
  y: number
  side: number
}
