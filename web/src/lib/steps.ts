/** Where a replay stops: after a move with all that follows from it by itself, or after a whole turn. */

import type { GameEvent } from '../games/contract'
import type { LogLine } from './messages'

export type Stride = 'move' | 'turn'

/** Positions (numbers of actions played) in rising order, from the first decision to the end. */
export function stopsOf(log: readonly LogLine[], last: number, stride: Stride, isDealt: (event: GameEvent) => boolean): number[] {
  const byPly = new Map<number, GameEvent[]>()
  for (const line of log) byPly.set(line.ply, [...(byPly.get(line.ply) ?? []), line.event as unknown as GameEvent])
  const follows = (ply: number): boolean => (byPly.get(ply) ?? []).length > 0 && isDealt(byPly.get(ply)![0]!)
  const ends = (ply: number): boolean => stride === 'move' || (byPly.get(ply) ?? []).some((one) => one.event === 'turn')
  const found: number[] = []
  for (let ply = 0, due = true; ply < last; ply++) {
    if (due && !follows(ply)) {
      found.push(ply)
      due = false
    }
    due ||= ends(ply)
  }
  return [...found, last]
}

/** The stop before a position; the beginning where there is none. */
export function stopBefore(stops: readonly number[], ply: number): number {
  return stops.filter((stop) => stop < ply).at(-1) ?? 0
}
