/** What a worker does: it loads a game once, and then searches, looks at or plays on from whatever it is told to. */

import { load, type GameKind, type Given } from '../load.ts'
import { consequences, type Consequence, type ConsequencesTask } from '../review/consequences.ts'
import type { AnyShapes } from '../declared.ts'
import { look, type Found, type LookTask } from '../review/look.ts'
import { search, type RootMove, type SearchTask } from './search.ts'

/** What can be asked of a worker, and what it answers. */
export interface Tasks {
  load: [Given & { manifest: unknown }, null]
  search: [SearchTask, RootMove[]]
  look: [LookTask, Found]
  consequences: [ConsequencesTask, Consequence<AnyShapes['event']>[]]
}

export type Request = { [K in keyof Tasks]: { kind: K; id: number; task: Tasks[K][0] } }[keyof Tasks]

export type Answer = { id: number; found: Tasks[keyof Tasks][1] } | { id: number; failed: string }

/** This side of a worker: `self` in a browser, `parentPort` in Node. */
export interface Port {
  onmessage: ((event: MessageEvent) => void) | null
  postMessage(answer: Answer): void
}

/** Answer every request that comes in through a port, one after the other. */
export function serve(port: Port): void {
  let loaded: Promise<GameKind> = Promise.reject(new Error('no module was loaded'))
  loaded.catch(() => {})
  port.onmessage = async ({ data }: MessageEvent<Request>) => {
    try {
      if (data.kind === 'load') loaded = load(data.task.manifest, data.task.module, data.task.study)
      port.postMessage({ id: data.id, found: answer(await loaded, data) })
    } catch (error) {
      port.postMessage({ id: data.id, failed: String(error) })
    }
  }
}

function answer(kind: GameKind, request: Request): Tasks[keyof Tasks][1] {
  if (request.kind === 'search') return search(kind.kernels, request.task)
  if (request.kind === 'look') return look(kind.kernels, request.task)
  return request.kind === 'consequences' ? consequences(kind.game(request.task), request.task) : null
}
