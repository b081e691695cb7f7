/** What a bot has played for somebody who was away. */

import type { GameEvent } from '../games/contract'
import type { LogLine, SeatInfo } from './messages'

/** The lines of what was played for a seat, move by move; none once its player has played again. */
export function playedFor({ seat, kept_from, kept_until }: SeatInfo, log: readonly LogLine[], isDealt: (event: GameEvent) => boolean): LogLine[][] {
  if (kept_from === null || kept_until === null) return []
  const byPly = new Map<number, LogLine[]>()
  for (const line of log) if (line.ply >= kept_from) byPly.set(line.ply, [...(byPly.get(line.ply) ?? []), line])
  const isOwn = (first: LogLine): boolean => first.event.seat === seat && first.event.event !== 'turn' && !isDealt(first.event as unknown as GameEvent)
  const own = [...byPly].filter(([, lines]) => isOwn(lines[0]!))
  if (own.some(([ply]) => ply >= kept_until)) return []
  return own.map(([, lines]) => lines.filter((line) => line.event.event !== 'turn'))
}
