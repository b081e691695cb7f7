import type { GameEvent, LegalMove } from '../games/contract'
import { file } from '../lib/addresses'

/** What `python -m tools.lessons` writes. */
export interface Step {
  key: string
  seat: number
  view: Record<string, unknown>
  scores: number[]
  legal: LegalMove[]
  after: Record<string, { view: Record<string, unknown>; events: GameEvent[]; scores: number[] }>
}

export interface Lesson {
  game: string
  players: string[]
  board: Record<string, unknown>
  steps: Step[]
}

const kept = new Map<string, Promise<Lesson | null>>()

export function loadLesson(game: string): Promise<Lesson | null> {
  const found =
    kept.get(game) ??
    fetch(file(`lessons/${encodeURIComponent(game)}.json`)).then(
      (answer) => (answer.ok ? (answer.json() as Promise<Lesson>) : null),
      () => null,
    )
  kept.set(game, found)
  return found
}
