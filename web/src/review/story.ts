/** A review in words: as src/tablee/review/story.py says it. */

import type { Findings, JudgedDecision } from '../engine'

export const UNIT = 1_000_000
/** Of a point; less than that is not said. */
const WORTH_SAYING = UNIT / 2
const MOST_TURNING_POINTS = 5
const FAULTS: readonly string[] = ['inaccuracy', 'mistake', 'blunder']

/** Why a move was better: whose points it changes, and by how many; `kind` names the sentence. */
export interface Reason {
  kind: 'own' | 'other' | 'wins'
  seat: number
  points: number
}

/** A step of the match that moved somebody's chances most. */
export interface Turn {
  ply: number
  seat: number
  before: number
  after: number
}

/** Millionths as a whole number. */
export function rounded(amount: number): number {
  return Math.floor(amount / UNIT + 0.5)
}

/** Millionths of a victory as a whole percentage. */
export function percent(chance: number): number {
  return rounded(100 * chance)
}

/** Millionths of a point with one digit and a sign, as the language writes them. */
export function signed(amount: number, language: string): string {
  return new Intl.NumberFormat(language, { signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(amount / UNIT)
}

/** What the better move would have changed most: points of one's own, or of somebody else. */
export function reasonFor({ seat, better, options }: JudgedDecision): Reason | null {
  if (better === null) return null
  const more = options[better]!.points.map((points, one) => points - options[0]!.points[one]!)
  const others = more.map((_, one) => one).filter((one) => one !== seat)
  const rival = others.reduce((one, other) => (more[other]! < more[one]! ? other : one))
  const [own, taken] = [more[seat]!, -more[rival]!]
  if (Math.max(own, taken) < WORTH_SAYING) return { kind: 'wins', seat, points: 0 }
  return own >= taken ? { kind: 'own', seat, points: rounded(own) } : { kind: 'other', seat: rival, points: rounded(taken) }
}

/** The decisions that were clearly wrong, in the order of the match. */
export function faultsIn({ decisions }: Findings): JudgedDecision[] {
  return decisions.filter(({ word }) => FAULTS.includes(word))
}

/** The steps that changed the chances of whom they changed most, in the order of the match. */
export function turningPoints({ moments, first }: Findings): Turn[] {
  const turns = moments.slice(0, -1).flatMap((before, place) => {
    const after = moments[place + 1]!
    if (before.ply < first) return []
    const changes = after.wins.map((win, seat) => Math.abs(win - before.wins[seat]!))
    const seat = changes.indexOf(Math.max(...changes))
    return [{ ply: before.ply, seat, before: before.wins[seat]!, after: after.wins[seat]! }]
  })
  const size = (turn: Turn): number => Math.abs(turn.after - turn.before)
  turns.sort((one, other) => size(other) - size(one) || one.ply - other.ply)
  return turns.slice(0, MOST_TURNING_POINTS).sort((one, other) => one.ply - other.ply)
}
