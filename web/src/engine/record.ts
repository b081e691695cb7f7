/** The record of a match as one text, luck included: see src/tablee/core/record.py, which writes the same to the letter. */

import { sha256 } from './digest.ts'
import type { Shapes } from './declared.ts'
import { hex } from './fair.ts'
import { MANUAL } from './luck.ts'
import type { Match } from './match.ts'
import { lines, withoutSpacesBehind } from './patterns.ts'
import { optionText } from './setup.ts'

export const FORMAT = 'tablee record 1'
const OPEN = 'open'

/** The record of a match, finished or not. */
export function writeRecord<S extends Shapes>(match: Match<S>): string {
  const { game } = match
  const body = [
    FORMAT,
    `game ${game.name}`,
    `rules ${game.manifest.rules}`,
    `players ${game.players}`,
    ...Object.entries(game.options).map(([name, value]) => `option ${name} ${optionText(value)}`),
    `luck ${match.luck?.name ?? MANUAL}`,
    'edition',
    ...editionLines(game.editionText),
    ...(match.fromPosition ? [`position ${JSON.stringify(game.data(match.origin))}`] : []),
    'moves',
    ...match.history.map(({ actor, text }) => `${actor} ${text}`),
    `end ${ending(match)}`,
    '',
  ].join('\n')
  return `${body}digest ${digestOf(body)}\n`
}

/** What stands behind `end`. */
export function ending<S extends Shapes>(match: Match<S>): string {
  return match.over ? match.result().totals.join(' ') : OPEN
}

/** An edition's text as a record holds it. */
export function editionLines(text: string): string[] {
  return lines(text).map((line) => withoutSpacesBehind(`| ${line}`))
}

export function digestOf(body: string): string {
  return hex(sha256(new TextEncoder().encode(body)))
}
