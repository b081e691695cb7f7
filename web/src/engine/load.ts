/** A game, ready to be set up and played: the kernels of its module, and what its manifest says about them. */

import { Declarations, type AnyShapes, type Shapes } from './declared.ts'
import { Game } from './game.ts'
import { Kernels } from './kernels.ts'
import type { Manifest } from './manifest.ts'
import type { Match } from './match.ts'
import { checkedManifest, checkedNetwork, instantiate } from './module.ts'
import { replay } from './replay.ts'
import type { Edition, Setup } from './setup.ts'

type Bytes = ArrayBuffer | Uint8Array

/** The bytes of what not every match needs: the module for reviews and experts, and the network that experts judge by. */
export interface Study<B = Bytes> {
  module: B
  network?: B | null
}

/** Load a game from its manifest (text or data) and the bytes of its module; a BadModule says what does not fit. */
export async function load<S extends Shapes = AnyShapes>(manifest: unknown, module: Bytes, study: Study | null = null): Promise<GameKind<S>> {
  const checked = checkedManifest(manifest)
  const given = { module: bytesOf(module), study: study && { module: bytesOf(study.module), network: study.network ? bytesOf(study.network) : null } }
  const studying = given.study && (await studyKernels(checked, given.study))
  return new GameKind<S>(new Kernels(await instantiate(checked.game, checked.module, given.module), checked, studying), given)
}

async function studyKernels(manifest: Manifest, { module, network }: Study<Uint8Array<ArrayBuffer>>): Promise<Kernels> {
  const weights = network ? await checkedNetwork(manifest, network) : null
  return new Kernels(await instantiate(manifest.game, manifest.study, module), manifest, null, weights)
}

function bytesOf(given: Bytes): Uint8Array<ArrayBuffer> {
  return given instanceof Uint8Array ? Uint8Array.from(given) : new Uint8Array(given)
}

/** What a game was loaded from, for workers to load. */
export interface Given {
  module: Uint8Array<ArrayBuffer>
  study: Study<Uint8Array<ArrayBuffer>> | null
}

/** A game for any number of players, with any options: its modules, loaded once. */
export class GameKind<S extends Shapes = AnyShapes> {
  readonly kernels: Kernels
  readonly declared: Declarations
  readonly given: Given

  constructor(kernels: Kernels, given: Given) {
    this.kernels = kernels
    this.declared = new Declarations(kernels.manifest)
    this.given = given
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
