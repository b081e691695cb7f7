/** Why a move is better, in sentences: what follows from it, and what would follow otherwise. */

import type { Consequence, Game, JudgedDecision, Pool, State, Words } from '../engine'
import type { GameEvent } from '../games/contract'

/** A consequence in words: with its things drawn, and with notation for those who have it read aloud. */
export interface Told extends Omit<Consequence<GameEvent>, 'event'> {
  event: GameEvent
  text: string
  exact: string
}

/**
 * What the better move of a decision brings, found by workers; nothing where there is nothing clear to say. It is told to the
 * seat that decides ("you"), or to somebody who looks at all of them, by their names.
 */
export async function reasons(
  pool: Pick<Pool, 'consequences'>,
  game: Pick<Game, 'box' | 'players'>,
  view: State,
  decision: JudgedDecision,
  names: readonly string[],
  words: (isDrawn: boolean) => Pick<Words, 'foretell' | 'tell'>,
  isToldTo: 'seat' | 'all',
): Promise<Told[]> {
  const { seat, ply, better, options } = decision
  if (better === null) return []
  const { box, players } = game
  const found = await pool.consequences({ box, players, view, seat, better: options[better]!.action, worse: options[0]!.action, ply })
  const drawn = (event: GameEvent): string => (isToldTo === 'seat' ? words(true).foretell(event, names, seat) : words(true).tell(event, names))
  return found.map((one) => ({ ...one, text: drawn(one.event), exact: words(false).tell(one.event, names) }))
}
