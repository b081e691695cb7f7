/** The words of this board, in the reader's language. */

import type { Arguments } from '../contract'
import type { PlayerInfo, Translate } from '../contract'
import type { Owning, View } from './declared'
import type { Share } from './towers'

export type Lot = NonNullable<View['properties'][string]>

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

/** What a Fortune card says: when it is played, and what it does. */
export function cardText(say: Say, card: string): { when: string; effect: string } {
  const [when = '', ...rest] = say(`card-${card}`).split(/\s?: /)
  return rest.length ? { when, effect: capital(rest.join(': ')) } : { when: '', effect: when }
}

/** Why the title is where it is, in a sentence for the clause that says so; `found` has the owner first. */
export function whyOwned(say: Say, players: PlayerInfo[], clause: Owning, [owner, ...others]: Share[]): string {
  const [next] = others
  const params = { owner: nameOf(players, owner?.seat ?? 0), count: owner?.count ?? 0 }
  if (!owner || !next) return say('why-alone', params)
  if (clause === 'RP-20') return say('why-most', { ...params, less: next.count })
  const tied = [owner, ...others.filter((share) => share.count === owner.count)]
  return say('why-tie', { ...params, tied: tied.map((share) => nameOf(players, share.seat)).join(', '), lowest: owner.lowest, next: next.lowest })
}
