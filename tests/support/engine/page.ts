/** In a browser: `await ask('/material.json', request)`. */

import { run, type Material, type Request } from './commands.ts'

const materials = new Map<string, Promise<Material>>()

async function ask(address: string, request: Request): Promise<unknown> {
  if (!materials.has(address)) materials.set(address, fetch(address).then((answer) => answer.json() as Promise<Material>))
  return run(await materials.get(address)!, request, () => new Worker('/worker.js', { type: 'module' }))
}

Object.assign(globalThis, { ask })
