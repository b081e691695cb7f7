/** An analysis on this page: a match or a position, moves tried out in a tree, and what the judge says of where one looks. */

import {
  CHANCE, gameOfRecord, OVER, Ply, Pool, Words, type AnyShapes, type Game, type GameKind, type JudgedOption, type Match, type Moment, type State,
} from '../engine' // prettier-ignore
import type { GameEvent, LegalMove, PlayerInfo } from '../games/contract'
import { Choosing } from '../lib/choosing.svelte'
import { hasModule, loadKind } from '../lib/modules'
import { preferences } from '../lib/preferences.svelte'
import { Reader, type AskedView, type FullPreview } from '../lib/reader'
import { catalogue, loadTexts } from '../lib/texts.svelte'
import { startWorker } from '../lib/worker'
import { BadLink, childrenOf, walked, without, type Shared, type Step } from './tree'

const EFFORT = { tries: 4, worlds: 96, samples: 128 }
/** How often a position is looked at as closely again, while somebody looks. */
const PASSES = 6
const MOST_WORKERS = 2

/** What is known of the position that is looked at. */
export interface Evaluation {
  /** What every seat may expect, everything open. */
  outlook: Moment | null
  /** The best moves, on what the seat knows, the best first. */
  options: readonly JudgedOption[]
  /** Imagined matches so far. */
  worlds: number
}

/** A step that was made: the position after it, and what it changed. */
interface Made extends Step {
  state: State
  action: number
  events: GameEvent[]
}

/** An outcome of luck: its words, and how likely it is. */
export interface Outcome {
  action: number
  text: string
  chance: number
}

export class AnalysisSession extends Choosing {
  readonly board: Record<string, unknown>
  readonly players: PlayerInfo[]
  steps = $state.raw<readonly Made[]>([])
  at = $state(0)
  evaluation = $state.raw<Evaluation | null>(null)
  /** Whether workers are looking. */
  looking = $state(false)
  protected readonly reader: Reader
  private readonly pool: Pool
  private closed = false
  private turn = 0
  /** How many steps are the match itself. */
  private readonly main: number

  readonly state = $derived(this.steps[this.at]!.state)
  readonly actor = $derived(this.game.actor(this.state))
  /** Through whose eyes one looks: whoever is to decide, else whoever decided last. */
  readonly seat = $derived.by(() => {
    for (let at = this.at; ; at = this.steps[at]!.parent) {
      const actor = this.game.actor(this.steps[at]!.state)
      if (actor >= 0) return actor
      if (at === 0) return 0
    }
  })
  readonly seatView: AskedView = $derived.by(() => {
    const { seat, state, actor } = this
    const over = actor === OVER
    const view = over ? state : this.game.view(state, seat)
    const sent = { ply: this.at, actor: actor < 0 ? null : actor, over, clock: null, views: [{ seat, view, can_undo: false, log_from: 0, journal: [] }] }
    return this.reader.match(sent, this.names).views[0]!
  })
  readonly legal: LegalMove[] = $derived(this.seatView.legal.map((one) => ({ text: one.move, data: one.data as LegalMove['data'] })))
  readonly events: GameEvent[] = $derived(this.steps[this.at]!.events)
  readonly outcomes: Outcome[] = $derived.by(() => {
    if (this.actor !== CHANCE) return []
    const found = [...this.game.outcomes(this.state)]
    const total = found.reduce((sum, [, weight]) => sum + weight, 0)
    return found.map(([action, weight]) => ({ action, text: this.words(true).describe(this.game.moveData(this.state, action)), chance: weight / total }))
  })

