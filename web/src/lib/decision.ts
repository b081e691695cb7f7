/** What decided a match, from the numbers that are there. */

import type { GameInfo } from './messages'
import type { Result } from './result'
import { t } from './texts.svelte'

/** A margin that makes people hold their breath. */
const CLOSE = 2

/** One sentence: where the winner was ahead of the next one by most, or what broke the tie; empty for a shared victory. */
export function decision(result: Result, names: readonly string[], info: GameInfo | null): string {
  const [winner] = result.winners
  if (winner === undefined || result.winners.length > 1 || !info) return ''
  const others = result.places.map((place, seat) => ({ place, seat })).filter((one) => one.seat !== winner)
  const second = others.sort((one, other) => one.place - other.place)[0]?.seat
  if (second === undefined) return ''
  const name = names[second] ?? ''
  const margin = (result.totals[winner] ?? 0) - (result.totals[second] ?? 0)
  const broke = info.tie_breaks.find((one) => result.decided_by.includes(one.clause))
  if (margin === 0) return broke ? t('shell.end-only-tie', { name, what: broke.text }) : ''
  const ahead = info.sources.map((source) => ({ what: source.text, more: (result.breakdown[winner]?.[source.name] ?? 0) - (result.breakdown[second]?.[source.name] ?? 0) }))
  const most = ahead.sort((one, other) => other.more - one.more)[0]
  if (!most) return ''
  return margin <= CLOSE ? t('shell.end-close', { name, what: most.what, more: margin }) : t('shell.end-by', { name, what: most.what, more: most.more })
}
