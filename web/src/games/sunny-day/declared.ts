/** What sunny-day declares. Written by `python -m tools.engine_types`. */

export const PICTURE = ['parasol', 'pinwheel', 'cloud', 'clover', 'sun', 'lolly'] as const
export type Picture = (typeof PICTURE)[number]

export const PHASE = ['first', 'lay', 'deal', 'place', 'draw', 'arrange', 'tokens', 'over'] as const
export type Phase = (typeof PHASE)[number]

export const SIDE = ['top', 'right', 'bottom', 'left'] as const
export type Side = (typeof SIDE)[number]

export const HALF = ['P', 'W', 'C', 'L', 'S', 'T', 'K'] as const
export type Half = (typeof HALF)[number]

export const REFUSAL = [
  'SD-10.not-now', 'SD-10.no-tile', 'SD-02.same-tile', 'SD-10.apart', 'SD-10.occupied', 'SD-10.named-otherwise',
  'SD-11', 'SD-16.not-now', 'SD-16.no-tile', 'SD-40', 'SD-16.apart', 'SD-16.occupied', 'SD-16.named-otherwise', 'SD-16',
  'SD-17', 'SD-17.begun', 'SD-07.luck', 'SD-05.luck', 'SD-06.luck', 'SD-14.luck', 'SD-01', 'SD-05.gone', 'SD-06.gone',
  'SD-04', 'SD-02.kind', 'SD-02.unknown', 'SD-10.not-in-hand', 'SD-16.not-collected',
] as const
export type Refusal = (typeof REFUSAL)[number]

export type Tile = string
export type Cell = string

export interface View {
  phase: Phase
  turn: number
  table: { tile: Tile; turns: number; x: number; y: number }[]
  tableaux?: { tile: Tile; turns: number; x: number; y: number }[][]
  collected?: Tile[]
  out?: Tile[]
  stacks?: Tile[][]
  last: Tile | null
  hands: (Tile | null)[][]
  shown: Tile[][]
  supply: Tile[] | null
  supply_count: number
  unseen: Tile[]
  tokens: number[]
  tokens_left: number
  values: number[][]
  pictures?: { picture: Picture; x: number; y: number; side: Side }[][]
}

export interface Board {
  tiles: Tile[]
  tokens: number[]
  halves: Partial<Record<Half, { picture: Picture; brings_token: boolean; fits: Half[] }>>
}

export type Move =
  | { move: 'place'; tile: Tile; turns: number; x: number; y: number; cell: Cell }
  | { move: 'arrange'; tile: Tile; turns: number; x: number; y: number; cell: Cell }
  | { move: 'first'; seat: number }
  | { move: 'lay'; tile: Tile; turns: number }
  | { move: 'deal'; tile: Tile }
  | { move: 'token'; value: number }

export type Event =
  | { event: 'first'; seat: number | null }
  | { event: 'lay'; seat: number | null; tile: Tile; turns: number; x: number; y: number }
  | { event: 'deal'; seat: number | null; supply_count: number; tile?: Tile }
  | { event: 'place'; seat: number | null; tile: Tile; turns: number; x: number; y: number }
  | { event: 'collect'; seat: number | null; tile: Tile; turns: number; x: number; y: number; picture: Picture }
  | { event: 'tokens'; seat: number | null; count: number; earned: number }
  | { event: 'tokens-short'; seat: number | null; count: number; earned: number }
  | { event: 'arrange-first'; seat: number | null; tile: Tile; turns: number; x: number; y: number; pictures: Picture[] }
  | { event: 'arrange'; seat: number | null; tile: Tile; turns: number; x: number; y: number; pictures: Picture[] }
  | { event: 'out'; seat: number | null; tiles: Tile[] }
  | { event: 'stuck'; seat: number | null; tiles: Tile[] }
  | { event: 'skip'; seat: number | null }
  | { event: 'turn'; seat: number | null }
  | { event: 'end'; seat: number | null }
  | { event: 'end-stuck'; seat: number | null }
  | { event: 'token'; seat: number | null; value: number }
  | { event: 'win'; seat: number | null; total: number }
  | { event: 'win-shared'; seat: number | null; total: number }

export type Question =
  | { question: 'place'; tiles: Tile[] }
  | { question: 'arrange'; tiles: Tile[] }
  | { question: 'arrange-first'; tiles: Tile[] }
  | { question: 'wait' }

/** For the engine: `load<Declared>(manifest, module)`. */
export interface Declared {
  view: View
  board: Board
  move: Move
  event: Event
  question: Question
}
