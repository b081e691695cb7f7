/** The tables of this page: opened, found again, looked back at. It answers what a house answers. */

import { TableeError, type GameKind, type Match } from '../engine'
import { contribution } from '../lib/contributions'
import { houseOf, type House, type TableLine } from '../lib/house'
import { loadKind } from '../lib/modules'
import type { Done, Failed, FromMatch, Mine, NewTable, Replay, Request } from '../lib/messages'
import { Refused } from '../lib/api'
import type { ConnectionEvents, Fields } from '../lib/socket'
import { botTitle } from '../lib/bots'
import { explained } from '../lib/trouble'
import { draws } from './draws'
import { positionOf, type Past } from './past'
import { Refusal } from './refusal'
import { Session } from './session'
import { storage, type LocalSeat, type LocalTable } from './storage.svelte'
import { persons, summaryOf, Table } from './table'

const PREFIX = 'here-'

export const here: House = {
  async open(wanted, language) {
    const table = await newTable(wanted, language)
    await storage.put(table)
    return { table: table.id, link: `/table/${table.id}` }
  },

  join: (table, events) => new Line(table, events),

  async matches(): Promise<Mine[]> {
    const all = await storage.all()
    return all.map((one) => ({ summary: summaryOf(one), seats: persons(one), your_turn: !one.ended }))
  },

  async replay(id, _language, ply, seat = null): Promise<Replay> {
    return positionOf(past(await reopened(id)), ply, seat)
  },

  async board(id) {
    return (await reopened(id)).match.game.board()
  },

  async luck(id) {
    return draws(finished(await reopened(id)))
  },

  async record(id) {
    const ended = (await storage.table(id))?.ended
    if (!ended) throw new Refusal('not-over-yet')
    return ended.record
  },

  async report(id) {
    const { match, setup } = await reopened(id)
    return [`${setup.game}, rules ${setup.rules}, ${setup.players} players, table ${id}`, navigator.userAgent, '', match.record()].join('\n')
  },
}

/** A match that goes on, as a text; its luck stays sealed. */
export async function recordSoFar(id: string): Promise<string> {
  const { match } = await reopened(id)
  if (match.over) throw new Refusal('match-over')
  return match.record()
}

/** A table as it is stored, with its match. */
async function reopened(id: string): Promise<Table> {
  const setup = await storage.table(id)
  if (!setup) throw new Refusal('unknown-table')
  const kind = await loadKind(setup.game)
  if (kind.manifest.rules !== setup.rules) throw new Refusal('other-rules')
  return new Table(kind, setup, await storage.actsOf(id))
}

function past(table: Table): Past {
  const { setup, match, names } = table
  return { id: setup.id, match, names, fairness: table.info().fairness, played: setup }
}

function finished(table: Table): Match {
  if (!table.match.over) throw new Refusal('not-over-yet')
  return table.match
}

// --- opening

async function newTable(wanted: NewTable, language: string): Promise<LocalTable> {
  const kind = await loadKind(wanted.game)
  const { start_from, edition = null } = wanted
  const origin = start_from ? await originOf(kind, start_from, language) : null
  const game = origin?.match.game ?? kind.game({ players: wanted.players ?? undefined, options: wanted.options, preset: wanted.preset ?? undefined, edition: edition ?? undefined })
  const now = Date.now()
  return {
    id: PREFIX + randomHex(8), game: game.name, rules: kind.manifest.rules, players: game.players, options: { ...game.options },
    edition: shippedName(kind, game.editionText), position: origin?.position ?? null, secret: randomHex(32), seats: seated(wanted, game.players),
    created: now, changed: now, next: null, moved: null, ended: null,
  }
}

/** The position of a finished match to play on from. */
async function originOf(kind: GameKind, { table, ply }: FromMatch, language: string): Promise<{ match: Match; position: unknown }> {
  const match = kind.replay(await houseOf(table).record(table, language))
  return { match, position: match.game.data(match.stateAt(ply)) }
}

function shippedName(kind: GameKind, text: string): string {
  const found = Object.entries(kind.manifest.editions).find(([, edition]) => edition.text === text)
  if (!found) throw new Refusal('needs-house')
  return found[0]
}

function seated(wanted: NewTable, players: number): LocalSeat[] {
  const people = new Map((wanted.people ?? []).map((one) => [one.seat, one]))
  const met: Record<string, number> = {}
  return Array.from({ length: players }, (_, seat) => {
    const person = people.get(seat)
    const bot = wanted.bots?.[String(seat)]
    if (person) return { kind: 'person', name: person.name, contribution: person.contribution }
    if (bot === undefined) throw new Refusal('free-seats')
    const times = (met[bot] = (met[bot] ?? 0) + 1)
    const title = botTitle(bot)
    return { kind: 'bot', bot, name: times === 1 ? title : `${title} ${times}` }
  })
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** After the end: a new table with the same people and settings; each sits one seat on, so that somebody else begins. */
async function rematch(id: string): Promise<string> {
  const setup = await storage.table(id)
  if (!setup) throw new Refusal('unknown-table')
  if (!setup.ended) throw new Refusal('not-over-yet')
  if (setup.next) return setup.next
  const { game, rules, players, options, edition } = setup
  const now = Date.now()
  const [first, ...rest] = setup.seats.map((one) => (one.kind === 'person' ? { ...one, contribution: contribution() } : one))
  const seats = first ? [...rest, first] : rest
  const next: LocalTable = {
    id: PREFIX + randomHex(8), game, rules, players, options, edition, position: null, secret: randomHex(32), seats,
    created: now, changed: now, next: null, moved: null, ended: null,
  }
  await storage.put(next)
  await storage.put({ ...setup, next: next.id })
  return next.id
}

// --- taking part

/** The line to a table of this page: it is never lost. */
class Line implements TableLine {
  private readonly session: Promise<Session>
  private number = 0

  constructor(private readonly table: string, events: ConnectionEvents) {
    this.session = Session.open(table, loadKind, { message: events.message, trouble: (error) => console.error(error) })
    this.session.then(
      (session) => {
        events.state('open', null)
        session.snapshot()
      },
      (error: unknown) => events.state('refused', this.told(error)),
    )
  }

  async ask<Type extends Request['type']>(type: Type, fields: Fields<Type>): Promise<Done> {
    const id = String(++this.number)
    try {
      if (type === 'rematch') return { type: 'done', id, version: 0, table: await rematch(this.table) }
      return await (await this.session).ask({ type, id, ...fields } as unknown as Request)
    } catch (error) {
      throw this.told(error)
    }
  }

  close(): void {
    void this.session.then((session) => session.close(), () => undefined)
  }

  /** A refusal as a house words it. */
  private told(error: unknown): Failed {
    const slug = error instanceof Refused || error instanceof TableeError ? error.slug : 'internal'
    return { type: 'failed', id: null, slug, clause: null, text: error instanceof Refused ? error.message : explained(error) }
  }
}
