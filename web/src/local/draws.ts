/** Every draw of a finished match, so that its luck can be checked: what src/tablee/server/reader/draws.py does. */

import { CHANCE, type Match } from '../engine'
import type { Draw, Tickets } from '../lib/messages'

export function draws(match: Match): Draw[] {
  const { game } = match
  const { kernels, box } = game
  const drawn: Draw[] = []
  let state = match.origin
  for (const [ply, { action }] of match.history.entries()) {
    if (game.actor(state) === CHANCE) {
      const tickets = Array.from({ length: kernels.tickets(box, state) }, (_, number) => game.text(state, kernels.ticket(box, state, number)))
      drawn.push({ ply, outcome: game.text(state, action), tickets: runs(tickets) })
    }
    state = game.apply(state, action)
  }
  return drawn
}

/** Neighbours that are alike, and how many they are. */
function runs(outcomes: readonly string[]): Tickets[] {
  const found: Tickets[] = []
  for (const outcome of outcomes) {
    const last = found.at(-1)
    if (last?.outcome === outcome) last.count += 1
    else found.push({ outcome, count: 1 })
  }
  return found
}
