/** What draws the things of a game inside a sentence: the table sets it, every sentence below it uses it. */

import { getContext, setContext } from 'svelte'

import type { GameModule } from '../games/contract'

const KEY = Symbol('things')

/** Null while it is being loaded. */
export interface Things {
  readonly module: GameModule | null
  readonly board: Record<string, unknown> | null
}

export function setThings(things: Things): void {
  setContext(KEY, things)
}

/** Undefined where no game is on the table: sentences are whole without drawings. */
export function getThings(): Things | undefined {
  return getContext<Things | undefined>(KEY)
}
