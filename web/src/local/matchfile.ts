/**
 * All matches of a device as one file: the page's tables with their acts, running ones too, and the finished ones of a house
 * with their records. Whatever comes in is checked entry by entry, and played again where the page has the rules; what
 * is not whole is left out, by name, and spoils nothing else.
 */

import { FairLuck, gameOfRecord, TableeError, type GameKind, type Match, type OptionValue } from '../engine'
import type { Mine, Summary } from '../lib/messages'
import type { Act, LocalSeat, LocalTable, Remembered } from './storage.svelte'
import { replayed } from './kept'
import { Table } from './table'

const FORMAT = 'tablee matches'
const VERSION = 1

export interface KeptTable {
  table: LocalTable
  acts: Act[]
}

export interface KeptRecord {
  mine: Mine
  record: string
}

export interface MatchFile {
  tables: KeptTable[]
  records: KeptRecord[]
}

/** What was in a file: whole matches, and the names of the games of those that are not. */
export interface Checked extends MatchFile {
  damaged: (string | null)[]
}

/** A file that is none of ours (`foreign`), or of another version of this format (`version`). */
export class BadFile extends Error {
  constructor(readonly reason: 'foreign' | 'version') {
    super(reason)
  }
}

/** How the rules of a game are had; null where the page does not have them. */
export type Rules = (game: string) => Promise<GameKind | null>

export function written({ tables, records }: MatchFile, now: number): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, written: now, tables, records })
}

/** The records that can be taken along: of matches that are over and not taken from the list. */
export function recordsOf(remembered: readonly Remembered[]): KeptRecord[] {
  return remembered.flatMap(({ mine, record, hidden }) => (record && !hidden ? [{ mine, record }] : []))
}

export async function checked(text: string, rules: Rules): Promise<Checked> {
  const { tables, records } = opened(text)
  const found: Checked = { tables: [], records: [], damaged: [] }
  for (const one of tables) await sorted(one, () => checkedTable(one, rules), found.tables, found.damaged)
  for (const one of records) await sorted(one, () => checkedRecord(one, rules), found.records, found.damaged)
  return found
}

function opened(text: string): { tables: unknown[]; records: unknown[] } {
  const data = parsed(text)
  if (!isObject(data) || data.format !== FORMAT) throw new BadFile('foreign')
  if (data.version !== VERSION) throw new BadFile('version')
  if (!Array.isArray(data.tables) || !Array.isArray(data.records)) throw new BadFile('foreign')
  return { tables: data.tables, records: data.records }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadFile('foreign')
  }
}

/** What is not as it should be. */
class Damaged extends Error {}

async function sorted<Whole>(given: unknown, check: () => Promise<Whole>, whole: Whole[], damaged: (string | null)[]): Promise<void> {
  try {
    whole.push(await check())
  } catch (error) {
    if (!(error instanceof Damaged || error instanceof TableeError)) throw error
    damaged.push(gameIn(given))
  }
}

/** The game of an entry, as far as it says. */
function gameIn(given: unknown): string | null {
  if (!isObject(given)) return null
  const summary = isObject(given.mine) ? given.mine.summary : given.table
  return isObject(summary) && typeof summary.game === 'string' ? summary.game : null
}

// --- tables of the page

async function checkedTable(given: unknown, rules: Rules): Promise<KeptTable> {
  const { table, acts } = object(given)
  const setup = readTable(object(table))
  const done = list(acts).map(readAct)
  const kind = await rules(setup.game)
  if (!kind || kind.manifest.rules !== setup.rules) {
    if (setup.ended) gameOfRecord(setup.ended.record)
    return { table: setup, acts: done }
  }
  const { ended } = new Table(kind, { ...setup, ended: null }, done).settled(setup.changed)
  if (JSON.stringify(ended) !== JSON.stringify(setup.ended)) throw new Damaged()
  return { table: setup, acts: done }
}

