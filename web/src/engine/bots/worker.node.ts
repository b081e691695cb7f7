/** The script of a worker in Node: `new Worker(new URL('./bots/worker.node.ts', import.meta.url))` of `node:worker_threads`. */

import { parentPort } from 'node:worker_threads'

import { serve, type Port } from './worker.ts'

serve(parentPort as unknown as Port)
