/** A game in the reader's words: moves, events, questions, refusals and errors. */

import { Catalogue, Name, Said } from './catalogue.ts'
import type { AnyShapes, Shapes } from './declared.ts'
import { IllegalMove, TableeError, type Params } from './errors.ts'

/** Fields of events that hold another seat, which a sentence calls by its player's name. */
const OTHER_SEATS = ['from_seat', 'to_seat']

export class Words<S extends Shapes = AnyShapes> {
  readonly core: Catalogue
  readonly game: Catalogue
  private readonly isDrawn: boolean

  /**
   * From the sentences for all games and those of one, both in one language. Whoever sees the things themselves need not
   * be told their notation: where a sentence has a second form that draws them (`drawn-event-place`), `isDrawn` takes it.
   */
  constructor(core: Catalogue, game: Catalogue, isDrawn = false) {
    this.core = core
    this.game = game
    this.isDrawn = isDrawn
  }

  /** A sentence of the game's catalogue. */
  sentence(section: string, key: string, args: Params = {}): string {
    const drawn = `drawn-${section}`
    return this.game.sentence(this.isDrawn && this.game.has(drawn, key) ? drawn : section, key, args)
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
    const args = named(event, names)
    const isWhole = [...this.game.arguments('event', event.event)].every((name) => name in args)
    return this.sentence('event', isWhole ? event.event : `${event.event}.hidden`, args)
  }

  /** An event of a preview, to the seat that asks: what is its own is said to it as "you" where there is such a sentence. */
  foretell(event: S['event'], names: readonly string[], seat: number): string {
    const isOwn = event.seat === seat && this.isDrawn && this.game.has('yours-event', event.event)
    return isOwn ? this.sentence('yours-event', event.event, named(event, names)) : this.tell(event, names)
  }

  /** What went wrong: a refusal with its clause, a fault of a position, any other error of the engine. */
  explain(error: TableeError): string {
    const inner = error.cause instanceof TableeError ? { detail: new Said(this.explain(error.cause)) } : {}
    const catalogue = error.catalogue === 'game' ? this : this.core
    const said = catalogue.sentence(error.section, error.slug, { ...error.params, ...inner })
    return error instanceof IllegalMove ? `${error.clause}: ${said}` : said
  }
}

/** What fills in the sentence of an event: players by their names, and points that stand in the order of the seats with them. */
function named(event: AnyShapes['event'], names: readonly string[]): Record<string, unknown> {
  const args: Record<string, unknown> = { ...event, player: new Name(event.seat === null ? '' : names[event.seat]!) }
  for (const other of OTHER_SEATS) {
    if (typeof args[other] === 'number') args[other] = new Name(names[args[other]]!)
  }
  if (Array.isArray(args.totals)) args.totals = args.totals.map((total, seat) => new Name(`${names[seat]}: ${total}`))
  return args
}
