import { createHash, createHmac } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { hmac, sha256 } from './digest'

const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, (_, place) => (place * 37 + length) % 256)

describe('digests without the help of the browser', () => {
  it('are those of the standard, at every length around a block', () => {
    for (let length = 0; length < 200; length++) {
      const message = bytes(length)
      expect(Buffer.from(sha256(message)).toString('hex')).toBe(createHash('sha256').update(message).digest('hex'))
      const key = bytes((length * 7) % 150)
      expect(Buffer.from(hmac(key, message)).toString('hex')).toBe(createHmac('sha256', key).update(message).digest('hex'))
    }
  })
})
