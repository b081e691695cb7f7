/** Luck that nobody chose and everybody can check: see docs/fairness.md and src/tablee/core/fair.py. */

import { hmac, sha256 } from './digest.ts'
import { BadRecord } from './errors.ts'
import { shortened } from './shown.ts'

export const FAIR = 'fair'
const SEALED = 'sealed'
const RANGE = 2n ** 64n
const VALUE = /^[0-9a-f]{64}$/
const CONTRIBUTION = /^([0-9]):([0-9a-f]{64})$/

/** What each seat added, by seat. */
export type Contributions = ReadonlyMap<number, string>

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

/** What is shown of a secret before the match. */
export function commitment(secret: string): string {
  return hex(sha256(unhex(secret)))
}

function inOrder(contributions: Contributions): (readonly [number, string])[] {
  return [...contributions].sort(([one], [other]) => one - other)
}

/** The ticket drawn at a ply: unbiased, because numbers beyond the last whole multiple of `tickets` are redrawn. */
export function fairTicket(secret: string, contributions: Contributions, tickets: number, ply: number): number {
  const given = inOrder(contributions).map(([seat, value]) => `${seat}:${value}`).join(',')
  const count = BigInt(tickets)
  const limit = RANGE - (RANGE % count)
  for (let attempt = 0; ; attempt++) {
    const digest = hmac(unhex(secret), new TextEncoder().encode(`${ply}/${attempt}/${given}`))
    const number = new DataView(digest.buffer).getBigUint64(0)
    if (number < limit) return Number(number % count)
  }
}

/** The luck of one match. Its name, which goes into the record, holds the secret only once it is revealed. */
export class FairLuck {
  readonly secret: string
  readonly contributions: Contributions
  revealed: boolean

  constructor(secret: string, contributions: Contributions, revealed = false) {
    this.secret = secret
    this.contributions = new Map(inOrder(contributions))
    this.revealed = revealed
  }

  get name(): string {
    const given = [...this.contributions].map(([seat, value]) => ` ${seat}:${value}`).join('')
    return `${FAIR} ${commitment(this.secret)} ${this.revealed ? this.secret : SEALED}${given}`
  }

  draw(tickets: number, ply: number): number {
    return fairTicket(this.secret, this.contributions, tickets, ply)
  }
}

/** The luck of a record's `luck fair` line, null while its secret is sealed; a broken promise is noticed here. */
export function readFairLuck(name: string): FairLuck | null {
  const [kind, promised, secret, ...given] = name.split(' ')
  const contributions = given.map((word) => CONTRIBUTION.exec(word))
  const isValue = (text: string | undefined): text is string => text !== undefined && VALUE.test(text)
  if (kind !== FAIR || !isValue(promised) || !(secret === SEALED || isValue(secret)) || !contributions.every(Boolean)) {
    throw new BadRecord('luck-not-fair', { got: shortened(name) })
  }
  if (secret === SEALED) return null
  if (commitment(secret) !== promised) {
    throw new BadRecord('luck-broken-promise', { expected: promised, got: commitment(secret) })
  }
  return new FairLuck(secret, new Map(contributions.map((found) => [Number(found![1]), found![2]!])), true)
}
