/** From the bytes of a module to its kernels: what does not fit is refused here, before anything is played. */

import { sha256 } from './digest.ts'
import { BadModule } from './errors.ts'
import { hex } from './fair.ts'
import { isTable } from './json.ts'
import type { Manifest, ModuleInfo } from './manifest.ts'

/** How modules are called; the number in a manifest must be this one. */
export const INTERFACE = 2

export type Exports = Readonly<Record<string, (...args: (number | bigint)[]) => number>>

export interface Instance {
  memory: WebAssembly.Memory
  /** The first address that is free. */
  free: number
  exports: Exports
}

/** The manifest, as text or as data, of the interface that is spoken here. */
export function checkedManifest(given: unknown): Manifest {
  const data = typeof given === 'string' ? parsed(given) : given
  if (!isTable(data) || typeof data.interface !== 'number') throw new BadModule('manifest-foreign')
  if (data.interface !== INTERFACE) {
    throw new BadModule('module-interface', { game: data.game, expected: INTERFACE, got: data.interface })
  }
  return data as unknown as Manifest
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadModule('manifest-foreign')
  }
}

/** An instance of one of a game's modules, with memory of its own. */
export async function instantiate(game: string, module: ModuleInfo, bytes: Uint8Array<ArrayBuffer>): Promise<Instance> {
  if (typeof WebAssembly === 'undefined') throw new BadModule('no-webassembly', { game })
  if (bytes.length < module.bytes) throw new BadModule('module-cut', { game, expected: module.bytes, got: bytes.length })
  if ((await digestOf(bytes)) !== module.sha256) throw new BadModule('module-differs', { game })
  try {
    const imports = { env: Math as unknown as WebAssembly.ModuleImports } // kernels take logarithms from here
    const { instance } = await WebAssembly.instantiate(bytes, imports)
    const { memory, __heap_base: free, ...exports } = instance.exports
    const missing = module.exports.filter((name) => typeof exports[name] !== 'function')
    if (missing.length) throw new Error(`it has no ${missing.join(', ')}`)
    return {
      memory: memory as WebAssembly.Memory,
      free: Number((free as WebAssembly.Global).value),
      exports: exports as unknown as Exports,
    }
  } catch (error) {
    throw new BadModule('module-refused', { game, detail: String((error as Error).message ?? error) }, error)
  }
}

/** The bytes of the network that a level of the game judges by; a BadModule says that they are others. */
export async function checkedNetwork({ game, levels }: Manifest, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const wanted = levels.find((one) => one.network)?.network
  if ((await digestOf(bytes)) !== wanted) throw new BadModule('network-differs', { game })
  return bytes
}

/** Browsers keep their own SHA-256 from pages without TLS. */
async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const own = globalThis.crypto?.subtle
  return hex(own ? new Uint8Array(await own.digest('SHA-256', bytes)) : sha256(bytes))
}
