/** What a worker does: it loads a game's module once, and then searches whatever it is told to. */

import { load } from '../load.ts'
import type { Kernels } from '../kernels.ts'
import { search, type RootMove, type SearchTask } from './search.ts'

export type Request =
  | { kind: 'load'; id: number; manifest: unknown; module: Uint8Array<ArrayBuffer> }
  | { kind: 'search'; id: number; task: SearchTask }

export type Answer = { id: number; moves: RootMove[] } | { id: number; failed: string }

/** This side of a worker: `self` in a browser, `parentPort` in Node. */
export interface Port {
  onmessage: ((event: MessageEvent) => void) | null
  postMessage(answer: Answer): void
}

/** Answer every request that comes in through a port, one after the other. */
export function serve(port: Port): void {
  let loaded: Promise<Kernels> = Promise.reject(new Error('no module was loaded'))
  loaded.catch(() => {})
  port.onmessage = async ({ data }: MessageEvent<Request>) => {
    try {
      if (data.kind === 'load') loaded = load(data.manifest, data.module).then((kind) => kind.kernels)
      const kernels = await loaded
      port.postMessage({ id: data.id, moves: data.kind === 'search' ? search(kernels, data.task) : [] })
    } catch (error) {
      port.postMessage({ id: data.id, failed: String(error) })
    }
  }
}
