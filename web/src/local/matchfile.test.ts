import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'

import { load, type GameKind } from '../engine'
import { summaryOf, Table } from './table'
import { BadFile, checked, recordsOf, written, type KeptTable, type MatchFile } from './matchfile'
import type { Act, LocalTable } from './storage.svelte'

const MODULES = new URL('../../../src/tablee/wasm/modules/', import.meta.url)
let kind: GameKind
let running: KeptTable
let over: KeptTable
let file: MatchFile

const rules = async (game: string): Promise<GameKind | null> => (game === 'sunrise-lane' ? kind : null)

function setup(id: string): LocalTable {
  const seat = (name: string) => ({ kind: 'person' as const, name, contribution: 'ab'.repeat(32) })
  return {
    id, game: 'sunrise-lane', rules: kind.manifest.rules, players: 2, options: { ...kind.game().options }, edition: 'standard', position: null,
    secret: '5e'.repeat(32), seats: [seat('Robin'), { kind: 'bot', name: 'Rosalie', bot: 'level-2' }], created: 1, changed: 2, next: null, moved: null, ended: null,
  }
}

/** A table after so many moves, always the last one that is legal. */
function played(id: string, moves: number): KeptTable {
  const table = new Table(kind, setup(id), [])
  for (let number = 0; number < moves && !table.match.over; number++) {
    const act: Act = { act: 'play', seat: table.actor!, move: table.match.legal().at(-1)! }
    table.take(act)
  }
  return { table: table.settled(3), acts: table.acts }
}

beforeAll(async () => {
  kind = await load(readFileSync(new URL('sunrise-lane.json', MODULES), 'utf-8'), readFileSync(new URL('sunrise-lane.wasm', MODULES)))
  running = played('here-0000000000000001', 5)
  over = played('here-0000000000000002', 10_000)
  const mine = { summary: { ...summaryOf(over.table), table: 'house-1' }, seats: [0], your_turn: false }
  file = { tables: [running, over], records: recordsOf([{ id: 'house-1', mine, record: over.table.ended!.record, hidden: false }]) }
})

/** The same file with something changed in it. */
function changed(change: (data: any) => void): string {
  const data = JSON.parse(written(file, 0))
  change(data)
  return JSON.stringify(data)
}

test('what is written is read again', async () => {
  expect(over.table.ended).not.toBeNull()
  const found = await checked(written(file, 0), rules)
  expect(found).toEqual({ ...file, damaged: [] })
})

test('a hidden match and one without its record are not taken along', () => {
  const one = { id: 'x', mine: file.records[0]!.mine }
  expect(recordsOf([{ ...one, record: null, hidden: false }, { ...one, record: 'x', hidden: true }])).toEqual([])
})

test.each([
  ['', 'foreign'],
  ['[]', 'foreign'],
  ['{"format":"tablee matches"', 'foreign'],
  ['tablee record 1\n', 'foreign'],
  ['{"format":"tablee matches","version":2,"tables":[],"records":[]}', 'version'],
  ['{"format":"tablee matches","version":1,"tables":{},"records":[]}', 'foreign'],
])('%j is refused', async (text, reason) => {
  await expect(checked(text, rules)).rejects.toThrow(BadFile)
  await expect(checked(text, rules)).rejects.toThrow(reason)
})

test.each<[string, (data: any) => void]>([
  ['a move', (data) => (data.tables[0].acts[2].move = 'fly away')],
  ['a missing act', (data) => data.tables[1].acts.pop()],
  ['an act of nobody', (data) => (data.tables[0].acts[0] = null)],
  ['another secret', (data) => (data.tables[1].table.secret = '00'.repeat(32))],
  ['no secret', (data) => delete data.tables[0].table.secret],
  ['no winner', (data) => (data.tables[1].table.ended.winners = [])],
  ['a seat too many', (data) => data.tables[0].table.seats.push(data.tables[0].table.seats[0])],
  ['an id of a house', (data) => (data.tables[0].table.id = 'house')],
  ['an unknown edition', (data) => (data.tables[0].table.edition = 'gold')],
  ['a number', (data) => (data.tables[0] = 7)],
  ['an altered record', (data) => (data.records[0].record = data.records[0].record.replace('players 2', 'players 3'))],
  ['a cut record', (data) => (data.records[0].record = data.records[0].record.slice(0, -30))],
  ['other points', (data) => (data.records[0].mine.summary.totals[0] += 1)],
  ['another game', (data) => (data.records[0].mine.summary.game = 'sunny-day')],
  ['a seat that is not there', (data) => (data.records[0].mine.seats = [5])],
  ['an id of this page', (data) => (data.records[0].mine.summary.table = 'here-0000000000000001')],
])('%s is noticed, and spoils nothing else', async (_, change) => {
  const found = await checked(changed(change), rules)
  expect(found.damaged).toHaveLength(1)
  expect(found.tables.length + found.records.length).toBe(2)
})

test('whose rules the page does not have is judged by its digest', async () => {
  const nobody = async (): Promise<null> => null
  expect((await checked(written(file, 0), nobody)).damaged).toEqual([])
  const altered = changed((data) => (data.tables[1].table.ended.record += ' '))
  expect((await checked(altered, nobody)).damaged).toEqual(['sunrise-lane'])
})
