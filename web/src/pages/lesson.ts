import type { GameEvent, LegalMove } from '../games/contract'

/** What `python -m tools.lessons` writes. */
export interface Step {
  key: string
  seat: number
  view: Record<string, unknown>
  scores: number[]
  legal: LegalMove[]
  /** What others did since the step before. */
  between: GameEvent[]
  after: Record<string, { view: Record<string, unknown>; events: GameEvent[]; scores: number[] }>
}

export interface Lesson {
  game: string
  players: string[]
  board: Record<string, unknown>
  steps: Step[]
}

/** By their digest, like all that is loaded later: a page and its lessons are of one version. */
const FILES = import.meta.glob<string>('../../lessons/*.json', { query: '?url', import: 'default', eager: true })
const kept = new Map<string, Promise<Lesson | null>>()

export function loadLesson(game: string): Promise<Lesson | null> {
  const found = kept.get(game) ?? fetched(game).catch(() => null)
  kept.set(game, found)
  return found
}

async function fetched(game: string): Promise<Lesson | null> {
  const address = FILES[`../../lessons/${game}.json`]
  if (!address) return null
  const answer = await fetch(address)
  return answer.ok ? ((await answer.json()) as Lesson) : null
}
