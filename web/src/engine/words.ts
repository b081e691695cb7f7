/** A game in the reader's words: moves, events, questions, refusals and errors. */

import { Catalogue, Name, Said } from './catalogue.ts'
import type { AnyShapes, Shapes } from './declared.ts'
import { IllegalMove, TableeError, type Params } from './errors.ts'

/** Fields of events that hold another seat, which a sentence calls by its player's name. */
const OTHER_SEATS = ['from_seat', 'to_seat']

export class Words<S extends Shapes = AnyShapes> {
  readonly core: Catalogue
  readonly game: Catalogue

  /** From the sentences for all games and those of one, both in one language. */
  constructor(core: Catalogue, game: Catalogue) {
    this.core = core
    this.game = game
  }

  /** A sentence of the game's catalogue. */
  sentence(section: string, key: string, args: Params = {}): string {
    return this.game.sentence(section, key, args)
  }

  /** A move. */
  describe(move: S['move']): string {
    return this.sentence('move', move.move, { ...move })
  }

  /** What is asked. */
  ask(question: S['question']): string {
    return this.sentence('question', question.question, { ...question })
  }

  /** An event as `Event.seenBy` gives it; a second sentence, `…-hidden`, leaves secrets out. */
  tell(event: S['event'], names: readonly string[]): string {
    const args: Record<string, unknown> = { ...event, player: new Name(event.seat === null ? '' : names[event.seat]!) }
    for (const other of OTHER_SEATS) {
      if (typeof args[other] === 'number') args[other] = new Name(names[args[other]]!)
    }
    const isWhole = [...this.game.arguments('event', event.event)].every((name) => name in args)
    return this.sentence('event', isWhole ? event.event : `${event.event}.hidden`, args)
  }

  /** What went wrong: a refusal with its clause, a fault of a position, any other error of the engine. */
  explain(error: TableeError): string {
    const catalogue = error.catalogue === 'game' ? this.game : this.core
    const inner = error.cause instanceof TableeError ? { detail: new Said(this.explain(error.cause)) } : {}
    const said = catalogue.sentence(error.section, error.slug, { ...error.params, ...inner })
    return error instanceof IllegalMove ? `${error.clause}: ${said}` : said
  }
}
