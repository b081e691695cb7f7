/** The bots as people at the table: their names, levels and manners, and which one a newcomer meets. */

import { preferences } from './preferences.svelte'
import { has, t } from './texts.svelte'

const USUAL = ['level-2', 'greedy']
const LEVEL = 'level-'
/** Whom one asks for a hint. */
export const WISEST = 'level-5'
/** Who judges by a network, in games that have one. */
export const EXPERT = 'level-6'

/** Whom one chose last; where the expert does not play, the wisest does. */
export function usualBot(bots: readonly string[]): string {
  const chosen = preferences.bot === EXPERT ? [EXPERT, WISEST] : [preferences.bot]
  return [...chosen, ...USUAL].find((name) => bots.includes(name)) ?? bots[0] ?? ''
}

/** The bots worth offering: the levels where there are any, weakest first. */
export function offered(bots: readonly string[]): string[] {
  const levels = bots.filter((name) => name.startsWith(LEVEL)).sort()
  return levels.length ? levels : [...bots]
}

/** Who it is and how it plays, in a sentence. */
export function character(name: string): string {
  return has(`bots.${name}-character`) ? t(`bots.${name}-character`) : ''
}

/** How it plays, in a word or two. */
export function manner(name: string): string {
  return has(`bots.${name}-manner`) ? t(`bots.${name}-manner`) : ''
}

/** What it is called. */
export function botTitle(name: string): string {
  if (has(`bots.${name}-title`)) return t(`bots.${name}-title`)
  return has(`shell.bot-${name}`) ? t(`shell.bot-${name}`) : name
}

/** The number of its level; empty for a bot without one. */
export function levelOf(name: string): string {
  return name.startsWith(LEVEL) ? name.slice(LEVEL.length) : ''
}
