/** From what is legal to what can be pointed at, step by step. Nothing here knows a rule: it only sorts moves. */

import type { LegalMove } from '../contract'
import type { View, Zone } from './types'

/** The card being played and what was pointed at so far. */
export interface Pick {
  card: string
  first: string | null
  dice: string[]
}

/** Cards whose two properties play the same part: they may be pointed at in either order. */
const EITHER_ORDER = ['twin-project', 'fresh-start']
const TWO_PROPERTIES = [...EITHER_ORDER, 'relocation', 'exchange']
const ONE_ZONE = ['special-permit', 'hurricane']

const text = (move: LegalMove, key: string): string | null => {
  const value = move.data[key]
  return typeof value === 'string' ? value : null
}

export const movesOf = (legal: LegalMove[], kind: string): LegalMove[] => legal.filter((move) => move.data.move === kind)

export const plainMove = (legal: LegalMove[], kind: string): LegalMove | null => movesOf(legal, kind)[0] ?? null

/** The buildings of a property: one move for each number of hotels. */
export const buildsOn = (legal: LegalMove[], property: string): LegalMove[] =>
  movesOf(legal, 'build').filter((move) => move.data.property === property)

export const hotelsOf = (move: LegalMove): number => Number(move.data.hotels ?? 0)

/** What a card asks for first: nothing, dice, a zone, or a property. */
export function asks(moves: LegalMove[]): 'nothing' | 'dice' | 'zone' | 'property' {
  const data = moves[0]?.data ?? {}
  return 'dice' in data ? 'dice' : 'zone' in data ? 'zone' : 'property' in data ? 'property' : 'nothing'
}

/** The properties a card touches, in the order in which they may be pointed at. */
function orders(card: string, move: LegalMove): [string, string | null][] {
  const [one, two] = [text(move, 'property'), text(move, 'second')]
  if (one === null) return []
  return two !== null && EITHER_ORDER.includes(card) ? [[one, two], [two, one]] : [[one, two]]
}

/** The properties that can be pointed at now, each with the move it completes, or null for a first of two. */
export function targets(legal: LegalMove[], pick: Pick): Map<string, LegalMove | null> {
  const found = new Map<string, LegalMove | null>()
  for (const move of movesOf(legal, pick.card)) {
    for (const [one, two] of orders(pick.card, move)) {
      if (pick.first === null) found.set(one, two === null ? move : null)
      else if (pick.first === one && two !== null) found.set(two, move)
    }
  }
  return found
}

/** The zones that can be chosen now, by the die or by a card, each with its move. */
export function zoneMoves(legal: LegalMove[], pick: Pick | null): Map<Zone, LegalMove> {
  const found = new Map<Zone, LegalMove>()
  for (const move of movesOf(legal, pick?.card ?? 'zone')) {
    const zone = text(move, 'zone')
    if (zone !== null) found.set(zone as Zone, move)
  }
  return found
}

/** The move that rolls exactly these dice again. */
export function rerollMove(legal: LegalMove[], pick: Pick): LegalMove | null {
  const wanted = [...pick.dice].sort().join()
  const same = (move: LegalMove) => Array.isArray(move.data.dice) && [...move.data.dice].sort().join() === wanted
  return movesOf(legal, pick.card).find(same) ?? null
}

/** A full notation for a card that cannot be played, so that the table can say why. */
export function cardNotation(card: string, view: View, first: string | null, target: string | null): string {
  if (card === 'insurance') return 'insure'
  if (card === 'double-budget') return 'card double-budget'
  if (card === 'new-plans') return 'card new-plans 1'
  const names = Object.keys(view.properties)
  if (ONE_ZONE.includes(card)) return `card ${card} ${target ?? view.properties[names[0] ?? '']?.zone ?? 'red'}`
  if (!TWO_PROPERTIES.includes(card)) return `card ${card} ${target ?? names[0]}`
  if (first === null) return `card ${card} ${target ?? names[0]} ${names.find((name) => name !== (target ?? names[0]))}`
  return `card ${card} ${first} ${target ?? names[0]}`
}
