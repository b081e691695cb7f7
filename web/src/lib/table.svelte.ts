/** A table on this page: what is known about it, what is about to be done, and what was refused. */

import type { Asked } from '../review/hint.svelte'
import type { GameEvent, LegalMove, PlayerInfo } from '../games/contract'
import { changedSince } from './changed'
import { houseOf, isHere, type TableLine } from './house'
import { InOrder } from './order'
import type { Answer, Done, Failed, LogLine, MatchState, Previewed, Request, SentMatch, TableInfo } from './messages'
import { hasModule } from './modules'
import { preferences } from './preferences.svelte'
import { readResult } from './result'
import { loadReader } from './reading'
import type { FullPreview, Reader } from './reader'
import type { ConnectionState, Fields } from './socket'
import { contribution, keepPromise } from './contributions'
import { emptyState, seatToAct, tableAfter, take, viewer, viewOf, type Read, type TableState } from './state'
import { explained } from './trouble'

const NO_NEWS: LogLine[] = []

export interface Notice {
  text: string
  clause: string | null
}

/** Where a move is chosen, shown and confirmed: at a table, or in a puzzle. */
export interface Confirming {
  readonly chosen: LegalMove | null
  readonly preview: FullPreview | null
  readonly players: readonly PlayerInfo[]
  readonly busy: boolean
  forget: () => void
  confirm: () => Promise<void>
}

export class TableClient implements Confirming {
  state: TableState = $state.raw(emptyState())
  connection: ConnectionState = $state('connecting')
  refusal: Failed | null = $state.raw(null)
  notice: Notice | null = $state.raw(null)
  chosen: LegalMove | null = $state.raw(null)
  preview: FullPreview | null = $state.raw(null)
  /** Waiting for the server's word about something that was done. */
  busy = $state(false)
  closing = $state('')
  /** The seat at whose hand this device looks; null until somebody lifts the curtain, or for a spectator. */
  seat: number | null = $state(null)

  readonly toAct = $derived(seatToAct(this.state))
  readonly seatView = $derived(viewOf(this.state.match, this.seat))
  readonly result = $derived(readResult(this.state.match?.result))
  readonly shared = $derived(this.state.you.seats.length > 1)
  /** Several people share this device, and the next one has to take it. */
  readonly curtain = $derived(
    this.shared && !this.state.match?.over && this.state.match !== null && (this.seat === null || (this.toAct !== null && this.toAct !== this.seat)),
  )
  readonly legal: LegalMove[] = $derived.by(() => {
    const seatView = this.seatView
    if (!seatView || seatView.seat !== this.toAct || this.curtain) return []
    return seatView.legal.map((one) => ({ text: one.move, data: one.data as LegalMove['data'] }))
  })
  readonly log = $derived(this.state.logs[viewer(this.seatView?.seat ?? null)] ?? [])
  private readonly news = $derived(this.state.news[viewer(this.seatView?.seat ?? null)] ?? NO_NEWS)
  /** The same as long as nothing happens in the match, whatever is said or done around the table. */
  readonly events: GameEvent[] = $derived(this.news.map((line) => line.event as unknown as GameEvent))
  /** How many actions had been played when this page acted last. */
  private acted = $state(-1)
  /** What others have done since one's last turn, until one acts. */
  readonly changed: LogLine[] = $derived.by(() => {
    const seat = this.seatView?.seat ?? null
    if (seat === null || this.state.match?.over) return NO_NEWS
    const lines = changedSince(this.log, seat)
    return lines.length && lines.at(-1)!.ply < this.acted ? NO_NEWS : lines
  })
  readonly players: PlayerInfo[] = $derived(
    (this.state.table?.seats ?? []).map((one) => ({
      seat: one.seat,
      name: one.name,
      bot: one.kind === 'bot',
      away: one.kind === 'person' && one.away,
    })),
  )

  /** What never changes during the match. */
  board: Record<string, unknown> | null = $state.raw(null)
  /** Whether this page keeps the table by itself. */
  readonly isHere: boolean

