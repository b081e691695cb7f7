/**
 * A hint: what a good player would do, on what the seat knows and nothing else. Rough at once, better while somebody
 * looks; workers compute it.
 */

import { Ply, Pool, type AnyShapes, type Game, type JudgedDecision, type JudgedOption, type Words } from '../engine'
import { loadKind } from '../lib/modules'
import { startWorker } from '../lib/worker'
import { reasons, type Told } from './reasons'

const FIRST = { tries: 6, worlds: 128, samples: 0 }
/** As often it is looked at as closely again, while nothing is sure. */
const PASSES = 4

/** What a seat is to decide: the engine's bytes of what it knows. */
export interface Asked {
  game: Game
  view: Uint8Array
  seat: number
  ply: number
  words: (isDrawn: boolean) => Words
}

export class HintSession {
  /** The best moves so far, the best first. */
  best = $state.raw<readonly JudgedOption[]>([])
  /** The second best held against the best, to say why. */
  decision = $state.raw<JudgedDecision | null>(null)
  told = $state.raw<readonly Told[]>([])
  private pool: Pool | null = null
  private closed = false

  constructor(
    private readonly asked: Asked,
    private readonly names: readonly string[],
  ) {}

  /** Find the best move, then look again until it is clear. */
  async look(): Promise<void> {
    const { game, view, ply } = this.asked
    this.pool = new Pool(await loadKind(game.name, 'study'), startWorker, 1)
    if (this.closed) return this.pool.stop()
    try {
      const [first] = game.legal(view)
      const sought = await this.looked(new Ply(game, view, ply, first!, FIRST))
      const ranked = [...sought.options].sort((one, other) => other.gap - one.gap).map(({ action }) => action)
      const [best, ...others] = ranked
      // All against the best one, in new worlds: whoever has been chosen for good luck must show it again.
      const held = new Ply(game, view, ply, best!, { ...FIRST, tries: 0 }, others)
      for (let pass = 0; pass < PASSES && !this.closed; pass++) {
        this.take(await this.looked(held))
        if (held.decision().word === 'fine') break
      }
      if (this.decision) this.told = await reasons(this.pool, game, view, this.decision, this.names, this.asked.words, 'seat')
    } catch (error) {
      if (!this.closed) throw error
    }
  }

  private async looked(ply: Ply<AnyShapes>): Promise<JudgedDecision> {
    ply.found = await this.pool!.look(ply.task())
    return ply.decision()
  }

  /** The options by their worth; the second is held against the first. */
  private take({ options, ...decision }: JudgedDecision): void {
    this.best = [...options].sort((one, other) => other.gap - one.gap)
    const [best, second] = this.best
    this.decision = second ? { ...decision, options: [second, best!], better: 1 } : null
  }

  close(): void {
    this.closed = true
    this.pool?.stop()
  }
}
