/** A match: a state, the moves that led to it, and the check that `apply` leaves out. */

import type { AnyShapes, Shapes } from './declared.ts'
import { BadInput, NotNow } from './errors.ts'
import type { Event } from './events.ts'
import type { Game, LuckChoice } from './game.ts'
import type { State } from './kernels.ts'
import { CHANCE_WORD } from './kinds.ts'
import { MANUAL, SeededLuck, type Luck } from './luck.ts'
import { preview, type Preview } from './preview.ts'
import { writeRecord } from './record.ts'
import type { Result } from './result.ts'
import { CHANCE, OVER } from './rows.ts'

/** Who acted: a seat, or luck. */
export type Actor = number | 'chance'

export interface Played {
  actor: Actor
  action: number
  /** The move in notation. */
  text: string
}

/** One playing of a game. Luck is drawn as the match goes on, unless it is played by hand. */
export class Match<S extends Shapes = AnyShapes> {
  readonly game: Game<S>
  readonly origin: State
  readonly fromPosition: boolean
  state: State
  /** Who draws luck; null where it is played by hand. */
  luck: Luck | null
  readonly history: Played[] = []
  /** For every action, what it changed. */
  readonly events: Event<S['event']>[][] = []

  constructor(game: Game<S>, state: State, choice: LuckChoice, fromPosition = false) {
    this.game = game
    this.state = this.origin = state
    this.fromPosition = fromPosition
    this.luck = chosenLuck(game, choice)
    this.drawLuck()
  }

  // --- whose move it is, and what can be done

  /** The seat to decide; 'chance' where luck is played by hand; null when the match is over. */
  get actor(): Actor | null {
    const actor = this.game.actor(this.state)
    return actor === OVER ? null : named(actor)
  }

  get over(): boolean {
    return this.actor === null
  }

  /** How many actions have been played, luck included. */
  get ply(): number {
    return this.history.length
  }

  /** The moves that may be played now, in notation. */
  legal(): string[] {
    return this.legalActions().map((action) => this.game.text(this.state, action))
  }

  /** The same, as numbers of the action table. */
  legalActions(): number[] {
    return this.game.legal(this.state)
  }

  /** How likely each move of `legal()` is, where luck is played by hand. */
  weights(): number[] {
    if (this.actor !== CHANCE_WORD) throw new NotNow('no-chance-now')
    return [...this.game.outcomes(this.state)].sort(([one], [other]) => one - other).map(([, weight]) => weight)
  }

  /** What the seat to decide is asked now. */
  question(): S['question'] {
    return this.game.question(this.state)
  }

  // --- playing

  /**
   * Play a move in notation (or an action's number) for whoever is to act; illegal ones are refused by clause. Returns what
   * happened, the luck that followed included.
   */
  play(move: string | number): Event<S['event']>[] {
    const before = this.ply
    this.apply(this.checked(move))
    this.drawLuck()
    return this.events.slice(before).flat()
  }

  private checked(move: string | number): number {
    if (this.over) throw new NotNow('match-over')
    const { game, state } = this
    const action = game.action(state, move)
    if (this.actor !== CHANCE_WORD) return game.decision(state, action)
    if (!game.outcomes(state).has(action)) {
      throw new BadInput('impossible-outcome', { got: game.text(state, action), known: listed(this.legal()) })
    }
    return action
  }

  private apply(action: number): void {
    const before = this.state
    const text = this.game.text(before, action)
    this.state = this.game.apply(before, action)
    this.history.push({ actor: named(this.game.actor(before)), action, text })
    this.events.push(this.game.events(before, action, this.state))
  }

  private drawLuck(): void {
    const { kernels, box } = this.game
    while (this.luck && this.actor === CHANCE_WORD) {
      this.apply(kernels.ticket(box, this.state, this.luck.draw(kernels.tickets(box, this.state), this.ply)))
    }
  }

  // --- taking back

  /** Whether the last move can be taken back: by the seat now to decide, and nothing was revealed by it. */
  canUndo(): boolean {
    const last = this.history.at(-1)
    // Where luck is played by hand, what it drew stays: the history has -1 for luck, and nobody is called that.
    return typeof last?.actor === 'number' && last.actor === this.actor && !this.events.at(-1)!.some((event) => event.reveals)
  }

  /** Take back the last move. */
  undo(): void {
    if (!this.canUndo()) throw new NotNow('cannot-undo')
    this.state = this.stateAt(this.ply - 1)
    this.history.pop()
    this.events.pop()
  }

  /** The state after so many actions. */
  stateAt(ply: number): State {
    if (!Number.isInteger(ply) || ply < 0 || ply > this.ply) throw new BadInput('bad-ply', { got: ply, last: this.ply })
    return this.history.slice(0, ply).reduce((state, { action }) => this.game.apply(state, action), this.origin)
  }

  // --- looking

  /** What a move of the seat to decide would bring; it depends on nothing that the seat may not know. */
  preview(seat: number, move: string | number): Preview<S> {
    const { game } = this
    if (game.actor(this.state) !== game.checkedSeat(seat)) throw new NotNow('not-your-turn')
    return preview(game, game.view(this.state, seat), seat, move, this.ply)
  }

  /** The running scores; totals once the match is over. */
  scores(): number[] {
    return this.game.scores(this.state)
  }

  /** Totals, breakdown, winners and the clauses that decided; only once the match is over. */
  result(): Result {
    if (!this.over) throw new NotNow('not-over')
    return this.game.result(this.state)
  }

  /** What a seat, or a spectator (null), may know. */
  view(seat: number | null = null): S['view'] {
    return this.game.data(this.viewBytes(seat))
  }

  /** The same as a record, for a bot or another screen. */
  viewBytes(seat: number | null = null): State {
    return this.game.view(this.state, seat)
  }

  /** Everything, as data that `game.position` takes back. */
  position(): S['view'] {
    return this.game.data(this.state)
  }

  /** For every action, its events as a seat or a spectator saw them. */
  log(seat: number | null = null): S['event'][][] {
    return this.events.map((happened) => happened.map((event) => event.seenBy(seat)))
  }

  /** The match as one text, luck included. */
  record(): string {
    return writeRecord(this)
  }
}

function named(actor: number): Actor {
  return actor === CHANCE ? CHANCE_WORD : actor
}

function listed(moves: readonly string[], most = 8): string {
  return moves.slice(0, most).join(', ') + (moves.length > most ? ', …' : '')
}

function chosenLuck<S extends Shapes>(game: Game<S>, choice: LuckChoice): Luck | null {
  if ('luck' in choice && choice.luck !== undefined) {
    if ('seed' in choice && choice.seed !== undefined) throw new BadInput('seed-and-luck')
    if (choice.luck === MANUAL) return null
    if (typeof choice.luck === 'string') throw new BadInput('bad-luck', { got: choice.luck })
    return choice.luck
  }
  return new SeededLuck(game.kernels, 'seed' in choice ? choice.seed : undefined)
}
