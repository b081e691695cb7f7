/** What is offered here, in the reader's language: the games that this page plays by itself, and what a house adds. */

import { isSite } from './addresses'
import { api, Refused } from './api'
import type { GameInfo, ServerInfo } from './messages'
import { loadManifest, OWN_GAMES } from './modules'
import { gameOffer } from './offer'
import { preferences } from './preferences.svelte'
import { catalogue, loadTexts } from './texts.svelte'

/** The bots that every page has. */
const LEVELS: readonly string[] = ['level-1', 'level-2', 'level-3', 'level-4', 'level-5']

/** `trouble` says why there is no house just now; a page without one (a site) never has any. */
export const server: { games: GameInfo[]; info: ServerInfo | null; trouble: string | null; ready: boolean } = $state({
  games: [],
  info: null,
  trouble: null,
  ready: false,
})

/** Everything the page needs before it can say a word, then what a house has to offer. */
export async function askServer(): Promise<void> {
  const language = preferences.language
  const house = isSite ? null : api.games(language).then((info) => ({ info, trouble: null }), (error: unknown) => ({ info: null, trouble: error instanceof Refused ? error.slug : 'internal' }))
  const [manifests] = await Promise.all([Promise.all(OWN_GAMES.map(loadManifest)), loadTexts(language, 'shell', 'bots', ...OWN_GAMES)])
  const own = manifests.map((manifest) => gameOffer(manifest, catalogue(manifest.game, language)!))
  if (preferences.language !== language) return
  server.games = own
  server.ready = true
  const found = await house
  if (!found || preferences.language !== language) return
  server.info = found.info
  server.trouble = found.trouble
  server.games = [...own, ...(found.info?.games ?? []).filter((game) => !OWN_GAMES.includes(game.name))]
}

export function gameInfo(name: string): GameInfo | null {
  return server.games.find((game) => game.name === name) ?? null
}

/** The bots that can be met: at a table of this page the levels, at a house whoever lives there. */
export function bots(isHere: boolean): readonly string[] {
  return isHere ? LEVELS : (server.info?.bots ?? LEVELS)
}
