/** What follows from a move and not from another, found by playing on in imagined worlds: src/tablee/review/consequences.py. */

import { choose } from '../bots/levels.ts'
import type { Shapes } from '../declared.ts'
import type { Event } from '../events.ts'
import type { Game } from '../game.ts'
import type { Box, State } from '../kernels.ts'
import { CHANCE, OVER } from '../rows.ts'

/** Something that follows in so many worlds out of a hundred, and after the other move in so many. */
export interface Consequence<Seen> {
  /** `then`: of one's own, after the better move; `otherwise`: somebody else's, after the other one. */
  kind: 'then' | 'otherwise'
  event: Seen
  more: number
  less: number
}

/** Two moves of a seat in what it knows, and the game they are moves of; it can be sent to a worker. */
export interface ConsequencesTask {
  box: Box
  players: number
  view: State
  seat: number
  better: number
  worse: number
  ply: number
}

const WORLDS = 24
const LEVEL = 3
const ITERATIONS = 24
const MOST_ACTIONS = 60
const LUCK = 1 << 20
/** Parts of the worlds by which two moves have to differ. */
const CLEARLY = 0.4

/** An event that was seen: how often after each move, and by how many points its player was better off. */
interface Seen<S extends Shapes> {
  times: [number, number]
  points: number
  /** As it was told, and how often like this: numbers in it may differ from world to world. */
  told: Map<string, { event: S['event']; times: number }>
  seat: number
}

/** What a seat's move brings it, and keeps from others, that another move would not; at most one of each. */
export function consequences<S extends Shapes>(game: Game<S>, { view, seat, better, worse, ply }: Omit<ConsequencesTask, 'box' | 'players'>): Consequence<S['event']>[] {
  const found = new Map<string, Seen<S>>()
  for (let world = 0; world < WORLDS; world++) {
    const state = game.complete(view, seat, game.kernels.rng(ply, world))
    for (const [branch, action] of [better, worse].entries()) {
      const noted = new Set<string>()
      for (const { event, points } of playOn(game, state, seat, action, world)) note(found, noted, branch, event, points)
    }
  }
  const isThen = (one: Seen<S>): boolean => one.seat === seat && one.times[0] - one.times[1] >= CLEARLY * WORLDS
  const isOtherwise = (one: Seen<S>): boolean => one.seat !== seat && one.times[1] - one.times[0] >= CLEARLY * WORLDS
  return [...best(found, 'then', isThen), ...best(found, 'otherwise', isOtherwise)]
}

/** The events of decisions that bring points, up to the end of the seat's next turn; not what the move itself says. */
function* playOn<S extends Shapes>(game: Game<S>, start: State, seat: number, action: number, world: number): Generator<{ event: Event<S['event']>; points: number }> {
  let [state, isNext, isOver] = [start, false, false]
  for (let step = 0; step < MOST_ACTIONS && !isOver; step++) {
    const actor = game.actor(state)
    if (actor === OVER) return
    const move = step === 0 ? action : actor === CHANCE ? drawn(game, state, world, step) : decided(game, state, actor, world, step)
    const [before, after] = [state, game.apply(state, move)]
    const happened = game.events(before, move, after)
    state = after
    for (const event of happened) {
      if (event.kind === 'turn') [isOver, isNext] = [isNext && event.seat !== seat, isNext || event.seat === seat]
    }
    if (actor === CHANCE) continue
    const [then, now] = [totals(game, before), totals(game, after)]
    for (const event of happened.slice(step === 0 ? 1 : 0)) {
      const points = event.seat === null ? 0 : now[event.seat]! - then[event.seat]!
      if (points > 0) yield { event, points }
    }
  }
}

function drawn<S extends Shapes>({ kernels, box }: Game<S>, state: State, world: number, step: number): number {
  return kernels.ticket(box, state, kernels.below(kernels.rng(LUCK + world, step), kernels.tickets(box, state)))
}

function decided<S extends Shapes>(game: Game<S>, state: State, seat: number, world: number, step: number): number {
  return choose(game, { level: LEVEL, view: game.view(state, seat), seat, seed: MOST_ACTIONS * world + step, budget: { iterations: ITERATIONS } }).action
}

/** Everybody's points, as if the match ended now. */
function totals<S extends Shapes>(game: Game<S>, state: State): number[] {
  const { length } = game.manifest.sources
  return game.sheet(state).map((row) => row.slice(0, length).reduce((sum, points) => sum + points, 0))
}

/** Once a world: what an event is called, whose it is and what it names make it the same event as in another world. */
function note<S extends Shapes>(found: Map<string, Seen<S>>, noted: Set<string>, branch: number, event: Event<S['event']>, points: number): void {
  const whole = event.whole()
  const named = Object.values(whole).filter((value) => typeof value === 'string' || (Array.isArray(value) && value.some((one) => typeof one === 'string')))
  const key = JSON.stringify([event.seat, ...named])
  if (named.length < 2 || noted.has(key)) return
  noted.add(key)
  const seen = found.get(key) ?? { times: [0, 0], points: 0, told: new Map(), seat: event.seat! }
  found.set(key, seen)
  seen.times[branch]! += 1
  seen.points += points
  const text = JSON.stringify(whole)
  const told = seen.told.get(text) ?? { event: whole, times: 0 }
  seen.told.set(text, told)
  told.times += 1
}

/** The one that changes most, in points and worlds. */
function best<S extends Shapes>(found: Map<string, Seen<S>>, kind: Consequence<never>['kind'], fits: (one: Seen<S>) => boolean): Consequence<S['event']>[] {
  const size = ({ times: [one, other], points }: Seen<S>): number => (Math.abs(one - other) * points) / (one + other)
  const fitting = [...found.values()].filter(fits)
  if (!fitting.length) return []
  const largest = fitting.reduce((one, other) => (size(other) >= size(one) ? other : one)) // of several by one action, the last says most
  const often = [...largest.told.values()].reduce((one, other) => (other.times > one.times ? other : one))
  const [more, less] = [Math.max(...largest.times), Math.min(...largest.times)].map((times) => Math.floor((100 * times) / WORLDS + 0.5))
  return [{ kind, event: often.event, more: more!, less: less! }]
}
