/** A match of this page that goes on at a house: by its record, from where it stands; here it stays as it is. */

import { contribution } from '../lib/contributions'
import type { NewTable } from '../lib/messages'
import { online } from '../lib/online'
import { recordSoFar } from './here'
import { Refusal } from './refusal'
import { storage } from './storage.svelte'

/** Open the table, with oneself on `own`; bots stay, but for the seats that are to be free. The table's id. */
export async function moveIn(id: string, own: number, free: readonly number[], language: string): Promise<string> {
  const setup = await storage.table(id)
  const who = setup?.seats[own]
  if (!setup || who?.kind !== 'person') throw new Refusal('unknown-table')
  const wanted: NewTable = {
    game: setup.game,
    record: await recordSoFar(id),
    people: [{ seat: own, name: who.name, contribution: contribution() }],
    bots: Object.fromEntries(setup.seats.flatMap((one, seat) => (one.kind === 'bot' && !free.includes(seat) ? [[String(seat), one.bot]] : []))),
    patience: null,
  }
  const { table } = await online.open(wanted, language)
  const now = await storage.table(id)
  if (now) await storage.put({ ...now, moved: table })
  return table
}
