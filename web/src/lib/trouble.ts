/** What went wrong, in words: an error of the engine, or of whatever else the page stands on. */

import { TableeError } from '../engine'
import { catalogue, t } from './texts.svelte'

export function explained(error: unknown): string {
  const core = catalogue('core')
  if (error instanceof TableeError && error.catalogue === 'core' && core?.has(error.section, error.slug)) {
    return core.sentence(error.section, error.slug, error.params)
  }
  return t('shell.refused-internal')
}
