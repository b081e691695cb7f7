/** A table of this page as its acts have made it: the match, and what is told about it. Nothing here waits or writes. */

import { commitment, FairLuck, type GameKind, type Match } from '../engine'
import type { SeatInfo, SentMatch, Summary, TableInfo, You } from '../lib/messages'
import type { Act, LocalTable } from './storage.svelte'

export class Table {
  readonly match: Match
  readonly acts: Act[] = []

  constructor(
    kind: GameKind,
    public setup: LocalTable,
    acts: readonly Act[],
  ) {
    const { players, options, edition, position } = setup
    const game = kind.game({ players, options, edition })
    const luck = new FairLuck(setup.secret, contributions(setup))
    this.match = position === null ? game.match({ luck }) : game.position(position, { luck })
    for (const act of acts) this.take(act)
  }

  /** Let an act happen; the ply from which the story is told anew. */
  take(act: Act): number {
    const { match } = this
    const before = match.ply
    if (act.act === 'play') match.play(act.move)
    else match.undo()
    this.acts.push(act)
    if (match.over) (match.luck as FairLuck).revealed = true
    return Math.min(before, match.ply)
  }

  /** The seat to act. */
  get actor(): number | null {
    const { actor } = this.match
    return typeof actor === 'number' ? actor : null
  }

  get names(): string[] {
    return this.setup.seats.map((one) => one.name)
  }

  /** The setup as it is after the acts. */
  settled(changed: number): LocalTable {
    const { match } = this
    if (!match.over) return { ...this.setup, changed }
    const { winners, totals } = match.result()
    return { ...this.setup, changed, ended: { winners, totals, record: match.record() } }
  }

  // --- what is told

  info(): TableInfo {
    const { id, game, rules, players, options, edition, position, secret, next } = this.setup
    const { over } = this.match
    return {
      table: id, game, rules, players, options, edition, own_edition: false, next, state: over ? 'over' : 'playing',
      seats: this.setup.seats.map(seatInfo), from_position: position !== null,
      fairness: {
        commitment: commitment(secret),
        contributions: Object.fromEntries([...contributions(this.setup)].map(([seat, given]) => [String(seat), given])),
        secret: over ? secret : null,
      },
      public: false, chat: 'off', clock: null, patience: null, spectators: 0, warming: false, closed: false, hints: false,
    }
  }

  you(): You {
    return { seats: persons(this.setup), host: true, links: {} }
  }

  /** The match for everybody at this device; the story from a ply on. */
  sent(from: number): SentMatch {
    const { match, actor } = this
    const { over, ply } = match
    const seats = persons(this.setup)
    return {
      ply,
      actor,
      over,
      clock: null,
      views: seats.map((seat) => ({
        seat,
        view: over ? match.state : match.viewBytes(seat),
        can_undo: seat === actor && match.canUndo(),
        log_from: from,
        journal: match.events.slice(from).flatMap((happened, number) =>
          happened.map((event) => ({ ply: from + number, row: [...(over ? event.row : event.rowFor(seat))] })),
        ),
      })),
    }
  }
}

/** The seats of people, all of them at this device. */
export function persons(setup: LocalTable): number[] {
  return setup.seats.flatMap((one, seat) => (one.kind === 'person' ? [seat] : []))
}

function contributions(setup: LocalTable): Map<number, string> {
  return new Map(setup.seats.flatMap((one, seat) => (one.kind === 'person' ? [[seat, one.contribution] as const] : [])))
}

function seatInfo(one: LocalTable['seats'][number], seat: number): SeatInfo {
  const isPerson = one.kind === 'person'
  return {
    seat, kind: one.kind, name: one.name, bot: isPerson ? null : one.bot, contributed: isPerson,
    seal: isPerson ? commitment(one.contribution) : null, host: isPerson, away: false, kept_by: null, kept_from: null, kept_until: null, muted: false,
  }
}

/** A table in a list. */
export function summaryOf(setup: LocalTable): Summary {
  const { id, game, players, options, created, changed, seats, ended } = setup
  return {
    table: id, game, players, options, created, changed, state: ended ? 'over' : 'playing', names: seats.map((one) => one.name),
    bots: seats.filter((one) => one.kind === 'bot').length, seat_bots: seats.map((one) => (one.kind === 'bot' ? one.bot : null)), winners: ended?.winners ?? [], totals: ended?.totals ?? [],
    free: 0, public: false, clock: false,
  }
}
