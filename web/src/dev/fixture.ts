import type { GameEvent, LegalMove } from '../games/contract'

/** What `python -m tools.fixtures` writes. */
export interface Fixture {
  game: string
  players: string[]
  options: Record<string, string | boolean>
  board: Record<string, unknown>
  seat: number | null
  ply: number
  actor: number | string | null
  view: Record<string, unknown>
  scores: number[]
  sheet: Record<string, number>[]
  legal: LegalMove[]
  prompt: string | null
  events: GameEvent[]
  log: { ply: number; event: GameEvent; text: string }[]
  result: unknown
}
