/** The bots by name, and which one a newcomer meets. */

import { preferences } from './preferences.svelte'
import { has, t } from './texts.svelte'

const USUAL = ['level-2', 'greedy']

export function usualBot(bots: readonly string[]): string {
  return [preferences.bot, ...USUAL].find((name) => bots.includes(name)) ?? bots[0] ?? ''
}

/** The bots worth offering: the levels where there are any, weakest first. */
export function offered(bots: readonly string[]): string[] {
  const levels = bots.filter((name) => name.startsWith('level-')).sort()
  return levels.length ? levels : [...bots]
}

/** Who it is and how it plays, in a sentence. */
export function character(name: string): string {
  return has(`bots.${name}-character`) ? t(`bots.${name}-character`) : ''
}

export function botName(name: string): string {
  if (has(`bots.${name}-title`)) return t('shell.bot-level', { level: name.replace('level-', ''), name: t(`bots.${name}-title`) })
  return has(`shell.bot-${name}`) ? t(`shell.bot-${name}`) : name
}
