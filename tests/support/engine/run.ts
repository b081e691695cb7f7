/** In Node: `node run.ts MATERIAL.json`, requests as lines of JSON on the standard input, their answers on the standard output. */

import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Worker } from 'node:worker_threads'

import { run, type Material, type Request } from './commands.ts'

const material = JSON.parse(readFileSync(process.argv[2]!, 'utf-8')) as Material
const script = new URL('../../../web/src/engine/bots/worker.node.ts', import.meta.url)
for await (const line of createInterface({ input: process.stdin })) {
  const answer = await run(material, JSON.parse(line) as Request, () => new Worker(script))
  process.stdout.write(`${JSON.stringify(answer)}\n`)
}
