/** All luck of a match, drawn again: whether it follows from the secret that was promised and everybody's contributions. */

import type { Shapes } from './declared.ts'
import { BadRecord } from './errors.ts'
import { FairLuck } from './fair.ts'
import { MANUAL } from './luck.ts'
import type { Match } from './match.ts'
import { shortened } from './shown.ts'

/** How many outcomes there were; a BadRecord names the first that differs. */
export function verify<S extends Shapes>(match: Match<S>): number {
  const { game, luck } = match
  if (!(luck instanceof FairLuck)) throw new BadRecord('luck-not-fair', { got: luck ? shortened(luck.name) : MANUAL })
  const { kernels, box } = game
  let state = match.origin
  let outcomes = 0
  for (const [ply, { actor, action, text }] of match.history.entries()) {
    if (actor === 'chance') {
      const expected = kernels.ticket(box, state, luck.draw(kernels.tickets(box, state), ply))
      if (expected !== action) {
        throw new BadRecord('luck-differs', { ply, expected: game.text(state, expected), got: text })
      }
      outcomes += 1
    }
    state = game.apply(state, action)
  }
  return outcomes
}
