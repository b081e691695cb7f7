/** A match that this page can read again by itself: its positions at any ply, as a house tells them. */

import { CHANCE, OVER, type Match } from '../engine'
import type { Fairness, Replay } from '../lib/messages'
import { loadReader, type Played } from '../lib/reading'

export interface Past {
  id: string
  match: Match
  names: string[]
  fairness: Fairness
  /** What it was played with. */
  played: Played
}

/** A position, and the story up to it: what src/tablee/server/reader/matches.py does. */
export async function positionOf({ id, match, names, fairness, played }: Past, ply = match.ply, seat: number | null = null): Promise<Replay> {
  const { game } = match
  const reader = await loadReader(played)
  const state = match.stateAt(ply)
  const isWhole = match.over && seat === null
  const view = isWhole ? state : game.view(state, seat)
  const actor = game.actor(state)
  return {
    table: id, game: played.game, names, seat, ply, last: match.ply,
    actor: actor === OVER ? null : actor === CHANCE ? 'chance' : actor,
    view: game.data(view), ...reader.points(view),
    log: match.events.slice(0, ply).flatMap((happened, number) =>
      happened.map((event) => reader.line(number, isWhole ? event.whole() : event.seenBy(seat), names)),
    ),
    result: match.over ? { ...match.result() } : null,
    fairness,
  }
}
