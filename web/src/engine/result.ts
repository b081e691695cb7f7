/** The outcome of a match: what everybody scored, for what, who won, and which clause decided it. */

import type { Source, TieBreak } from './manifest.ts'

/**
 * `decided_by` is empty when points alone decided; otherwise it lists the tie-breaks consulted, in order. `ended_by` is the
 * clause that ended the match. A shared victory has several winners.
 */
export interface Result {
  totals: number[]
  breakdown: Record<string, number>[]
  tie_breaks: Record<string, number>[]
  winners: number[]
  places: number[]
  decided_by: string[]
  ended_by: string
}

/** Turn a score sheet (a row per seat: sources, then tie-breaks) into a result. */
export function rank(
  sheet: readonly (readonly number[])[],
  sources: readonly Source[],
  tieBreaks: readonly TieBreak[],
  endedBy: string,
): Result {
  const totals = sheet.map((row) => row.slice(0, sources.length).reduce((sum, points) => sum + points, 0))
  const keys = sheet.map((row, seat) => [totals[seat]!, ...row.slice(sources.length)])
  const best = keys.reduce((one, other) => (compare(other, one) > 0 ? other : one))
  let contenders = keys.filter((key) => key[0] === best[0])
  const decidedBy: string[] = []
  for (const [step, tieBreak] of tieBreaks.entries()) {
    if (contenders.length === 1) break
    decidedBy.push(tieBreak.clause)
    const most = Math.max(...contenders.map((key) => key[step + 1]!))
    contenders = contenders.filter((key) => key[step + 1] === most)
  }
  return {
    totals,
    breakdown: sheet.map((row) => named(sources, row)),
    tie_breaks: sheet.map((row) => named(tieBreaks, row.slice(sources.length))),
    winners: keys.flatMap((key, seat) => (compare(key, best) === 0 ? [seat] : [])),
    places: keys.map((key) => 1 + keys.filter((other) => compare(other, key) > 0).length),
    decided_by: decidedBy,
    ended_by: endedBy,
  }
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [place, number] of one.entries()) if (number !== other[place]) return number - other[place]!
  return 0
}

function named(columns: readonly { name: string }[], row: readonly number[]): Record<string, number> {
  return Object.fromEntries(columns.map((column, place) => [column.name, row[place]!]))
}
