/** A file of matches brought to this device: nothing that is here is lost, and nothing comes twice. */

import { sha256 } from '../engine/digest'
import { hex } from '../engine/fair'
import { hasModule, loadKind } from '../lib/modules'
import { checked, recordsOf, written, type KeptRecord, type KeptTable } from './matchfile'
import { storage, type Act } from './storage.svelte'

export interface Imported {
  added: number
  /** Matches that were here already. */
  known: number
  /** Matches that are not whole, by their game. */
  damaged: (string | null)[]
}

/** All matches of this device as a file. */
export async function exportMatches(): Promise<string> {
  const tables: KeptTable[] = []
  for (const table of await storage.all()) tables.push({ table, acts: await storage.actsOf(table.id) })
  return written({ tables, records: recordsOf(await storage.allRemembered()) }, Date.now())
}

/** A BadFile says that it is none of ours. */
export async function importMatches(text: string): Promise<Imported> {
  const { tables, records, damaged } = await checked(text, async (game) => (hasModule(game) ? loadKind(game) : null))
  const brought = [...(await inTurn(tables, bringTable)), ...(await inTurn(records, bringRecord))]
  const added = brought.filter(Boolean).length
  return { added, known: brought.length - added, damaged }
}

async function inTurn<One>(all: readonly One[], bring: (one: One) => Promise<boolean>): Promise<boolean[]> {
  const brought: boolean[] = []
  for (const one of all) brought.push(await bring(one))
  return brought
}

/** Whether a table is new here, or has gone on elsewhere. One that went on both here and there is two matches from then on. */
async function bringTable({ table, acts }: KeptTable): Promise<boolean> {
  if (!(await storage.table(table.id))) return bring({ table, acts })
  const own = await storage.actsOf(table.id)
  if (isStart(acts, own)) return false
  if (isStart(own, acts)) return bring({ table, acts })
  const id = `here-${hex(sha256(new TextEncoder().encode(JSON.stringify([table.id, acts])))).slice(0, 16)}`
  return (await storage.table(id)) ? false : bring({ table: { ...table, id, next: null, moved: null }, acts })
}

async function bring({ table, acts }: KeptTable): Promise<true> {
  await storage.bring(table, acts)
  return true
}

/** Whether these acts are the first of those. */
function isStart(acts: readonly Act[], of: readonly Act[]): boolean {
  return acts.length <= of.length && JSON.stringify(acts) === JSON.stringify(of.slice(0, acts.length))
}

async function bringRecord({ mine, record }: KeptRecord): Promise<boolean> {
  const { table: id } = mine.summary
  const known = await storage.remembered(id)
  if (known?.record && !known.hidden) return false
  await storage.putRemembered({ id, mine: known?.mine.seats.length ? known.mine : mine, record, hidden: false })
  return true
}
