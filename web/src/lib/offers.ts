/** The games that this page plays by itself, as they are offered before there is a table (`packing/offers.ts`). */

import type { GameInfo } from './messages'
import type { Language } from './preferences.svelte'

export interface Offer {
  /** Without its clauses, which are among the game's own sentences. */
  game: GameInfo
  hasExpert: boolean
}

const OFFERS = import.meta.glob<Offer>('../../../src/tablee/games/*/texts/*.ftl', { query: '?offer', import: 'default' })

export function loadOffers(language: Language): Promise<Offer[]> {
  const wanted = Object.entries(OFFERS).filter(([file]) => file.endsWith(`/${language}.ftl`))
  return Promise.all(wanted.map(([, load]) => load()))
}
