/** A match reviewed: every ply is looked at, roughly at first, and again as long as somebody wants to know better. */

import type { Shapes } from '../declared.ts'
import { NotNow } from '../errors.ts'
import type { Game } from '../game.ts'
import type { State } from '../kernels.ts'
import type { Match } from '../match.ts'
import { CHANCE, OVER } from '../rows.ts'
import { chanceError, chances } from './chances.ts'
import { standardError, units, verdict, type Decision, type Findings, type Line, type Moment, type Option, type ReviewDeclaration } from './findings.ts'
import { accounts, byMargin, byVictory, difference } from './ledger.ts'
import { ADVISED, NOTHING, OTHERS, PLAYED, UNPLANNED, untried, type Arm, type Found, type LookTask, type Outlook } from './look.ts'

/** How closely a review looks: see the class Effort in src/tablee/review/reviewing.py. */
export type Effort = Pick<ReviewDeclaration, 'tries' | 'worlds' | 'samples'>

/** Looks at a ply: here and now, or in a worker. */
export type Looker = (task: LookTask) => Found | Promise<Found>

/** Samples of a state in which luck acts, at least. */
const ROUND = 2

/** One action of a match, and what is found out about it. Only what the seat knew is needed to judge a decision. */
export class Ply<S extends Shapes> {
  readonly ply: number
  readonly actor: number
  readonly action: number
  readonly choices: number
  found: Found | null = null
  private readonly game: Game<S>
  private readonly state: State
  private readonly effort: Effort
  private readonly against: readonly number[] | null

  /** The action is compared with the best few others, which are sought, or with those that are given. */
  constructor(game: Game<S>, state: State, ply: number, action: number, effort: Effort, against: readonly number[] | null = null) {
    this.ply = ply
    this.actor = game.actor(state)
    this.action = action
    this.game = game
    this.state = state
    this.effort = effort
    this.against = against
    this.choices = this.actor >= 0 ? game.legal(state).length : 0
  }

  /** Whether a seat had only one move: then nothing is found out here that the next ply does not say. */
  get isForced(): boolean {
    return this.choices === 1
  }

  /** How sure one may be of victories here, in eighths. */
  get sureness(): number {
    return this.game.manifest.review.sureness[this.game.players]!
  }

  get isUnclear(): boolean {
    return this.found !== null && this.actor >= 0 && this.decision().word === 'unclear'
  }

  /** What is to be done to look at it for the first time, or as closely again as so far. */
  task(): LookTask {
    const { game, state, actor, effort, found } = this
    const view = actor >= 0 ? game.view(state, actor) : state
    const given = { box: game.box, players: game.players, state, view, seat: actor, seed: this.ply }
    if (found) return { ...given, known: found, tries: 0, worlds: found.arms[PLAYED]?.visits ?? 0, samples: found.outlook.samples }
    const others = this.against ?? (actor >= 0 && effort.tries ? game.legal(view) : [])
    const known = untried(actor >= 0 ? [this.action, this.action, NOTHING, ...others.filter((one) => one !== this.action)] : [], game.players)
    const tries = known.arms.length > OTHERS && !this.against ? effort.tries : 0
    return { ...given, known, tries, worlds: effort.worlds, samples: this.samples() }
  }

  private samples(): number {
    if (this.actor === OVER) return 1
    if (this.actor !== CHANCE) return this.effort.samples
    return Math.max(ROUND, Math.ceil(this.effort.samples / this.game.outcomes(this.state).size))
  }

  /** What was to be expected here, as far as it was looked at. */
  moment(): Moment | null {
    return this.found && moment(this, this.found.outlook)
  }

  decision(): Decision {
    const { ply, actor: seat, choices } = this
    if (this.isForced) return { ply, seat, choices, word: 'forced', loss: 0, low: 0, high: 0, better: null, options: [] }
    const options = this.found!.arms.filter((_, place) => place !== UNPLANNED && place !== ADVISED).map((arm) => this.option(arm))
    return { ply, seat, choices, ...verdict(this.game.manifest.review, options), options }
  }

  private option(arm: Arm): Option {
    const { visits: worlds, action } = arm
    const wins = arm.wins[this.actor]!
    const error = standardError(wins, arm.wins_square, worlds)
    return {
      action,
      move: this.game.text(this.state, action),
      worlds,
      win: won(arm, this.sureness)[this.actor]!,
      win_error: units(chanceError(wins / worlds, error, this.sureness)),
      margin: units(arm.margins[this.actor]! / worlds),
      points: arm.points.map((one) => units(one / worlds)),
      gap: units(arm.gap / worlds),
      gap_error: units(standardError(arm.gap, arm.gap_square, worlds)),
    }
  }
}

/** A review of a finished match. */
export class Review<S extends Shapes> {
  readonly first: number
  private readonly game: Game<S>
  private readonly plies: Ply<S>[] = []

  constructor(match: Match<S>, effort: Effort = match.game.manifest.review) {
    if (!match.over) throw new NotNow('not-over')
    const { game, history } = match
    this.game = game
    const decided = history.findIndex(({ actor }) => actor !== 'chance')
    this.first = decided < 0 ? history.length : decided
    let state = match.origin
    for (let ply = 0; ply <= history.length; ply++) {
      const action = history[ply]?.action ?? -1
      if (ply === 0 || ply >= this.first) this.plies.push(new Ply(game, state, ply, action, effort))
      if (ply < history.length) state = game.apply(state, action)
    }
  }

