import { encode } from '@msgpack/msgpack'
import { describe, expect, it } from 'vitest'

import type { SentMatch } from './messages'
import { KnownViews, patched, UnfitPatch } from './views'

const bytes = (...numbers: number[]): Uint8Array => Uint8Array.from(numbers)
const patch = (...pieces: (number | Uint8Array)[]): Uint8Array => encode(pieces)
const match = (seat: number | null, view: Uint8Array): SentMatch => ({
  ply: 1, actor: 0, over: false, clock: null, views: [{ seat, view, can_undo: false, log_from: 0, journal: [] }],
})

describe('a patch', () => {
  it('puts bytes where they belong, and leaves the record before as it was', () => {
    const before = bytes(1, 2, 3, 4, 5)
    expect(patched(before, patch(1, bytes(9), 3, bytes(8, 7)))).toEqual(bytes(1, 9, 3, 8, 7))
    expect(patched(before, patch())).toEqual(before)
    expect(before).toEqual(bytes(1, 2, 3, 4, 5))
  })

  it('of a view that was not there is the view', () => {
    expect(patched(null, patch(0, bytes(1, 2)))).toEqual(bytes(1, 2))
  })

  it('that does not fit is an error', () => {
    const wrong: [Uint8Array | null, Uint8Array][] = [
      [bytes(1, 2), patch(1, bytes(1, 2))],
      [bytes(1, 2), patch(0)],
      [bytes(1, 2), patch(-1, bytes(1))],
      [bytes(1, 2), patch(0.5, bytes(1))],
      [bytes(1, 2), encode('text')],
      [null, patch()],
      [null, patch(1, bytes(1))],
      [null, patch(0, bytes(1), 1, bytes(1))],
    ]
    for (const [known, one] of wrong) expect(() => patched(known, one)).toThrow(UnfitPatch)
  })
})

describe('the views of a connection', () => {
  it('are whole after every message', () => {
    const known = new KnownViews()
    expect(known.whole(match(0, bytes(1, 2, 3))).views[0]?.view).toEqual(bytes(1, 2, 3))
    expect(known.changed(match(0, patch(2, bytes(9)))).views[0]?.view).toEqual(bytes(1, 2, 9))
    expect(known.changed(match(null, patch(0, bytes(7, 7, 7)))).views[0]?.view).toEqual(bytes(7, 7, 7))
    expect(known.changed(match(0, patch(0, bytes(4)))).views[0]?.view).toEqual(bytes(4, 2, 9))
  })

  it('are forgotten with the next snapshot', () => {
    const known = new KnownViews()
    known.whole(match(0, bytes(1)))
    known.whole(match(1, bytes(2)))
    expect(() => known.changed(match(0, patch(0, bytes(1), 0, bytes(1))))).toThrow(UnfitPatch)
  })
})
