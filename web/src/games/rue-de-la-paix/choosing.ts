/** From what is legal to what can be pointed at, step by step. Nothing here knows a rule: it only sorts moves. */

import type { LegalMove } from '../contract'
import { DIE, ZONE, type Board, type Card, type Die, type Move, type Property, type View, type Zone } from './declared'

export type Legal = LegalMove<Move>

/** The card being played and what was pointed at so far. */
export interface Pick {
  card: Card
  first: Property | null
  dice: Die[]
}

export const movesOf = (legal: Legal[], kind: string): Legal[] => legal.filter((move) => move.data.move === kind)

/** A card is played by its own moves, the insurance by its answer. */
export const playsOf = (legal: Legal[], card: Card): Legal[] => movesOf(legal, card === 'insurance' ? 'insure' : card)

export const plainMove = (legal: Legal[], kind: string): Legal | null => movesOf(legal, kind)[0] ?? null

/** The buildings of a property: one move for each number of hotels. */
export const buildsOn = (legal: Legal[], property: Property): { move: Legal; hotels: number }[] =>
  legal.flatMap((move) => (move.data.move === 'build' && move.data.property === property ? [{ move, hotels: move.data.hotels }] : []))

/** Whether dice lie there with which nothing was done yet. */
export const isUntouched = ({ phase, dice, card_played, laid }: View): boolean => {
  const isBuilding = phase === 'react' || phase === 'zone' || phase === 'build' || (phase === 'end' && dice?.includes('F'))
  return Boolean(isBuilding) && !card_played && Object.keys(laid).length === 0
}

/** Whether a move names a property. */
export const names = (move: Legal | null, property: Property): boolean => move !== null && Object.values(move.data).includes(property)

/** The properties a card touches, in the order in which they may be pointed at. */
function orders(board: Board, { card }: Pick, { data }: Legal): [Property, Property | null][] {
  if (!('property' in data)) return []
  if (!('second' in data)) return [[data.property, null]]
  const { property: one, second: two } = data
  return board.cards[card]?.either_order ? [[one, two], [two, one]] : [[one, two]]
}

/** The properties that can be pointed at now, each with the move it completes, or null for a first of two. */
export function targets(board: Board, legal: Legal[], pick: Pick): Map<Property, Legal | null> {
  const found = new Map<Property, Legal | null>()
  for (const move of movesOf(legal, pick.card)) {
    for (const [one, two] of orders(board, pick, move)) {
      if (pick.first === null) found.set(one, two === null ? move : null)
      else if (pick.first === one && two !== null) found.set(two, move)
    }
  }
  return found
}

/** The zones that can be chosen now, by the die or by a card, each with its move. */
export function zoneMoves(legal: Legal[], pick: Pick | null): Map<Zone, Legal> {
  return new Map(movesOf(legal, pick?.card ?? 'zone').flatMap((move) => ('zone' in move.data ? [[move.data.zone, move]] : [])))
}

/** The move that rolls exactly these dice again. */
export function rerollMove(legal: Legal[], pick: Pick): Legal | null {
  const wanted = [...pick.dice].sort().join()
  return movesOf(legal, pick.card).find(({ data }) => 'dice' in data && [...data.dice].sort().join() === wanted) ?? null
}

/** A full notation for a card that cannot be played, so that the table can say why. */
export function cardNotation(board: Board, card: Card, first: Property | null, target: Property | null): string {
  if (card === 'insurance') return 'insure'
  const properties = Object.keys(board.properties)
  const one = first ?? target ?? properties[0]
  const two = (first && target) ?? properties.find((name) => name !== one)
  const asked = { nothing: '', dice: DIE[0], zone: ZONE[0], property: one, 'two-properties': `${one} ${two}` }
  return `card ${card} ${asked[board.cards[card]?.asks ?? 'nothing']}`.trim()
}
