/** Finished matches of a house whose record this device keeps: where the page has their rules, they are read without anybody's help. */

import { BadRecord, commitment, FairLuck, type GameKind, type Match } from '../engine'
import { hasModule, loadKind } from '../lib/modules'
import type { Fairness } from '../lib/messages'
import type { Past } from './past'
import { storage } from './storage.svelte'

/** What is wrong with a record only here: the page has other rules, or does not have the edition. */
const ELSEWHERE: readonly string[] = ['record-rules', 'record-edition']

/** The match of a record; null where it takes rules or an edition that the page does not have. */
export function replayed(kind: GameKind, record: string): Match | null {
  try {
    return kind.replay(record)
  } catch (error) {
    if (error instanceof BadRecord && ELSEWHERE.includes(error.slug)) return null
    throw error
  }
}

export async function keptMatch(id: string): Promise<Past | null> {
  const one = await storage.remembered(id)
  if (!one?.record || one.hidden || !hasModule(one.mine.summary.game)) return null
  const kind = await loadKind(one.mine.summary.game)
  const match = replayed(kind, one.record)
  if (!match || !(match.luck instanceof FairLuck)) return null
  const { game } = match
  const edition = Object.entries(kind.manifest.editions).find(([, known]) => known.text === game.editionText)![0]
  return {
    id, match, names: one.mine.summary.names, fairness: fairness(match.luck),
    played: { game: game.name, players: game.players, options: { ...game.options }, edition },
  }
}

function fairness({ secret, contributions }: FairLuck): Fairness {
  return { commitment: commitment(secret), secret, contributions: Object.fromEntries([...contributions].map(([seat, given]) => [String(seat), given])) }
}
