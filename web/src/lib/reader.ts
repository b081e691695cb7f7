/**
 * A match made readable in this page: from what a seat may know, as the engine's bytes, come its view as data, its legal
 * moves, the question, the points and the story, in the reader's language. A client without the engine gets the same from
 * a server, as JSON.
 */

import { IllegalMove, preview, TableeError, type AnyShapes, type Game, type Words } from '../engine'
import type { Preview } from '../games/contract'
import type { LegalMove, LogLine, MatchState, SeatView, SentMatch, SentView } from './messages'

/** What a chosen move would bring, as the table tells it: the move in words, then what follows from it. */
export interface FullPreview extends Preview {
  text: string
  story: string[]
  /** Luck has the next word, or something nobody may know yet. */
  hidden: boolean
}

/** A refusal in words. */
export interface Explained {
  text: string
  clause: string | null
}

export class Reader {
  private readonly views = new Map<number | null, Uint8Array>()
  private ply = 0

  constructor(
    readonly game: Game,
    readonly words: Words,
  ) {}

  /** The match as everybody at this device sees it. */
  match(sent: SentMatch, names: readonly string[]): MatchState {
    const { ply, actor, over, clock } = sent
    this.ply = ply
    this.views.clear()
    for (const one of sent.views) this.views.set(one.seat, one.view)
    const whole = sent.views[0]?.view
    return {
      ply,
      actor,
      over,
      clock,
      views: sent.views.map((one) => this.seatView(one, one.seat !== null && one.seat === actor, names)),
      result: over && whole ? { ...this.game.result(whole) } : null,
    }
  }

  private seatView(sent: SentView, isActing: boolean, names: readonly string[]): SeatView {
    const { seat, view, can_undo, log_from } = sent
    return {
      seat,
      view: this.game.data(view),
      ...this.points(view),
      legal: isActing ? this.legal(view) : [],
      prompt: isActing ? this.words.ask(this.game.question(view)) : null,
      can_undo,
      log_from,
      log: sent.journal.map(({ ply, row }) => this.line(ply, this.game.event(row).whole(), names)),
    }
  }

  /** The running scores, and points by source, as far as a view shows them. */
  points(view: Uint8Array): Pick<SeatView, 'scores' | 'sheet'> {
    const { sources } = this.game.manifest
    const sheet = this.game.sheet(view).map((row) => Object.fromEntries(sources.map(({ name }, column) => [name, row[column]!])))
    return { scores: this.game.scores(view), sheet }
  }

  private legal(view: Uint8Array): LegalMove[] {
    return this.game.legal(view).map((action) => ({ move: this.game.text(view, action), data: this.game.moveData(view, action) }))
  }

  /** Something that happened, as data and as a sentence. */
  line(ply: number, event: AnyShapes['event'], names: readonly string[]): LogLine {
    return { ply, event, text: this.words.tell(event, names) }
  }

  /** What a move would bring, as far as its seat can know; an error of the engine where it cannot be played. */
  preview(seat: number, move: string, names: readonly string[]): FullPreview {
    const view = this.views.get(seat)
    if (!view) throw new RangeError(`seat ${seat} is not at this device`)
    const { game, words, ply } = this
    const seen = preview(game, view, seat, move, ply)
    const story = seen.events.slice(1).filter((event) => event.event !== 'turn')
    return {
      move: game.text(view, seen.action),
      text: words.describe(game.moveData(view, seen.action)),
      hidden: !seen.isWhole,
      story: story.map((event) => words.tell(event, names)),
      events: seen.events,
      scores: this.points(seen.view ?? view).scores,
      gains: seen.gained,
    }
  }

  /** Why something was refused. */
  explain(error: unknown): Explained | null {
    if (!(error instanceof TableeError)) return null
    return { text: this.words.explain(error), clause: error instanceof IllegalMove ? error.clause : null }
  }
}
