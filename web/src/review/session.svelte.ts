/**
 * The review of one match in this page: workers compute it, what they find is kept in the browser's own database, and
 * whoever comes back goes on from there.
 */

import { Pool, preview, Review, Words, type Findings, type Game, type GameKind, type JudgedDecision, type Match, type Moment } from '../engine'
import type { LegalMove, PlayerInfo, Preview } from '../games/contract'
import { houseOf } from '../lib/house'
import { loadKind } from '../lib/modules'
import { preferences } from '../lib/preferences.svelte'
import { catalogue, loadTexts } from '../lib/texts.svelte'
import { replayed } from '../local/kept'
import { storage } from '../local/storage.svelte'
import { startWorker } from '../lib/worker'
import { reasons, type Told } from './reasons'

const MOST_WORKERS = 4
/** Positions between two times that what was found is kept. */
const KEPT_EVERY = 40

export interface Progress {
  done: number
  of: number
  /** Whether this is about decisions that were too close to call. */
  closer: boolean
}

/** Why a match cannot be reviewed here. */
export class NoReview extends Error {
  constructor(readonly reason: 'not-over' | 'no-rules') {
    super(reason)
  }
}

/** What the board shows of a decision: the position as its seat knew it, and a move as a ghost. */
export interface Shown {
  view: Record<string, unknown>
  move: LegalMove
  preview: Preview
}

export class ReviewSession {
  readonly board: Record<string, unknown>
  progress = $state.raw<Progress | null>(null)
  /** What is known of the curve before everything is. */
  moments = $state.raw<Moment[]>([])
  findings = $state.raw<Findings | null>(null)
  /** Whether looking closer would change anything. */
  isClear = $state(false)
  private readonly review: Review<never>
  private readonly pool: Pool
  private readonly workers: number
  private closed = false
  private readonly reasons = new Map<number, Promise<Told[]>>()

  private constructor(
    readonly id: string,
    readonly match: Match,
    readonly names: readonly string[],
    private readonly kind: GameKind,
  ) {
    this.review = new Review(match as unknown as Match<never>)
    this.board = match.game.board()
    this.workers = Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1)
    this.pool = new Pool(kind, startWorker, this.workers)
  }

  static async open(id: string): Promise<ReviewSession> {
    const { language } = preferences
    const house = houseOf(id)
    const { game, names, result } = await house.replay(id, language)
    if (!result) throw new NoReview('not-over')
    const [kind, record] = await Promise.all([loadKind(game, 'study').catch(() => null), house.record(id, language)])
    await loadTexts(language, 'core', game)
    const match = kind && replayed(kind, record)
    if (!match) throw new NoReview('no-rules')
    const session = new ReviewSession(id, match, names, kind)
    const kept = await storage.review(id)
    if (kept?.kernels === kind.manifest.kernels) session.review.resume(kept.found)
    return session
  }

  get game(): Game {
    return this.match.game
  }

  get players(): PlayerInfo[] {
    return this.names.map((name, seat) => ({ seat, name, bot: false, away: false }))
  }

  /** Look at everything that has not been looked at yet. */
  async look(): Promise<void> {
    if (!this.review.isComplete) await this.work(false, (looker, told) => this.review.look(looker, told, this.workers))
    this.tell()
  }

  /** Look longer at what is too close to call. */
  async lookCloser(): Promise<void> {
    await this.work(true, (looker, told) => this.review.lookAgain(looker, told, this.workers))
    this.tell()
  }

  /** Nobody looks any more: what was found is kept, and no worker goes on. */
  close(): void {
    this.closed = true
    this.pool.stop()
    void this.keep()
  }

  private async work(closer: boolean, step: (looker: Pool['look'], told: (done: number, of: number) => void) => Promise<unknown>): Promise<void> {
    const told = (done: number, of: number): void => {
      this.progress = { done, of, closer }
      if (!closer) this.moments = this.review.curve()
      if (done % KEPT_EVERY === 0) void this.keep()
    }
    this.progress = { done: 0, of: 0, closer }
    try {
      await step(this.pool.look.bind(this.pool), told)
      await this.keep()
    } catch (error) {
      if (!this.closed) throw error
    } finally {
      this.progress = null
    }
  }

  private tell(): void {
    if (!this.review.isComplete) return
    this.findings = this.review.findings()
    this.moments = this.findings.moments
    this.isClear = !this.findings.decisions.some(({ word }) => word === 'unclear')
  }

  private async keep(): Promise<void> {
    await storage.putReview({ id: this.id, kernels: this.kind.manifest.kernels, found: this.review.found })
  }

  // --- a decision, shown

  /** Sentences with their things drawn, or with notation for those who have it read aloud. */
  private words(isDrawn: boolean): Words {
    return new Words(catalogue('core')!, catalogue(this.game.name)!, isDrawn)
  }

  /** A move at a ply in words. */
  describe(ply: number, action: number, isDrawn = true): string {
    return this.words(isDrawn).describe(this.game.moveData(this.match.stateAt(ply), action))
  }

  /** What happened at a ply, everything open. */
  happened(ply: number, isDrawn = true): string {
    return this.match.events[ply]!.map((event) => this.words(isDrawn).tell(event.whole(), this.names)).join(' ')
  }

  /** What the better move would have brought; found out once. */
  async told(decision: JudgedDecision): Promise<Told[]> {
    const view = this.game.view(this.match.stateAt(decision.ply), decision.seat)
    const known = this.reasons.get(decision.ply) ?? reasons(this.pool, this.game, view, decision, this.names, (isDrawn) => this.words(isDrawn), 'all')
    this.reasons.set(decision.ply, known)
    return known.catch((error: unknown) => {
      if (!this.closed) throw error
      return []
    })
  }

  /** A decision as its seat saw it, with one of its moves laid over it. */
  shown(ply: number, seat: number, action: number): Shown {
    const { game } = this
    const view = game.view(this.match.stateAt(ply), seat)
    const text = game.text(view, action)
    const seen = preview(game, view, seat, action, ply)
    const scores = game.scores(seen.view ?? view)
    return {
      view: game.data(view),
      move: { text, data: game.moveData(view, action) },
      preview: { move: text, events: seen.events, scores, gains: seen.gained },
    }
  }
}
