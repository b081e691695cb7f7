/**
 * A table of this page that is being played at. An act is kept first, then applied, then told, as in a house; other tabs
 * hear of it and read it from the browser's storage. Bots think in workers, in one tab only.
 */

import { choose, Pool, type Game, type GameKind } from '../engine'
import { EXPERT } from '../lib/bots'
import type { Purpose } from '../lib/modules'
import { PROTOCOL, type Answer, type Done, type Request } from '../lib/messages'
import { preferences, type Pace } from '../lib/preferences.svelte'
import { startWorker } from '../lib/worker'
import { Refusal } from './refusal'
import { Overtaken, storage, type Act } from './storage.svelte'
import { Table } from './table'

/** No bot answers faster: people want to see what it does. In milliseconds. */
const PACES: Record<Pace, number> = { quick: 60, normal: 700, slow: 1800 }
const MOST_WORKERS = 4

export interface SessionEvents {
  message: (message: Answer) => void
  /** A bot could not play, or something else that no request asked for went wrong. */
  trouble: (error: unknown) => void
}

export class Session {
  private readonly channel: BroadcastChannel | null
  private readonly closing = new AbortController()
  private readonly pool: Pool | null
  private working: Promise<unknown> = Promise.resolve()
  private wake: () => void = () => {}

  constructor(
    private readonly kind: GameKind,
    private table: Table,
    private readonly events: SessionEvents,
  ) {
    this.channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`tablee-${table.setup.id}`)
    const isPlayed = table.setup.seats.some((one) => one.kind === 'bot')
    this.pool = isPlayed ? new Pool(kind, startWorker, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1)) : null
    if (this.channel) this.channel.onmessage = () => void this.inTurn(() => this.catchUp())
    void this.playBots()
  }

  static async open(id: string, load: (game: string, purpose: Purpose) => Promise<GameKind>, events: SessionEvents): Promise<Session> {
    const setup = await storage.table(id)
    if (!setup) throw new Refusal('unknown-table')
    const kind = await load(setup.game, setup.seats.some((one) => one.kind === 'bot' && one.bot === EXPERT) ? 'expert' : 'play')
    if (kind.manifest.rules !== setup.rules) throw new Refusal('other-rules')
    return new Session(kind, new Table(kind, setup, await storage.actsOf(id)), events)
  }

  /** Everything, as somebody is told who comes in. */
  snapshot(): void {
    const { table } = this
    const { length: version } = table.acts
    this.events.message({ type: 'snapshot', protocol: PROTOCOL, version, table: table.info(), you: table.you(), match: table.sent(0), chat: [] })
  }

  /** Carry out a request, one after the other. */
  ask(request: Request): Promise<Done> {
    return this.inTurn(async () => {
      await this.carryOut(request)
      return { type: 'done', id: request.id, version: this.table.acts.length, table: null }
    })
  }

  close(): void {
    this.closing.abort()
    this.wake()
    this.channel?.close()
    this.pool?.stop()
  }

  private inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const next = this.working.then(work)
    this.working = next.catch(() => undefined)
    return next
  }

  private async carryOut(request: Request): Promise<void> {
    if (request.type === 'play') {
      this.expect(request.seat, request.ply)
      await this.happen({ act: 'play', seat: request.seat, move: request.move })
    } else if (request.type === 'undo') {
      this.expect(request.seat, request.ply)
      await this.happen({ act: 'undo', seat: request.seat })
    } else if (request.type === 'speak') this.snapshot()
    else if (request.type !== 'ping') throw new Refusal('needs-house')
  }

  private expect(seat: number, ply: number): void {
    const { match, actor } = this.table
    if (match.over) throw new Refusal('match-over')
    if (ply !== match.ply || seat !== actor) throw new Refusal('moved-on')
  }

  /** An act is tried, kept, and told; one that another tab was faster than never was. */
  private async happen(act: Act): Promise<void> {
    const { setup, acts } = this.table
    const before = [...acts]
    const from = this.table.take(act)
    try {
      this.table.setup = this.table.settled(Date.now())
      await storage.add(this.table.setup, before, act)
    } catch (error) {
      this.table = new Table(this.kind, setup, before)
      if (!(error instanceof Overtaken)) throw error
      await this.catchUp()
      throw new Refusal('moved-on')
    }
    this.tell(from)
    this.channel?.postMessage(this.table.acts.length)
  }

  /** What other tabs have done. */
  private async catchUp(): Promise<void> {
    const { table } = this
    const { id } = table.setup
    table.setup = (await storage.table(id)) ?? table.setup
    const missed = await storage.actsOf(id, table.acts.length)
    this.tell(missed.reduce((from, act) => Math.min(from, table.take(act)), table.match.ply))
  }

  /** Tell what happened from a ply on. */
  private tell(from: number): void {
    const { table } = this
    this.events.message({ type: 'update', version: table.acts.length, table: { ...table.info() }, match: table.sent(from) })
    this.wake()
  }

  // --- bots

  /** One tab plays for the bots; where that cannot be agreed on, the number of an act decides who was first. */
  private async playBots(): Promise<void> {
    const { signal } = this.closing
    if (!this.pool) return
    const play = () => this.playUntilClosed()
    try {
      if (navigator.locks) await navigator.locks.request(`tablee-${this.table.setup.id}`, { signal }, play)
      else await play()
    } catch (error) {
      if (!signal.aborted) this.events.trouble(error)
    }
  }

  private async playUntilClosed(): Promise<void> {
    while (!this.closing.signal.aborted && !this.table.match.over) {
      const seat = this.table.actor
      const who = seat === null ? null : this.table.setup.seats[seat]
      if (seat === null || who?.kind !== 'bot') await new Promise<void>((wake) => (this.wake = wake))
      else await this.playBot(seat, who.bot)
    }
  }

  private async playBot(seat: number, bot: string): Promise<void> {
    const { match } = this.table
    const { ply } = match
    const pause = new Promise((over) => setTimeout(over, PACES[preferences.pace]))
    const move = await this.choice(match.game, seat, bot)
    await pause
    if (this.closing.signal.aborted) return
    await this.inTurn(async () => {
      if (this.table.match.ply === ply) await this.happen({ act: 'play', seat, move })
    }).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error // another tab was first
    })
  }

  private async choice(game: Game, seat: number, bot: string): Promise<string> {
    const { match } = this.table
    const seed = crypto.getRandomValues(new Uint32Array(1))[0]!
    const decision = { level: levelOf(bot), view: match.viewBytes(seat), seat, seed }
    const { action } = await this.pool!.think(game, decision).catch((error: unknown) => {
      if (this.closing.signal.aborted) throw error
      return choose(game, decision) // without workers the page stands still for a moment, but the bot plays
    })
    return game.text(match.state, action)
  }
}

/** level-3 is level 3. */
function levelOf(bot: string): number {
  return Number(bot.replace('level-', ''))
}
