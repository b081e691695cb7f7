import { beforeEach, describe, expect, it, vi } from 'vitest'

import { commitment } from '../engine/fair'
import { contribution, isAsRemembered, keepPromise, sealedBefore } from './contributions'

const EARLY = 'ab'.repeat(32)
const LATE = 'cd'.repeat(32)

describe('what a browser remembers about luck', () => {
  beforeEach(() => {
    const store = new Map<string, string>()
    vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) })
  })

  it('tells which shares were sealed before its own was drawn', () => {
    const own = contribution([commitment(EARLY)])
    expect(own).toMatch(/^[0-9a-f]{64}$/)
    expect(sealedBefore([EARLY, LATE])).toBe(1)
    contribution()
    expect(sealedBefore([EARLY])).toBe(1)
  })

  it('notices a promise or a share that was exchanged', () => {
    const own = contribution()
    keepPromise('table', 'promised')
    keepPromise('table', 'promised later')
    expect(isAsRemembered('table', 'promised', [own])).toBe(true)
    expect(isAsRemembered('table', 'promised later', [own])).toBe(false)
    expect(isAsRemembered('table', 'promised', [LATE])).toBe(false)
  })

  it('does without a store', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(contribution([commitment(EARLY)])).toHaveLength(64)
    expect(sealedBefore([EARLY])).toBe(0)
  })
})
