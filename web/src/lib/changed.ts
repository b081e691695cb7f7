/** What others have done since somebody's last turn. */

import type { LogLine } from './messages'

const isTurn = (line: LogLine): boolean => line.event.event === 'turn'

/** The lines from the end of the seat's turn before to its turn now, or to the end of the story where others are in turn. */
export function changedSince(log: readonly LogLine[], seat: number): LogLine[] {
  const turns = log.flatMap((line, index) => (isTurn(line) ? [{ index, mine: line.event.seat === seat }] : []))
  const now = turns.at(-1)
  const before = turns.slice(0, now?.mine ? -1 : undefined)
  const own = before.filter((turn) => turn.mine).at(-1)
  const start = before.find((turn) => !turn.mine && turn.index > (own?.index ?? -1))
  return start ? log.slice(start.index, now?.mine ? now.index : undefined) : []
}
