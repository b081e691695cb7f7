/** What is offered here, in the reader's language: the games that this page plays by itself, and what a house adds. */

import { isSite } from './addresses'
import { api, Refused } from './api'
import { EXPERT } from './bots'
import type { GameInfo, ServerInfo } from './messages'
import { loadOffers } from './offers'
import { hasModule } from './modules'
import { preferences } from './preferences.svelte'
import { loadTexts, spoken } from './texts.svelte'

/** The bots that every game has. */
const LEVELS: readonly string[] = ['level-1', 'level-2', 'level-3', 'level-4', 'level-5']

/** `trouble` says why there is no house just now; a page without one (a site) never has any. */
export const server: { games: GameInfo[]; experts: string[]; info: ServerInfo | null; trouble: string | null; ready: boolean } = $state({
  games: [],
  experts: [],
  info: null,
  trouble: null,
  ready: false,
})

/** Everything the page needs before it can say a word, then what a house has to offer. */
export async function askServer(): Promise<void> {
  const language = preferences.language
  const house = isSite ? null : api.games(language).then((info) => ({ info, trouble: null }), (error: unknown) => ({ info: null, trouble: error instanceof Refused ? error.slug : 'internal' }))
  const [offers] = await Promise.all([loadOffers(language), loadTexts(language, 'shell', 'bots', ...spoken)])
  if (preferences.language !== language) return
  const own = offers.map(({ game }) => game)
  server.games = own
  server.experts = offers.flatMap(({ game, hasExpert }) => (hasExpert ? [game.name] : []))
  server.ready = true
  const found = await house
  if (!found || preferences.language !== language) return
  server.info = found.info
  server.trouble = found.trouble
  server.games = [...own, ...(found.info?.games ?? []).filter((game) => !hasModule(game.name))]
}

export function gameInfo(name: string): GameInfo | null {
  return server.games.find((game) => game.name === name) ?? null
}

/** The bots that can be met in a game: at a table of this page the levels, at a house whoever lives there. */
export function bots(game: string, isHere: boolean): readonly string[] {
  const all = isHere ? [...LEVELS, EXPERT] : (server.info?.bots ?? LEVELS)
  return server.experts.includes(game) ? all : all.filter((name) => name !== EXPERT)
}
