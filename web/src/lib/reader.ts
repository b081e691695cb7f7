/**
 * A match made readable in this page: from what a seat may know, as the engine's bytes, come its view as data, its legal
 * moves, the question, the points and the story, in the reader's language. A client without the engine gets the same from
 * a server, as JSON.
 */

import { IllegalMove, preview, TableeError, type AnyShapes, type Game, Words } from '../engine'
import type { Preview } from '../games/contract'
import type { LegalMove, LogLine, MatchState, SeatView, SentMatch, SentView } from './messages'

/** What a chosen move would bring, as the table tells it: the move in words, then what follows from it. */
export interface FullPreview extends Preview {
  text: string
  /** The move with its notation, for those who cannot see it drawn. */
  exact?: string
  story: string[]
  /** Luck has the next word, or something nobody may know yet. */
  hidden: boolean
}

/** A line of the story: in words and drawings, and with its notation. */
export interface StoryLine extends LogLine {
  exact?: string
}

/** What a seat sees, with the name of what it is asked. */
export interface AskedView extends SeatView {
  asked?: string | undefined
}

/** A refusal in words. */
export interface Explained {
  text: string
  clause: string | null
}

export class Reader {
  private readonly views = new Map<number | null, Uint8Array>()
  private ply = 0
  private readonly drawn: Words

  constructor(
    readonly game: Game,
    readonly words: Words,
  ) {
    this.drawn = new Words(words.core, words.game, true)
  }

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

  private seatView(sent: SentView, isActing: boolean, names: readonly string[]): AskedView {
    const { seat, view, can_undo, log_from } = sent
    const question = isActing ? this.game.question(view) : null
    return {
      seat,
      view: this.game.data(view),
      ...this.points(view),
      legal: isActing ? this.legal(view) : [],
      prompt: question && this.drawn.ask(question),
      asked: question?.question,
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
  line(ply: number, event: AnyShapes['event'], names: readonly string[]): StoryLine {
    return { ply, event, text: this.drawn.tell(event, names), exact: this.words.tell(event, names) }
  }

  /** What a move would bring, as far as its seat can know; an error of the engine where it cannot be played. */
  preview(seat: number, move: string, names: readonly string[]): FullPreview {
    const view = this.views.get(seat)
    if (!view) throw new RangeError(`seat ${seat} is not at this device`)
    const { game, drawn, words, ply } = this
    const seen = preview(game, view, seat, move, ply)
    const story = seen.events.slice(1).filter((event) => event.event !== 'turn')
    return {
      move: game.text(view, seen.action),
      text: drawn.describe(game.moveData(view, seen.action)),
      exact: words.describe(game.moveData(view, seen.action)),
      hidden: !seen.isWhole,
      story: story.map((event) => drawn.foretell(event, names, seat)),
      events: seen.events,
      scores: this.points(seen.view ?? view).scores,
      gains: seen.gained,
    }
  }

  /** What a seat of this device knows, as the engine's bytes; null for a seat that is elsewhere. */
  known(seat: number): Uint8Array | null {
    return this.views.get(seat) ?? null
  }

  /** Sentences with their things drawn, or with notation. */
  wordsFor(isDrawn: boolean): Words {
    return isDrawn ? this.drawn : this.words
  }

  /** Why something was refused. */
  explain(error: unknown): Explained | null {
    if (!(error instanceof TableeError)) return null
    return { text: this.drawn.explain(error), clause: error instanceof IllegalMove ? error.clause : null }
  }
}
