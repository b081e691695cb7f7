/** The engine's reader of a table, with everything it needs: the game's module, its sentences, its edition. */

import { Words, type OptionValue } from '../engine'
import { loadKind } from './modules'
import { preferences } from './preferences.svelte'
import { Reader } from './reader'
import { catalogue, loadTexts } from './texts.svelte'

/** What a table is played with. */
export interface Played {
  game: string
  players: number
  options: Record<string, OptionValue>
  edition: string
}

export async function loadReader({ game, players, options, edition }: Played): Promise<Reader> {
  const { language } = preferences
  const [kind] = await Promise.all([loadKind(game), loadTexts(language, 'core', game)])
  return new Reader(kind.game({ players, options, edition }), new Words(catalogue('core', language)!, catalogue(game, language)!))
}
