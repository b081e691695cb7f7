/** What a table is made of is on its way while one still chooses how to play; what fails is asked for again when it is needed. */

import { loadGame } from '../games/registry'
import { hasModule, loadKind } from '../lib/modules'
import { preferences } from '../lib/preferences.svelte'
import { loadTexts } from '../lib/texts.svelte'

export function fetchAhead(game: string): void {
  const parts = [import('./TablePage.svelte'), loadGame(game), loadTexts(preferences.language, 'core')]
  void Promise.allSettled(hasModule(game) ? [...parts, loadKind(game)] : parts)
}