  private readonly line: TableLine
  private reader: Reader | null = null
  /** What came in while the game was being loaded is taken afterwards, in order. */
  private readonly order = new InOrder()

  constructor(readonly id: string, private readonly startAtOnce: boolean) {
    this.isHere = isHere(id)
    this.line = houseOf(id).join(id, {
      since: () => this.state.version,
      language: () => preferences.language,
      message: (message) => this.hear(message),
      state: (connection, refusal) => {
        this.connection = connection
        this.refusal = refusal
        if (connection === 'open') this.closing = ''
      },
    })
  }

  private hear(message: Answer): void {
    if (message.type === 'closing') this.closing = message.text
    else if (message.type !== 'snapshot' && !this.order.isWaiting) this.receive(take(this.state, this.readable(message)))
    else {
      const ready = message.type === 'snapshot' ? this.prepare(message.table) : null
      this.order.add(ready, () => this.receive(take(this.state, this.readable(message))), (error) => this.giveUp(error))
    }
  }

  /** Everything that is needed to read this table in the reader's language. */
  private async prepare(table: TableInfo): Promise<void> {
    this.reader = hasModule(table.game) ? await loadReader(table) : null
    this.board ??= this.reader?.game.board() ?? (await houseOf(this.id).board(this.id, preferences.language))
  }

  private giveUp(error: unknown): void {
    this.line.close()
    this.connection = 'refused'
    this.refusal = { type: 'failed', id: null, slug: 'unreadable', clause: null, text: explained(error) }
  }

  /** A message with the match as people read it. */
  private readable<Message extends Answer>(message: Message): Read<Message> {
    const match = 'match' in message ? (message.match as SentMatch | MatchState | null | undefined) : null
    if (!match || 'result' in match) return message as Read<Message>
    const table = tableAfter(this.state.table, message as Read<Answer>)!
    return { ...message, match: this.reader!.match(match, table.seats.map((one) => one.name)) } as Read<Message>
  }

  private started = false

  private receive(next: TableState): void {
    const moved = next.match?.ply !== this.state.match?.ply
    this.state = next
    if (next.table) keepPromise(this.id, next.table.fairness.commitment)
    if (moved) this.forget()
    const { seats, host } = next.you
    if (seats.length === 1) this.seat = seats[0] ?? null
    else if (seats.length === 0 || (this.seat !== null && !seats.includes(this.seat))) this.seat = null
    if (next.table?.state === 'open') this.contribute(next.table, seats)
    const full = next.table?.seats.every((one) => one.kind === 'bot' || (one.kind === 'person' && one.contributed))
    if (this.startAtOnce && host && full && next.table?.state === 'open' && !this.started) {
      this.started = true
      void this.ask('start', {})
    }
  }

  private readonly owed = new Set<number>()

  /** A seat taken over from an earlier match still owes its share of the luck. */
  private contribute(table: TableInfo, own: readonly number[]): void {
    const sealed = table.seats.flatMap((one) => one.seal ?? [])
    for (const seat of own) {
      const isOwing = table.seats[seat]?.kind === 'person' && !table.seats[seat].contributed
      if (isOwing && !this.owed.has(seat)) void this.ask('contribute', { seat, contribution: contribution(sealed) })
      if (isOwing) this.owed.add(seat)
      else this.owed.delete(seat)
    }
  }

  /** Somebody else takes the device. */
  lift(): void {
    this.seat = this.toAct ?? this.state.you.seats[0] ?? null
    this.forget()
  }

  forget(): void {
    this.chosen = null
    this.preview = null
  }

  /** Choose a move: see what it would bring; choosing it again plays it. */
  async choose(move: LegalMove): Promise<void> {
    this.notice = null
    if (this.chosen?.text === move.text || !preferences.confirm) return this.play(move)
    await this.propose(move)
  }

