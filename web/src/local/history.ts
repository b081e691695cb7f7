/** All matches of this device: those that the page keeps, and those at a house, which it remembers. */

import { api } from '../lib/api'
import { isHere } from '../lib/house'
import type { Mine } from '../lib/messages'
import { here } from './here'
import { storage, type Remembered } from './storage.svelte'

/** A house lists so many of one's matches at most, the running ones first. */
const LISTED = 100

/** What this device knows without asking anybody, the latest first. */
export async function matchesHere(language: string): Promise<Mine[]> {
  const remembered = (await storage.allRemembered()).filter((one) => !one.hidden).map((one) => one.mine)
  return [...(await here.matches(language)), ...remembered].sort((one, other) => other.summary.changed - one.summary.changed)
}

/** Ask the house what has become of one's matches there, and remember it. */
export async function askHouse(language: string): Promise<void> {
  const listed = await api.matches(language)
  const before = new Map((await storage.allRemembered()).map((one) => [one.id, one]))
  for (const mine of listed) {
    const { table: id } = mine.summary
    const known = before.get(id)
    before.delete(id)
    const seats = mine.seats.length ? mine.seats : (known?.mine.seats ?? [])
    const now: Remembered = { id, mine: { ...mine, seats }, record: known?.record ?? null, hidden: known?.hidden ?? false }
    if (JSON.stringify(now) !== JSON.stringify(known)) await storage.putRemembered(now)
  }
  if (listed.length >= LISTED) return
  for (const { id, mine } of before.values()) {
    if (mine.summary.state !== 'over') await storage.forgetRemembered(id) // the house has forgotten it
  }
}

let fetching: Promise<void> | null = null

/** The records of finished matches that are not here yet; one that cannot be had now is asked for another time. */
export function fetchRecords(language: string): Promise<void> {
  fetching ??= fetchMissing(language).finally(() => (fetching = null))
  return fetching
}

async function fetchMissing(language: string): Promise<void> {
  const missing = (await storage.allRemembered()).filter((one) => one.mine.summary.state === 'over' && !one.record && !one.hidden)
  for (const { id } of missing) {
    const record = await api.record(id, language).catch(() => null)
    const now = await storage.remembered(id)
    if (record && now) await storage.putRemembered({ ...now, record })
  }
}

/** Both, where somebody has just sat down or a match has ended. */
export async function rememberHouse(language: string): Promise<void> {
  await askHouse(language)
  await fetchRecords(language)
}

/** A match of the page is gone for good; one at a house is taken from the list here, with its record. */
export async function deleteMatch(id: string): Promise<void> {
  if (isHere(id)) return storage.delete(id)
  await storage.forgetReview(id)
  const known = await storage.remembered(id)
  if (known) await storage.putRemembered({ ...known, record: null, hidden: true })
}
