/** What a move would bring, as far as its seat can know: worked out in a world that the seat itself imagines. */

import type { AnyShapes, Shapes } from './declared.ts'
import type { Game } from './game.ts'
import type { State } from './kernels.ts'
import { CHANCE } from './rows.ts'

/**
 * `events` as the seat will see them, up to where something would be uncovered that is only imagined; then there is no
 * `view` of what comes after. `gained` are points of the running scores. `isWhole` unless that is so or luck follows.
 */
export interface Preview<S extends Shapes = AnyShapes> {
  action: number
  events: S['event'][]
  view: State | null
  gained: number[]
  isWhole: boolean
}

/** What a move of a seat would bring, imagined from the view of that seat at a ply; an illegal one is refused. */
export function preview<S extends Shapes>(game: Game<S>, view: State, seat: number, move: string | number, ply: number): Preview<S> {
  const before = game.complete(view, seat, game.kernels.rng(0, ply))
  const action = game.decision(before, game.action(before, move))
  const after = game.apply(before, action)
  const happened = game.events(before, action, after)
  const uncovered = happened.findIndex((event) => event.reveals)
  const events = (uncovered < 0 ? happened : happened.slice(0, uncovered)).map((event) => event.seenBy(seat))
  if (uncovered >= 0) return { action, events, view: null, gained: Array(game.players).fill(0), isWhole: false }
  const then = game.runningScores(before)
  const gained = game.runningScores(after).map((now, place) => now - then[place]!)
  return { action, events, view: game.view(after, seat), gained, isWhole: game.actor(after) !== CHANCE }
}
