/** The games' boards, each loaded when it is needed. */

import type { GameModule } from './contract'

const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts')

/** A game's board; a plain one for a game that has none here. */
export async function loadGame(name: string): Promise<GameModule> {
  const load = modules[`./${name}/index.ts`]
  if (load) return (await load()).default
  const { default: Board } = await import('./Plain.svelte')
  return { Board, held: () => [], common: () => [], endNear: () => null }
}

/** Whether this page has drawings and lessons for a game. */
export function isDrawn(name: string): boolean {
  return `./${name}/index.ts` in modules
}