  /** What has been found out so far, by ply: to be kept, and given back to `resume`. */
  get found(): (Found | null)[] {
    return this.plies.map(({ found }) => found)
  }

  /** Go on from what an earlier review of the same match has found out. */
  resume(found: readonly (Found | null)[]): void {
    if (found.length === this.plies.length) this.plies.forEach((ply, place) => (ply.found = found[place]!))
  }

  /** Whether every ply has been looked at. */
  get isComplete(): boolean {
    return this.plies.every((ply) => ply.found || ply.isForced)
  }

  /**
   * Look at every ply that has not been looked at yet, here and there first, so that a rough curve is there at once.
   * Whoever waits is told how many have been, of how many.
   */
  look(looker: Looker, progress: (done: number, of: number) => void = () => {}, atOnce = 1): Promise<void> {
    const roundness = ({ ply }: Ply<S>): number => (ply ? ply & -ply : Infinity)
    const todo = this.plies.filter((ply) => !ply.found && !ply.isForced).sort((one, other) => Math.sign(roundness(other) - roundness(one)) || one.ply - other.ply)
    return this.spread(todo, looker, progress, atOnce)
  }

  /** What was to be expected at those plies that have been looked at. */
  curve(): Moment[] {
    return this.plies.flatMap((ply) => ply.moment() ?? [])
  }

  /** Look at unclear decisions as closely again; whether there were any. */
  async lookAgain(looker: Looker, progress: (done: number, of: number) => void = () => {}, atOnce = 1): Promise<boolean> {
    const todo = this.plies.filter((ply) => ply.isUnclear)
    await this.spread(todo, looker, progress, atOnce)
    return todo.length > 0
  }

  private async spread(todo: readonly Ply<S>[], looker: Looker, progress: (done: number, of: number) => void, atOnce: number): Promise<void> {
    let [next, done] = [0, 0]
    const work = async (): Promise<void> => {
      for (let ply = todo[next++]; ply; ply = todo[next++]) {
        ply.found = await looker(ply.task())
        progress(++done, todo.length)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }

  /** What is known so far, once every ply has been looked at. */
  findings(): Findings {
    const moments = this.moments()
    const lines = this.plies.slice(0, -1).flatMap((ply, place) => (ply.ply >= this.first ? [line(ply, moments[place]!, moments[place + 1]!)] : []))
    const [start, dealt, end] = [moments[0]!, moments.find(({ ply }) => ply === this.first)!, moments.at(-1)!]
    return {
      game: this.game.name,
      players: this.game.players,
      first: this.first,
      last: this.plies.at(-1)!.ply,
      moments,
      decisions: this.plies.filter(({ actor }) => actor >= 0).map((ply) => ply.decision()),
      lines,
      margins: accounts(start.margins, dealt.margins, end.margins, byMargin(lines)),
      wins: accounts(start.wins, dealt.wins, end.wins, byVictory(lines)),
    }
  }

  /** What was to be expected at every ply; where only one move could be made, what was to be expected after it. */
  private moments(): Moment[] {
    const found: Moment[] = []
    let outlook: Outlook | null = null
    for (const ply of [...this.plies].reverse()) {
      outlook = ply.found?.outlook ?? outlook
      found.push(moment(ply, outlook!))
    }
    return found.reverse()
  }
}

function moment<S extends Shapes>({ ply, sureness }: Ply<S>, { samples, wins, wins_square, margins }: Outlook): Moment {
  const shares = wins.map((one) => one / samples)
  return {
    ply,
    wins: chances(shares, sureness).map(units),
    wins_error: wins.map((one, seat) => units(chanceError(shares[seat]!, standardError(one, wins_square[seat]!, samples), sureness))),
    margins: margins.map((one) => units(one / samples)),
  }
}

/** What an action brought. Of a decision's, what its seat could know is its own, and the rest was hidden. */
function line<S extends Shapes>({ ply, actor, found, sureness }: Ply<S>, before: Moment, after: Moment): Line {
  const [wins, margins] = [difference(after.wins, before.wins), difference(after.margins, before.margins)]
  const nothing = wins.map(() => 0)
  if (actor < 0) return { ply, actor, wins, margins, hidden_wins: nothing, hidden_margins: nothing }
  if (!found) return { ply, actor, wins: nothing, margins: nothing, hidden_wins: wins, hidden_margins: margins }
  const [played, advised] = [found.arms[UNPLANNED]!, found.arms[ADVISED]!]
  const own = { wins: difference(won(played, sureness), won(advised, sureness)), margins: difference(margined(played), margined(advised)) }
  return { ply, actor, ...own, hidden_wins: difference(wins, own.wins), hidden_margins: difference(margins, own.margins) }
}

/** Every seat's chance of winning with a move. */
function won(arm: Arm, sureness: number): number[] {
  return chances(arm.wins.map((one) => one / arm.visits), sureness).map(units)
}

function margined(arm: Arm): number[] {
  return arm.margins.map((one) => units(one / arm.visits))
}
