/** What sunrise-lane declares. Written by `python -m tools.engine_types`. */

export const COLOUR = ['yellow', 'green', 'red', 'blue', 'pink'] as const
export type Colour = (typeof COLOUR)[number]

export const ENDING = ['', 'SL-30', 'SL-31', 'SL-32'] as const
export type Ending = (typeof ENDING)[number]

export const PHASE = ['dealing', 'acting', 'drawing', 'discarding', 'finished'] as const
export type Phase = (typeof PHASE)[number]

export const RANKING = ['dots', 'A1', 'A2', 'B1', 'B2', 'C'] as const
export type Ranking = (typeof RANKING)[number]

export const DISTRICT = ['', 'A1', 'A2', 'B1', 'B2'] as const
export type District = (typeof DISTRICT)[number]

export const REFUSAL = [
  'SL-13', 'SL-11', 'SL-15', 'SL-12.none', 'SL-12.few', 'SL-12.zero', 'SL-14', 'SL-16.second', 'SL-16.none-left',
  'SL-16.no-card', 'SL-10.nothing-built', 'SL-10.building', 'SL-10.cards-first', 'SL-19.discard-first', 'SL-19.no-card',
  'SL-19.no-need', 'SL-20.luck', 'SL-20.not-in-pile', 'SL-30.over', 'SL-03', 'SL-04.fountain', 'SL-04.scenery',
  'SL-04.outside',
] as const
export type Refusal = (typeof REFUSAL)[number]

export type Plot = string

export interface View {
  phase: Phase
  round: number
  turn: number
  actor: number | 'chance' | null
  houses: Partial<Record<Plot, { seat: number; storeys: number }>>
  parks: Plot[]
  chain: Plot[]
  turn_points: number
  to_draw: number
  hands: (Colour[] | null)[]
  hand_sizes: number[]
  pile: Partial<Record<Colour, number>> | null
  pile_size: number
  discard: Partial<Record<Colour, number>>
  discard_size: number
  pieces: number[]
  parks_left: number
  dots: number[]
  standings: Partial<Record<Ranking, number[]>>
  built_this_round: boolean
  idle_rounds: number
  due: Ending
  ending: Ending
}

export interface Board {
  fountain: Plot
  plots: Partial<Record<Plot, { colour: Colour; dots: number; district: District }>>
}

export type Move =
  | { move: 'build'; plot: Plot; cards: number }
  | { move: 'park'; plot: Plot; colour: Colour }
  | { move: 'stop' }
  | { move: 'draw' }
  | { move: 'discard'; colour: Colour }
  | { move: 'deal'; colour: Colour }

export type Event =
  | { event: 'build'; seat: number | null; plot: Plot; colour: Colour; storeys: number; dots: number; points: number; link: number; pieces: number }
  | { event: 'park'; seat: number | null; plot: Plot; colour: Colour; link: number; parks_left: number }
  | { event: 'stop'; seat: number | null; cards: number }
  | { event: 'draw'; seat: number | null; cards: number }
  | { event: 'discard'; seat: number | null; colour: Colour; hand_size: number }
  | { event: 'deal'; seat: number | null; hand_size: number; set_up: boolean; colour?: Colour }
  | { event: 'reshuffle'; seat: number | null; cards: number }
  | { event: 'end_near'; seat: number | null; clause: Ending }
  | { event: 'turn'; seat: number | null; round: number }
  | { event: 'over'; seat: number | null; clause: Ending; winners: number[]; totals: number[] }

export type Question =
  | { question: 'act' }
  | { question: 'go_on'; last: Plot }
  | { question: 'discard'; count: number; limit: number }
  | { question: 'deal'; count: number }
  | { question: 'over' }

/** For the engine: `load<Declared>(manifest, module)`. */
export interface Declared {
  view: View
  board: Board
  move: Move
  event: Event
  question: Question
}
