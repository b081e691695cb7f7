/** The words of this board, in the reader's language. */

import type { Arguments } from '../../lib/fluent'
import type { PlayerInfo, Translate } from '../contract'
import type { Property } from './types'
import type { Share } from './towers'

const PART = 'rue-de-la-paix'

export type Say = (key: string, params?: Arguments) => string

export const sayer = (t: Translate): Say => (key, params) => t(`${PART}.${key}`, params)

export const nameOf = (players: PlayerInfo[], seat: number): string => players[seat]?.name ?? String(seat + 1)

/** `blue-5` as the reader says it. */
export function lotName(say: Say, name: string): string {
  const [zone = '', value = ''] = name.split('-')
  return `${say(`word-${zone}`)} ${value}`
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** RP-20, RP-21: why the title is where it is, in a sentence, and the clause that says so. */
export function whyOwned(
  say: Say, players: PlayerInfo[], property: Property, found: Share[],
): { text: string; clause: string } | null {
  const [first, second] = found
  if (!first || property.owner === null) return null
  const owner = nameOf(players, property.owner)
  if (!second) return { text: say('why-alone', { owner }), clause: 'RP-20' }
  const others = found.filter((share) => share.seat !== property.owner && share.count === first.count)
  if (others.length === 0) {
    return { text: say('why-most', { owner, count: first.count, less: second.count }), clause: 'RP-20' }
  }
  const tied = [owner, ...others.map((share) => nameOf(players, share.seat))].join(', ')
  const params = { tied, owner, count: first.count, lowest: first.lowest, next: others[0]?.lowest ?? 0 }
  return { text: say('why-tie', params), clause: 'RP-21' }
}
