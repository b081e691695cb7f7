/** The games' boards, each loaded when it is needed. */

import { preferences } from '../lib/preferences.svelte'
import { loadTexts } from '../lib/texts.svelte'
import type { GameModule } from './contract'

const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts')

/** A game's board, with its words; a plain one for a game that has none here. */
export async function loadGame(name: string): Promise<GameModule> {
  const load = modules[`./${name}/index.ts`]
  if (load) return (await Promise.all([load(), loadTexts(preferences.language, name)]))[0].default
  const { default: Board } = await import('./Plain.svelte')
  return { Board, held: () => [], common: () => [], endNear: () => null }
}

/** Whether this page has drawings and lessons for a game. */
export function isDrawn(name: string): boolean {
  return `./${name}/index.ts` in modules
}
