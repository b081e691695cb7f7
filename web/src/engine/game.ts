/** A game for a number of players, with its options and edition: everything that may be asked of it. */

import type { AnyShapes, Declarations, Shapes } from './declared.ts'
import { BadInput, BadMove, BadPosition, IllegalMove, ImpossiblePosition } from './errors.ts'
import { Event } from './events.ts'
import { isTable } from './json.ts'
import type { Box, Kernels, Rng, State } from './kernels.ts'
import type { Luck } from './luck.ts'
import type { Manifest, Source } from './manifest.ts'
import { Match } from './match.ts'
import { words } from './patterns.ts'
import { checkDerived, rowsOf } from './positions.ts'
import { RecordView } from './records.ts'
import { rank, type Result } from './result.ts'
import { CHANCE, NONE, OVER, SPECTATOR, WRITTEN } from './rows.ts'
import { checkedOptions, checkedPlayers, foundEdition, preparedBox, type Options, type Setup } from './setup.ts'
import { shortened, sortOf } from './shown.ts'

/** Luck from a seed (a random one by default), drawn by an object, or played by hand. */
export type LuckChoice = { seed?: number | bigint } | { luck: 'manual' | Luck }

export class Game<S extends Shapes = AnyShapes> {
  readonly players: number
  readonly options: Options
  readonly editionText: string
  readonly box: Box
  readonly kernels: Kernels
  readonly declared: Declarations

  constructor(kernels: Kernels, declared: Declarations, setup: Setup = {}) {
    this.kernels = kernels
    this.declared = declared
    this.players = checkedPlayers(kernels.manifest, setup.players)
    this.options = checkedOptions(kernels.manifest, setup.options, setup.preset)
    const edition = foundEdition(kernels.manifest, setup.edition)
    this.editionText = edition.text
    this.box = setup.box ?? preparedBox(kernels, edition, this.players, this.options)
  }

  get manifest(): Manifest {
    return this.kernels.manifest
  }

  get name(): string {
    return this.manifest.game
  }

  /** How many actions there are: they are numbered from 0. */
  get actions(): number {
    return new RecordView(this.manifest.records.box!, this.box).get('actions')
  }

  // --- matches

  /** A fresh match. */
  match(luck: LuckChoice = {}): Match<S> {
    return new Match<S>(this, this.start(), luck)
  }

  /** A match that starts from a position, as `match.position()` gives it. */
  position(data: unknown, luck: LuckChoice = {}): Match<S> {
    return new Match<S>(this, this.state(data), luck, true)
  }

  // --- states; none is ever changed

  /** The state of a fresh match, before any luck. */
  start(): State {
    return this.kernels.start(this.box)
  }

  /** The seat to decide, `CHANCE` or `OVER`. */
  actor(state: State): number {
    return this.kernels.actor(state)
  }

  /** The legal actions of the seat to decide; at a chance node the possible outcomes; ascending. */
  legal(state: State): number[] {
    const actor = this.actor(state)
    if (actor === OVER) return []
    if (actor === CHANCE) return [...this.outcomes(state).keys()].sort((one, other) => one - other)
    return this.kernels.legal(this.box, state)
  }

  /** At a chance node: each possible outcome and its weight. */
  outcomes(state: State): Map<number, number> {
    return this.kernels.outcomes(this.box, state)
  }

  /** The state after a legal action. */
  apply(state: State, action: number): State {
    return this.kernels.apply(this.box, state, action)
  }

  /** The error that an illegal action deserves, null for a legal one. */
  refusal(state: State, action: number): IllegalMove | null {
    const reason = this.kernels.forbids(this.box, state, action)
    return reason ? this.explained(state, reason, this.kernels.spell(this.box, state, action)) : null
  }

  /** An action, if the seat to decide may do it; a refusal otherwise. */
  decision(state: State, action: number): number {
    const refusal = this.refusal(state, action)
    if (refusal) throw refusal
    return action
  }

  /** The action of a move, in notation or as the number of an action. */
  action(state: State, move: string | number): number {
    if (typeof move === 'string') return this.read(state, move)
    if (!Number.isInteger(move) || move < 0 || move >= this.actions) {
      throw new BadInput('bad-action', { got: move, last: this.actions - 1 })
    }
    return move
  }

  private explained(state: State, reason: number, move: readonly number[], written = new Map<string, string>()): IllegalMove {
    const row = this.kernels.explain(this.box, state, reason, move)
    const form = this.declared.refusals.forms[reason]!
    const params = form.data(row.map((value) => (value === WRITTEN ? NONE : value)))
    const [first] = written.values()
    for (const field of form.fields) {
      if (row[field.column] === WRITTEN) params[field.name] = written.get(field.name) ?? first
    }
    return new IllegalMove(form.name, params)
  }