  /** Lay a move over the board, to be confirmed or not. */
  async propose(move: LegalMove): Promise<void> {
    this.notice = null
    this.chosen = move
    this.preview = null
    const preview = await this.foresee(move.text)
    if (this.chosen?.text === move.text) this.preview = preview
  }

  /** Play a move at once: who pressed it read what it does. */
  async answer(move: LegalMove): Promise<void> {
    this.notice = null
    await this.play(move)
  }

  /** Whether whoever is to act here may ask for a hint: the host says so, at a table of this page the device's owner. */
  get mayAsk(): boolean {
    return this.reader !== null && (this.isHere ? preferences.mayAsk : (this.state.table?.hints ?? false))
  }

  /** What the seat to act here knows, for a hint; nothing where there are none. */
  get asking(): Asked | null {
    const { toAct, reader, seatView } = this
    const view = this.mayAsk && toAct !== null && toAct === seatView?.seat && !this.curtain ? reader!.known(toAct) : null
    return view && { game: reader!.game, view, seat: toAct!, ply: this.state.match?.ply ?? 0, words: (isDrawn) => reader!.wordsFor(isDrawn) }
  }

  /** What a move would bring, where this page has the rules; nothing if it cannot be played any more. */
  imagine(move: string): FullPreview | null {
    const { reader } = this
    if (!reader || this.toAct === null) return null
    try {
      return this.previewed(reader, move)
    } catch (error) {
      if (!reader.explain(error)) throw error
      return null
    }
  }

  /** What a move would bring; why not, as a notice, where it cannot be played. */
  private async foresee(move: string): Promise<FullPreview | null> {
    const { reader } = this
    if (!reader) {
      const answer = await this.ask('preview', { ...this.here(), move })
      return answer?.type === 'previewed' ? this.pictured(answer) : null
    }
    try {
      return this.previewed(reader, move)
    } catch (error) {
      this.notice = reader.explain(error)
      if (!this.notice) throw error
      return null
    }
  }

  private previewed(reader: Reader, move: string): FullPreview {
    const start = performance.now()
    try {
      return reader.preview(this.here().seat, move, this.players.map((one) => one.name))
    } finally {
      performance.measure('preview', { start })
      performance.clearMeasures('preview') // whoever observes was told; nothing piles up in a long match
    }
  }

  private pictured(answer: Previewed): FullPreview {
    const before = this.seatView?.scores ?? []
    return {
      move: answer.move,
      text: answer.text,
      hidden: answer.hidden,
      story: answer.log.slice(1).filter((line) => line.event.event !== 'turn').map((line) => line.text),
      events: answer.log.map((line) => line.event as unknown as GameEvent),
      scores: answer.scores,
      gains: answer.scores.map((score, seat) => score - (before[seat] ?? 0)),
    }
  }

  async confirm(): Promise<void> {
    if (this.chosen) await this.play(this.chosen)
  }

  private async play(move: LegalMove): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.chosen = move
    const { ply } = this.here()
    if (await this.ask('play', { ...this.here(), move: move.text })) this.acted = ply + 1
    this.busy = false
    this.forget()
  }

  async undo(): Promise<void> {
    this.forget()
    await this.ask('undo', this.here())
  }

  /** Why can this not be done? The rules know the clause. */
  async refuse(text: string): Promise<void> {
    this.forget()
    this.notice = null
    await this.foresee(text)
  }

  private here(): { seat: number; ply: number } {
    return { seat: this.seat ?? this.toAct ?? 0, ply: this.state.match?.ply ?? 0 }
  }

  /** Ask something; a refusal becomes a notice. */
  async ask<Type extends Request['type']>(type: Type, fields: Fields<Type>): Promise<Done | Previewed | null> {
    this.notice = null
    try {
      return await this.line.ask(type, fields)
    } catch (refusal) {
      const { text, clause } = refusal as Failed
      this.notice = { text, clause }
      return null
    }
  }

  close(): void {
    this.line.close()
  }
}
