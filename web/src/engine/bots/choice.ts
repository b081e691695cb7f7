/** A bot's answer: one of the legal actions, and the best few moves as it sees them, the best first. */

import type { RootMove } from './search.ts'

/** What a bot thinks of a move: points ahead of the best opponent, the chance to win, and one standard error of it. */
export interface Reason {
  action: number
  expected_margin: number
  win_chance: number
  uncertainty: number
}

export interface Choice {
  action: number
  reasons: Reason[]
  /** How many ways the match could go were looked at. */
  iterations: number
}

const MOST_REASONS = 5

/** The move tried most often by all searches together; of those tried alike, the better one. */
export function summedUp(searches: readonly (readonly RootMove[])[]): Choice {
  const byAction = new Map<number, RootMove>()
  for (const one of searches.flat()) {
    const other = byAction.get(one.action)
    byAction.set(one.action, other ? sum(one, other) : one)
  }
  const ranked = [...byAction.values()].sort(
    (one, other) => other.visits - one.visits || mean(other) - mean(one) || one.action - other.action,
  )
  const best = ranked[0]
  if (!best) throw new RangeError('a search without a move to consider')
  const iterations = ranked.reduce((total, one) => total + one.visits, 0)
  return { action: best.action, iterations, reasons: ranked.slice(0, MOST_REASONS).filter((one) => one.visits).map(reason) }
}

function sum(one: RootMove, other: RootMove): RootMove {
  return {
    action: one.action,
    visits: one.visits + other.visits,
    value: one.value + other.value,
    win: one.win + other.win,
    margin: one.margin + other.margin,
    square: one.square + other.square,
  }
}

function mean(move: RootMove): number {
  return move.value / Math.max(1, move.visits)
}

/** Means over the visits, and the standard error of the win chance. */
function reason({ action, visits, win, margin, square }: RootMove): Reason {
  const chance = win / visits
  const variance = Math.max(0, square / visits - chance * chance)
  return { action, expected_margin: margin / visits, win_chance: chance, uncertainty: Math.sqrt(variance / visits) }
}
