/** One puzzle on this page: the position as its seat knew it, what is tried, and what the judge says of that. */

import { Ply, Pool, Words, type Game, type GameKind, type JudgedDecision, type Match, type State } from '../engine'
import type { GameEvent, LegalMove, PlayerInfo } from '../games/contract'
import { botTitle } from '../lib/bots'
import { changedSince } from '../lib/changed'
import { Choosing } from '../lib/choosing.svelte'
import type { MatchState } from '../lib/messages'
import { loadKind } from '../lib/modules'
import { preferences } from '../lib/preferences.svelte'
import { Reader, type AskedView, type FullPreview, type StoryLine } from '../lib/reader'
import { catalogue, loadTexts, t } from '../lib/texts.svelte'
import { startWorker } from '../lib/worker'
import { reasons, type Told } from '../review/reasons'
import { packed } from '../analysis/tree'
import { keepTried, keyOf, movesOf, type Puzzle } from './puzzles'

/** In which the move tried is compared with the best one, to say why. */
const WORLDS = 384

export class PuzzleSession extends Choosing {
  readonly board: Record<string, unknown>
  readonly game: Game
  readonly names: readonly string[]
  readonly players: PlayerInfo[]
  readonly seatView: AskedView
  /** What others did before. */
  readonly before: StoryLine[]
  readonly answer: LegalMove
  /** The move that was confirmed last. */
  tried = $state.raw<LegalMove | null>(null)
  solved = $state(false)
  /** Whether the best move is shown, because it was found or given up. */
  shown = $state(false)
  /** The move tried (or the best of the others) compared with the best one. */
  decision = $state.raw<JudgedDecision | null>(null)
  told = $state.raw<readonly Told[]>([])
  protected readonly reader: Reader
  private readonly view: State
  private readonly pool: Pool

  private constructor(
    readonly puzzle: Puzzle,
    private readonly match: Match,
    kind: GameKind,
    core: ConstructorParameters<typeof Words>[0],
    own: ConstructorParameters<typeof Words>[1],
  ) {
    super()
    const { seat } = puzzle
    this.game = match.game
    this.board = match.game.board()
    this.names = namesOf(puzzle)
    this.players = this.names.map((name, one) => ({ seat: one, name, bot: one !== seat, away: false }))
    this.reader = new Reader(match.game, new Words(core, own))
    this.view = match.viewBytes(seat)
    const journal = match.events.flatMap((happened, ply) => happened.map((event) => ({ ply, row: [...event.rowFor(seat)] })))
    const sent = { ply: match.ply, actor: seat, over: false, clock: null, views: [{ seat, view: this.view, can_undo: false, log_from: 0, journal }] }
    const state: MatchState = this.reader.match(sent, this.names)
    this.seatView = state.views[0]!
    this.before = changedSince(this.seatView.log, seat) as StoryLine[]
    this.answer = this.legal.find(({ text }) => text === puzzle.answer)!
    this.pool = new Pool(kind, startWorker, 1)
  }

  static async open(game: string, puzzle: Puzzle): Promise<PuzzleSession> {
    const { language } = preferences
    const [kind] = await Promise.all([loadKind(game, 'study'), loadTexts(language, 'core', 'review', 'puzzles', game)])
    const match = kind.game({ players: puzzle.players }).match({ seed: puzzle.seed })
    for (const move of movesOf(puzzle)) match.play(move)
    return new PuzzleSession(puzzle, match, kind, catalogue('core', language)!, catalogue(game, language)!)
  }

  get legal(): LegalMove[] {
    return this.seatView.legal.map((one) => ({ text: one.move, data: one.data as LegalMove['data'] }))
  }

  get changed(): GameEvent[] {
    return this.before.map((line) => line.event as unknown as GameEvent)
  }

  /** What the move tried loses, in a hundred. */
  get loss(): number {
    const place = this.legal.findIndex(({ text }) => text === this.tried?.text)
    return Math.max(1, Math.round((this.puzzle.losses[place] ?? 0) / 10))
  }

  override imagine(move: string): FullPreview {
    return this.reader.preview(this.puzzle.seat, move, this.names)
  }

  override async confirm(): Promise<void> {
    const move = this.chosen
    if (!move) return
    this.tried = move
    this.solved = move.text === this.answer.text
    await keepTried({ id: keyOf(this.game.name, this.puzzle), solved: this.solved })
    if (this.solved) await this.show()
    else await this.compare()
  }

  /** One more try. */
  again(): void {
    this.tried = this.decision = null
    this.told = []
    this.forget()
  }

  /** The best move, as a ghost on the board. */
  async show(): Promise<void> {
    this.shown = true
    this.chosen = this.answer
    this.preview = this.imagine(this.answer.text)
    await keepTried({ id: keyOf(this.game.name, this.puzzle), solved: this.solved })
    await this.compare()
  }

  /** What the judge says of the move tried, or of the best of the others, against the best move. */
  private async compare(): Promise<void> {
    const { legal } = this
    const wrong = this.tried && !this.solved ? this.tried : legal[secondBest(this.puzzle.losses)]!
    const [played, best] = [wrong, this.answer].map((one) => this.game.action(this.view, one.text))
    const ply = new Ply(this.game, this.view, this.match.ply, played!, { tries: 0, worlds: WORLDS, samples: 0 }, [best!])
    try {
      ply.found = await this.pool.look(ply.task())
      const decision = (this.decision = ply.decision())
      this.told = []
      this.told = await reasons(this.pool, this.game, this.view, { ...decision, better: 1 }, this.names, (isDrawn) => this.reader.wordsFor(isDrawn), 'seat')
    } catch {
      this.decision = null // without workers there is no reason, but still an answer
    }
  }

  /** The place of the analysis board from here on, with the match so far. */
  async analysis(): Promise<string> {
    return `/analysis#${await packed({ record: this.match.record(), names: [...this.names], steps: [], at: this.match.ply })}`
  }

  close(): void {
    this.pool.stop()
  }
}

/** Which of the losses is the least after that of the best move. */
function secondBest(losses: readonly number[]): number {
  const best = losses.indexOf(0)
  return losses.reduce((found, loss, place) => (place !== best && (found < 0 || loss < losses[found]!) ? place : found), -1)
}

/** Whoever sat there: bots, and on one seat the reader. Their levels are those of tools/puzzles.py. */
function namesOf({ players, seat, seed }: Puzzle): string[] {
  const met: Record<string, number> = {}
  return Array.from({ length: players }, (_, one) => {
    if (one === seat) return t('shell.learn-you')
    const name = botTitle(`level-${2 + ((one + seed) % 3)}`)
    met[name] = (met[name] ?? 0) + 1
    return met[name] === 1 ? name : `${name} ${met[name]}`
  })
}
