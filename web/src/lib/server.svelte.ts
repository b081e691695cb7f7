/** What the server offers, in the reader's language; asked for once. */

import { api, Refused } from './api'
import type { GameInfo, ServerInfo } from './messages'
import { preferences } from './preferences.svelte'
import { loadTexts } from './texts.svelte'

export const server: { info: ServerInfo | null; trouble: string | null; ready: boolean } = $state({ info: null, trouble: null, ready: false })

/** Everything the page needs before it can say a word. */
export async function askServer(): Promise<void> {
  const language = preferences.language
  await loadTexts(language, 'shell', 'bots')
  server.ready = true
  try {
    const info = await api.games(language)
    await loadTexts(language, ...info.games.map((game) => game.name))
    if (preferences.language === language) {
      server.info = info
      server.trouble = null
    }
  } catch (error) {
    server.trouble = error instanceof Refused ? error.slug : 'internal'
  }
}

export function gameInfo(name: string): GameInfo | null {
  return server.info?.games.find((game) => game.name === name) ?? null
}
