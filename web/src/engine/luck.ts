/** Where luck comes from. A match asks for a ticket out of so many; who answers is none of its business. */

import { BadInput } from './errors.ts'
import type { Kernels } from './kernels.ts'

const SEED_LIMIT = 2n ** 62n
export const MANUAL = 'manual'

/** Draws the luck of a match. `name` goes into the record. */
export interface Luck {
  readonly name: string
  /** A ticket from 0 to tickets - 1, each as likely as the others. */
  draw(tickets: number, ply: number): number
}

/** A seed nobody chose. */
export function randomSeed(): bigint {
  return crypto.getRandomValues(new BigUint64Array(1))[0]! % SEED_LIMIT
}

/** Luck from a seed: the same seed and the same decisions give the same match, here as in Python. */
export class SeededLuck implements Luck {
  readonly seed: bigint
  private readonly kernels: Kernels

  constructor(kernels: Kernels, seed: number | bigint = randomSeed()) {
    const isWhole = typeof seed === 'bigint' || Number.isSafeInteger(seed)
    if (!isWhole || BigInt(seed) < 0n || BigInt(seed) >= SEED_LIMIT) {
      throw new BadInput('bad-seed', { got: seed, limit: SEED_LIMIT - 1n })
    }
    this.kernels = kernels
    this.seed = BigInt(seed)
  }

  get name(): string {
    return `seed ${this.seed}`
  }

  /** Each ply has its own stream, so that undoing and playing again draws the same luck. */
  draw(tickets: number, ply: number): number {
    return this.kernels.below(this.kernels.rng(this.seed, ply), tickets)
  }
}
