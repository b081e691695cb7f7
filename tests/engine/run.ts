/** In Node: `node run.ts MATERIAL.json`, a request as JSON on the standard input, its answer on the standard output. */

import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

import { run, type Material, type Request } from './commands.ts'

const material = JSON.parse(readFileSync(process.argv[2]!, 'utf-8')) as Material
const request = JSON.parse(readFileSync(0, 'utf-8')) as Request
const script = new URL('../../web/src/engine/bots/worker.node.ts', import.meta.url)
process.stdout.write(JSON.stringify(await run(material, request, () => new Worker(script))))