  private constructor(
    readonly kind: GameKind,
    readonly match: Match,
    readonly names: readonly string[],
  ) {
    super()
    const { language } = preferences
    this.reader = new Reader(match.game, new Words(catalogue('core', language)!, catalogue(match.game.name, language)!))
    this.board = match.game.board()
    this.players = names.map((name, seat) => ({ seat, name, bot: false, away: false }))
    this.pool = new Pool(kind, startWorker, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1))
    const made: Made[] = [{ parent: -1, move: '', state: match.origin, action: -1, events: [] }]
    for (const { action } of match.history) made.push(this.made(made, made.length - 1, action))
    this.main = made.length
    this.steps = made
  }

  get game(): Game {
    return this.match.game
  }

  /** From a match that somebody has, at a ply. */
  static async of(match: Match, names: readonly string[], at: number): Promise<AnalysisSession> {
    const { name } = match.game
    const [kind] = await Promise.all([loadKind(name, 'study'), loadTexts(preferences.language, 'core', 'review', 'analysis', name)])
    const session = new AnalysisSession(kind, match, names)
    session.at = Math.max(0, Math.min(session.steps.length - 1, at))
    return session
  }

  /** From what a link holds. */
  static async read(shared: Shared): Promise<AnalysisSession> {
    const name = gameOfRecord(shared.record)
    if (!hasModule(name)) throw new BadLink()
    const match = (await loadKind(name, 'study')).replay(shared.record)
    const session = await AnalysisSession.of(match, shared.names.slice(0, match.game.players), 0)
    const steps = [...session.steps]
    for (const [parent, move] of shared.steps) {
      const before = steps[parent]
      if (!before) throw new BadLink()
      steps.push(session.made(steps, parent, session.checked(before.state, session.game.action(before.state, move))))
    }
    session.steps = steps
    session.at = steps[shared.at] ? shared.at : 0
    return session
  }

  get shared(): Shared {
    return { record: this.match.record(), names: [...this.names], steps: this.steps.slice(this.main).map(({ parent, move }) => [parent, move]), at: this.at }
  }

  private checked(state: State, action: number): number {
    if (this.game.actor(state) !== CHANCE) return this.game.decision(state, action)
    if (!this.game.outcomes(state).has(action)) throw new BadLink()
    return action
  }

  private made(steps: readonly Made[], parent: number, action: number): Made {
    const before = steps[parent]!.state
    const state = this.game.apply(before, action)
    const events = this.game.events(before, action, state).map((event) => event.whole() as GameEvent)
    return { parent, move: this.game.text(before, action), state, action, events }
  }

  words(isDrawn: boolean): Words {
    return this.reader.wordsFor(isDrawn)
  }

  /** What happened with a step, in words. */
  told(step: number, isDrawn: boolean): string {
    return (this.steps[step]?.events ?? []).filter(({ event }) => event !== 'turn').map((event) => this.words(isDrawn).tell(event as AnyShapes['event'], this.names)).join(' ')
  }

  /** Whose step it was; null for luck, and for the root. */
  whose(step: number): number | null {
    const actor = step === 0 ? CHANCE : this.game.actor(this.steps[this.steps[step]!.parent]!.state)
    return actor < 0 ? null : actor
  }

  isOfTheMatch(step: number): boolean {
    return step < this.main
  }

  // --- walking and trying

  go(to: number): void {
    this.at = to
    this.forget()
  }

  walk(key: string): boolean {
    const to = walked(this.steps, this.at, key)
    if (to === null) return false
    this.go(to)
    return true
  }

  /** Make a step from here, or go to it if it is there already. */
  try(action: number): void {
    const known = childrenOf(this.steps, this.at).find((one) => this.steps[one]!.action === action)
    if (known !== undefined) return this.go(known)
    this.steps = [...this.steps, this.made(this.steps, this.at, action)]
    this.go(this.steps.length - 1)
  }

  /** Luck by lot. */
  draw(): void {
    let ticket = Math.random()
    const found = this.outcomes.find(({ chance }) => (ticket -= chance) < 0) ?? this.outcomes.at(-1)
    if (found) this.try(found.action)
  }

  /** Forget a branch with everything behind it; what was played stays. */
  prune(step: number): void {
    if (this.isOfTheMatch(step)) return
    const { parent } = this.steps[step]!
    const { steps, number } = without(this.steps, step)
    const old = this.steps.filter((_, place) => number(place) >= 0)
    this.steps = steps.map((one, place) => ({ ...old[place]!, parent: one.parent }))
    this.go(number(this.at) < 0 ? number(parent) : number(this.at))
  }

  override imagine(move: string): FullPreview {
    return this.reader.preview(this.seat, move, this.names)
  }

  override refuse(text: string): void {
    if (this.actor < 0) this.forget()
    else super.refuse(text)
  }

  override confirm(): Promise<void> {
    if (this.chosen) this.try(this.game.action(this.state, this.chosen.text))
    return Promise.resolve()
  }

  // --- what the judge says

  /** Look at the position where one is, more and more closely, until one goes elsewhere. */
  async look(): Promise<void> {
    const mine = ++this.turn
    const { game, state, actor, at } = this
    this.evaluation = null
    const legal = actor >= 0 ? game.legal(state) : []
    const ply = new Ply(game, state, at, legal[0] ?? -1, EFFORT)
    this.looking = true
    try {
      for (let pass = 0; pass < PASSES && mine === this.turn && !this.closed; pass++) {
        ply.found = await this.pool.look(ply.task())
        if (mine !== this.turn) return
        const options = actor >= 0 && legal.length > 1 ? [...ply.decision().options].sort((one, other) => other.gap - one.gap) : []
        this.evaluation = { outlook: ply.moment(), options, worlds: ply.found.outlook.samples + (ply.found.arms[0]?.visits ?? 0) }
        if (actor === OVER) break
      }
    } catch (error) {
      if (!this.closed) throw error
    } finally {
      if (mine === this.turn) this.looking = false
    }
  }

  close(): void {
    this.closed = true
    this.pool.stop()
  }
}