  /** A row per seat: points by source as if the match ended now, then the tie-breaks. */
  sheet(state: State): number[][] {
    return this.kernels.tally(this.box, state, this.players)
  }

  /** The running scores; totals once the match is over. */
  scores(state: State): number[] {
    return this.actor(state) === OVER ? this.sums(state, () => true) : this.runningScores(state)
  }

  /** What counts from the moment it is made. */
  runningScores(state: State): number[] {
    return this.sums(state, ({ running }) => running)
  }

  private sums(state: State, counts: (source: Source) => boolean): number[] {
    const counted = this.manifest.sources.map(counts)
    return this.sheet(state).map((row) => row.reduce((sum, points, column) => sum + (counted[column] ? points : 0), 0))
  }

  /** The result of a state, as if the match ended now. */
  result(state: State): Result {
    const { sources, tie_breaks, endings } = this.manifest
    return rank(this.sheet(state), sources, tie_breaks, endings[this.kernels.ending(state)]!)
  }

  /** A copy with the secrets painted over: what a seat, or a spectator (null), may know. */
  view(state: State, seat: number | null): State {
    return this.kernels.redact(this.box, state, this.checkedSeat(seat))
  }

  /** A full state that fits a view, drawn evenly. */
  complete(view: State, seat: number | null, rng: Rng): State {
    return this.kernels.complete(this.box, view, this.checkedSeat(seat), rng)
  }

  checkedSeat(seat: number | null): number {
    if (seat === null) return SPECTATOR
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.players) {
      throw new BadInput('bad-seat', { got: seat, last: this.players - 1 })
    }
    return seat
  }

  // --- moves, events, views: rows of numbers made readable

  /** The notation of an action. */
  text(state: State, action: number): string {
    const row = this.kernels.spell(this.box, state, action)
    return this.declared.moves.of(row).text(row)
  }

  /** An action as data; its `move` is the kind. */
  moveData(state: State, action: number): S['move'] {
    const row = this.kernels.spell(this.box, state, action)
    const form = this.declared.moves.of(row)
    return { move: form.name, ...form.data(row) } as S['move']
  }

  /** The action of a notation; BadMove if it is none, IllegalMove if it names what does not exist. */
  read(state: State, text: string): number {
    const given = words(text)
    for (const form of this.declared.moves.forms) {
      const written = form.read(given)
      if (!written) continue
      const action = this.kernels.find(this.box, state, written.row)
      if (action === NONE) break
      if (action < 0) throw this.explained(state, -action, written.row, new Map(written.words))
      return action
    }
    throw new BadMove('bad-move', { game: this.name, got: shortened(text), known: this.declared.firstWords() })
  }

  /** What an action changed. */
  events(before: State, action: number, after: State): Event<S['event']>[] {
    return this.kernels.tell(this.box, before, action, after).map((row) => this.event(row))
  }

  /** The event that a row is, told here or sent by a server. */
  event(row: readonly number[]): Event<S['event']> {
    return new Event<S['event']>(this.declared.events.of(row), row)
  }

  /** What the seat to decide is asked now; its `question` is the kind. */
  question(state: State): S['question'] {
    const row = this.kernels.ask(this.box, state)
    const form = this.declared.questions.of(row)
    return { question: form.name, ...form.data(row) } as S['question']
  }

  /** A state or a view as data; what is painted over is left out or null. */
  data(state: State): S['view'] {
    return this.declared.facts.data(this.kernels.show(this.box, state), this.players) as S['view']
  }

  /** What never changes during a match, as data. */
  board(): S['board'] {
    return this.declared.board.data(this.kernels.board(this.box), this.players) as S['board']
  }

  // --- positions

  /** The state of position data, or a BadPosition that says what is wrong with it. */
  state(data: unknown): State {
    const state = this.settled(data)
    this.refuseFault(this.kernels.unsound(this.box, state))
    return state
  }

  private settled(data: unknown): State {
    if (!isTable(data)) throw new BadPosition('position-not-data', { got: sortOf(data) })
    const { width, most_facts: most } = this.manifest
    const rows = rowsOf(this.declared.facts, data, this.players, width)
    if (rows.length > most) throw new BadPosition('position-too-long', { most, got: rows.length })
    const { state, fault } = this.kernels.settle(this.box, rows)
    this.refuseFault(fault)
    checkDerived(this.declared.facts, data, this.data(state))
    return state
  }

  private refuseFault(fault: number): void {
    if (fault) throw new ImpossiblePosition(this.manifest.faults[fault]!, this.boxNumbers())
  }

  /** The single numbers of the box by name: what fills in the sentence of a fault. */
  boxNumbers(): Record<string, number> {
    return new RecordView(this.manifest.records.box!, this.box).numbers()
  }
}
