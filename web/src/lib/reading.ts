/** The engine's reader of a table, with everything it needs: the game's module, its sentences, its edition. */

import { Words, type Edition, type OptionValue } from '../engine'
import { api } from './api'
import { loadKind } from './modules'
import type { Replay } from './messages'
import { preferences } from './preferences.svelte'
import { Reader } from './reader'
import { catalogue, loadTexts } from './texts.svelte'

/** What a table is played with. */
export interface Played {
  game: string
  players: number
  options: Record<string, OptionValue>
  edition: string
  /** The table whose edition did not come with the game. */
  own_edition?: boolean
  table?: string
}

export async function loadReader({ game, players, options, ...one }: Played): Promise<Reader> {
  const { language } = preferences
  const isOwn = one.own_edition && one.table !== undefined
  const [kind, edition] = await Promise.all([loadKind(game), isOwn ? ownEdition(one.table!, language) : one.edition, loadTexts(language, 'core', game)])
  return new Reader(kind.game({ players, options, edition }), new Words(catalogue('core', language)!, catalogue(game, language)!))
}

/** What a house told, told anew: in words and drawings. */
export async function retold(replay: Replay): Promise<Replay> {
  const { language } = preferences
  await loadTexts(language, 'core', replay.game)
  const words = new Words(catalogue('core', language)!, catalogue(replay.game, language)!, true)
  return { ...replay, log: replay.log.map((line) => ({ ...line, text: words.tell(line.event as never, replay.names), exact: line.text })) }
}

async function ownEdition(table: string, language: string): Promise<Edition> {
  const { text, box } = await api.edition(table, language)
  return { text, box: Uint8Array.from(atob(box), (letter) => letter.charCodeAt(0)) }
}
