/** The games' boards and pictures, each loaded when it is needed. */

import type { Component } from 'svelte'
import type { GameModule } from './contract'

const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts')
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte')

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

/** A game's picture; one of pawns on a board for a game that has none here. */
export async function loadPicture(name: string): Promise<Component> {
  const load = pictures[`./${name}/Picture.svelte`] ?? (() => import('./PlainPicture.svelte'))
  return (await load()).default
}