function readTable(given: Fields): LocalTable {
  const players = whole(given.players)
  const seats = list(given.seats).map(readSeat)
  const id = text(given.id)
  if (seats.length !== players || !/^here-[0-9a-f]{16}$/.test(id)) throw new Damaged()
  return {
    id, game: text(given.game), rules: whole(given.rules), players, options: readOptions(given.options), edition: text(given.edition),
    position: given.position ?? null, secret: value(given.secret), seats, created: whole(given.created), changed: whole(given.changed),
    next: textOrNull(given.next), moved: textOrNull(given.moved), ended: given.ended === null ? null : readEnd(object(given.ended)),
  }
}

function readEnd(given: Fields): NonNullable<LocalTable['ended']> {
  return { winners: list(given.winners).map(whole), totals: list(given.totals).map(number), record: text(given.record) }
}

function readSeat(given: unknown): LocalSeat {
  const { kind, name, contribution, bot } = object(given)
  if (kind === 'person') return { kind, name: text(name), contribution: value(contribution) }
  if (kind === 'bot') return { kind, name: text(name), bot: text(bot) }
  throw new Damaged()
}

function readAct(given: unknown): Act {
  const { act, seat, move } = object(given)
  if (act === 'play') return { act, seat: whole(seat), move: text(move) }
  if (act === 'undo') return { act, seat: whole(seat) }
  throw new Damaged()
}

// --- matches of a house

async function checkedRecord(given: unknown, rules: Rules): Promise<KeptRecord> {
  const { mine, record } = object(given)
  const { summary, seats } = object(mine)
  const told = readSummary(object(summary))
  const own = list(seats).map(whole)
  const written = text(record)
  if (gameOfRecord(written) !== told.game || own.some((seat) => seat >= told.players)) throw new Damaged()
  const kind = await rules(told.game)
  const match = kind && replayed(kind, written)
  if (match) checkEnd(match, told)
  return { mine: { summary: told, seats: own, your_turn: false }, record: written }
}

function checkEnd(match: Match, { players, winners, totals }: Summary): void {
  if (!match.over || match.game.players !== players || !(match.luck instanceof FairLuck)) throw new Damaged()
  const result = match.result()
  if (String(result.winners) !== String(winners) || String(result.totals) !== String(totals)) throw new Damaged()
}

function readSummary(given: Fields): Summary {
  const players = whole(given.players)
  const names = list(given.names).map(text)
  const totals = list(given.totals).map(number)
  const bots = list(given.seat_bots).map(textOrNull)
  const table = text(given.table)
  const fits = names.length === players && totals.length === players && (bots.length === 0 || bots.length === players)
  if (!fits || given.state !== 'over' || !/^[\w-]{1,40}$/.test(table) || table.startsWith('here-')) throw new Damaged()
  return {
    table, game: text(given.game), players, state: 'over', names, free: 0, bots: whole(given.bots), seat_bots: bots,
    options: readOptions(given.options), public: given.public === true, clock: given.clock === true,
    created: whole(given.created), changed: whole(given.changed), winners: list(given.winners).map(whole), totals,
  }
}

// --- plain values

type Fields = Record<string, unknown>

function isObject(given: unknown): given is Fields {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
}

function object(given: unknown): Fields {
  if (!isObject(given)) throw new Damaged()
  return given
}

function list(given: unknown): unknown[] {
  if (!Array.isArray(given)) throw new Damaged()
  return given
}

function text(given: unknown): string {
  if (typeof given !== 'string') throw new Damaged()
  return given
}

function textOrNull(given: unknown): string | null {
  return given === null ? null : text(given)
}

function number(given: unknown): number {
  if (!Number.isSafeInteger(given)) throw new Damaged()
  return given as number
}

/** 0, 1, 2, … */
function whole(given: unknown): number {
  if (number(given) < 0) throw new Damaged()
  return given as number
}

/** 32 bytes, as luck has them. */
function value(given: unknown): string {
  if (!/^[0-9a-f]{64}$/.test(text(given))) throw new Damaged()
  return given as string
}

function readOptions(given: unknown): Record<string, OptionValue> {
  const options = object(given)
  if (!Object.values(options).every((one) => typeof one === 'string' || typeof one === 'boolean')) throw new Damaged()
  return options as Record<string, OptionValue>
}
