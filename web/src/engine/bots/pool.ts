/** Several workers that think about one game, for bots and reviews, so that the page stays awake and all cores are used. */

import type { AnyShapes, Shapes } from '../declared.ts'
import type { Game } from '../game.ts'
import type { GameKind } from '../load.ts'
import { summedUp, type Choice } from './choice.ts'
import { plan, type Decision } from './levels.ts'
import type { Consequence, ConsequencesTask } from '../review/consequences.ts'
import type { Found, LookTask } from '../review/look.ts'
import type { Answer, Request, Tasks } from './worker.ts'

/** A worker of a browser, or of Node. */
export interface WorkerLike {
  postMessage(message: unknown): void
  terminate(): unknown
  addEventListener?(kind: 'message' | 'error', listener: (event: MessageEvent & ErrorEvent) => void): void
  on?(kind: string, listener: (given: unknown) => void): unknown
}

interface Waiting {
  done: (found: never) => void
  failed: (error: Error) => void
}

/** One worker, and what it has been asked. */
class Helper {
  private readonly worker: WorkerLike
  private readonly waiting = new Map<number, Waiting>()
  private asked = 0

  constructor(worker: WorkerLike) {
    this.worker = worker
    if (worker.addEventListener) {
      worker.addEventListener('message', (event) => this.hear(event.data as Answer))
      worker.addEventListener('error', (event) => this.fail(new Error(event.message)))
    } else {
      worker.on!('message', (answer) => this.hear(answer as Answer))
      worker.on!('error', (error) => this.fail(error as Error))
    }
  }

  get busy(): number {
    return this.waiting.size
  }

  ask<K extends keyof Tasks>(kind: K, task: Tasks[K][0]): Promise<Tasks[K][1]> {
    const id = this.asked++
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed })
      this.worker.postMessage({ kind, id, task } as Request)
    })
  }

  stop(): void {
    this.worker.terminate()
    this.fail(new Error('the bots were stopped'))
  }

  private hear(answer: Answer): void {
    const waiting = this.waiting.get(answer.id)
    this.waiting.delete(answer.id)
    if ('failed' in answer) waiting?.failed(new Error(answer.failed))
    else waiting?.done(answer.found as never)
  }

  private fail(error: Error): void {
    for (const { failed } of this.waiting.values()) failed(error)
    this.waiting.clear()
  }
}

export class Pool {
  private readonly helpers: readonly Helper[]
  private readonly ready: Promise<unknown>

  /** So many workers for a game; `start` makes one (which script that is, only the page or program knows). */
  constructor(kind: Pick<GameKind<Shapes>, 'manifest' | 'given'>, start: () => WorkerLike, size: number) {
    this.helpers = Array.from({ length: Math.max(1, size) }, () => new Helper(start()))
    const task = { manifest: kind.manifest, ...kind.given }
    this.ready = Promise.all(this.helpers.map((helper) => helper.ask('load', task)))
    this.ready.catch(() => {}) // whoever thinks first is told
  }

  /** What a bot decides; its searches run side by side. */
  async think<S extends Shapes>(game: Game<S>, decision: Decision): Promise<Choice> {
    const planned = plan(game, decision, this.helpers.length)
    if ('choice' in planned) return planned.choice
    await this.ready
    return summedUp(await Promise.all(planned.tasks.map((task) => this.idlest().ask('search', task))))
  }

  /** A look at a ply, for a review. */
  async look(task: LookTask): Promise<Found> {
    await this.ready
    return this.idlest().ask('look', task)
  }

  /** What follows from a move and not from another, for a reason. */
  async consequences(task: ConsequencesTask): Promise<Consequence<AnyShapes['event']>[]> {
    await this.ready
    return this.idlest().ask('consequences', task)
  }

  /** Stop all workers at once; whoever waits for an answer is told. */
  stop(): void {
    for (const helper of this.helpers) helper.stop()
  }

  private idlest(): Helper {
    return this.helpers.reduce((one, other) => (other.busy < one.busy ? other : one))
  }
}
