/** A game, ready to be set up and played: the kernels of its module, and what its manifest says about them. */

import { Declarations, type AnyShapes, type Shapes } from './declared.ts'
import { Game } from './game.ts'
import { Kernels } from './kernels.ts'
import type { Manifest } from './manifest.ts'
import type { Match } from './match.ts'
import { checkedManifest, instantiate } from './module.ts'
import { replay } from './replay.ts'
import type { Edition, Setup } from './setup.ts'

/** Load a game from its manifest (text or data) and the bytes of its module; a BadModule says what does not fit. */
export async function load<S extends Shapes = AnyShapes>(manifest: unknown, module: ArrayBuffer | Uint8Array): Promise<GameKind<S>> {
  const checked = checkedManifest(manifest)
  const bytes = module instanceof Uint8Array ? Uint8Array.from(module) : new Uint8Array(module)
  return new GameKind<S>(new Kernels(await instantiate(checked, bytes), checked), bytes)
}

/** A game for any number of players, with any options: one module, loaded once. */
export class GameKind<S extends Shapes = AnyShapes> {
  readonly kernels: Kernels
  readonly declared: Declarations
  /** The bytes of the module, for workers to load. */
  readonly module: Uint8Array<ArrayBuffer>

  constructor(kernels: Kernels, module: Uint8Array<ArrayBuffer>) {
    this.kernels = kernels
    this.declared = new Declarations(kernels.manifest)
    this.module = module
  }

  get manifest(): Manifest {
    return this.kernels.manifest
  }

  /** The game for so many players, with these options. */
  game(setup: Setup = {}): Game<S> {
    return new Game<S>(this.kernels, this.declared, setup)
  }

  /** The match of a record; `editions` are those that it may have been played with besides the shipped ones. */
  replay(record: string, editions: readonly Edition[] = []): Match<S> {
    return replay(this, record, editions)
  }
}
