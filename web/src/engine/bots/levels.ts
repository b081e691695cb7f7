/** The levels: one search, its settings by game as data, and moves that low levels overlook; the highest may ask a network. */

import type { Shapes } from '../declared.ts'
import { BadInput } from '../errors.ts'
import type { Game } from '../game.ts'
import type { Kernels, State } from '../kernels.ts'
import type { LevelDeclaration } from '../manifest.ts'
import { summedUp, type Choice } from './choice.ts'
import { MOST_NODES, search, type SearchTask } from './search.ts'

/** How long a bot may think about one move; what is left out is left to its level. With iterations alone no clock runs. */
export interface Budget {
  seconds?: number
  iterations?: number
}

/** What a bot is asked: the level, the view of its seat, and the only source of its whims. */
export interface Decision {
  level: number
  view: State
  seat: number
  seed: number | bigint
  budget?: Budget
}

/** Of the time given, what is spent in search; the rest is for starting and stopping. */
const PART = 0.85
/** The stream of random numbers that decides what is overlooked; searches have the first few. */
const OVERLOOKING = 1000
const PARTS = 10_000

export function levelOf(kernels: Kernels, number: number): LevelDeclaration {
  const found = kernels.manifest.levels[number - 1]
  if (!found) throw new BadInput('unknown-level', { got: number, last: kernels.manifest.levels.length })
  return found
}

/** What remains to be done for a decision: nothing, or searches whose sum decides. */
export type Plan = { choice: Choice } | { tasks: SearchTask[] }

/** How a level decides, with so many searches side by side at most. */
export function plan<S extends Shapes>(game: Game<S>, decision: Decision, workers = Infinity): Plan {
  const { kernels } = game
  const mine = levelOf(kernels, decision.level)
  const isExpert = mine.network !== undefined
  if (isExpert && !kernels.study?.network) throw new BadInput('no-network', { level: decision.level })
  const considered = seenMoves(kernels, game.legal(decision.view), mine.overlooks, decision.seed)
  if (considered.length === 1) return { choice: { action: considered[0]!, reasons: [], iterations: 0 } }
  const { seconds, iterations: total } = allowed(mine, decision.budget ?? {})
  const isTimed = seconds !== null
  const threads = Math.max(1, Math.min(mine.threads, total, isTimed ? workers : Infinity))
  const shares = Array.from({ length: threads }, (_, stream) => Math.floor(total / threads) + Number(stream < total % threads))
  const tasks = shares.map((iterations, stream) => ({
    box: game.box,
    view: decision.view,
    seat: decision.seat,
    considered,
    settings: mine.search,
    seed: BigInt(decision.seed),
    stream,
    nodes: isExpert ? MOST_NODES : Math.min(MOST_NODES, total + 2),
    iterations,
    milliseconds: isTimed ? 1000 * PART * seconds : null,
    isExpert,
  }))
  return { tasks }
}

/** The level's own budget within the one given. */
function allowed(mine: LevelDeclaration, budget: Budget): { seconds: number | null; iterations: number } {
  const iterations = Math.min(mine.iterations, budget.iterations ?? Infinity)
  if (budget.seconds === undefined && budget.iterations !== undefined) return { seconds: null, iterations }
  return { seconds: Math.min(mine.seconds, budget.seconds ?? Infinity), iterations }
}

/** The moves that are not overlooked, at least one. */
export function seenMoves(kernels: Kernels, legal: readonly number[], overlooks: number, seed: number | bigint): readonly number[] {
  if (overlooks === 0 || legal.length < 2) return legal
  const rng = kernels.rng(seed, OVERLOOKING)
  const seen = legal.filter(() => kernels.below(rng, PARTS) >= overlooks * PARTS)
  return seen.length ? seen : [legal[kernels.below(rng, legal.length)]!]
}

/** A decision here and now, one search after the other; `Pool` does the same in workers. */
export function choose<S extends Shapes>(game: Game<S>, decision: Decision): Choice {
  const planned = plan(game, decision, 1)
  return 'choice' in planned ? planned.choice : summedUp(planned.tasks.map((task) => search(game.kernels, task)))
}
