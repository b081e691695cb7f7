/** A state of Sunrise Lane as `game.data()` gives it; what a view hides is null. */

export type Colour = 'yellow' | 'green' | 'red' | 'blue' | 'pink'
export const COLOURS: readonly Colour[] = ['yellow', 'green', 'red', 'blue', 'pink']

export interface House {
  seat: number
  storeys: number
}

export interface View {
  phase: string
  round: number
  turn: number
  actor: number | 'chance' | null
  houses: Record<string, House>
  parks: string[]
  chain: string[]
  turn_points: number
  to_draw: number
  hands: (Colour[] | null)[]
  hand_sizes: number[]
  pile: Record<Colour, number> | null
  pile_size: number
  discard: Record<Colour, number>
  discard_size: number
  pieces: number[]
  parks_left: number
  dots: number[]
  standings: Record<string, number[]>
  built_this_round: boolean
  idle_rounds: number
  due: string
  ending: string
}
