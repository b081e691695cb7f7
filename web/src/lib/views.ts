/** The views of a match that came as bytes: whole at first, then as what changed in them. */

import { decode } from '@msgpack/msgpack'

import type { SentMatch } from './messages'

/** A patch that does not fit what is known: the only way on is a snapshot. */
export class UnfitPatch extends Error {}

export class KnownViews {
  private readonly views = new Map<number | null, Uint8Array>()

  /** Everything anew. */
  whole(match: SentMatch): SentMatch {
    this.views.clear()
    return this.shown(match, (_, bytes) => bytes.slice())
  }

  /** What changed, put together with what was known: every view is whole again. */
  changed(match: SentMatch): SentMatch {
    return this.shown(match, (seat, bytes) => patched(this.views.get(seat) ?? null, bytes))
  }

  private shown(match: SentMatch, made: (seat: number | null, bytes: Uint8Array) => Uint8Array): SentMatch {
    const views = match.views.map((one) => ({ ...one, view: made(one.seat, one.view) }))
    for (const { seat, view } of views) this.views.set(seat, view)
    return { ...match, views }
  }
}

/** A record after a patch: places and the bytes that begin there now, in turn. The one before stays as it is. */
export function patched(known: Uint8Array | null, patch: Uint8Array): Uint8Array {
  const pieces = decode(patch)
  if (!Array.isArray(pieces) || pieces.length % 2) throw new UnfitPatch('the patch is no list of places and bytes')
  if (known === null) {
    const [place, bytes] = pieces as unknown[]
    if (pieces.length !== 2 || place !== 0 || !(bytes instanceof Uint8Array)) throw new UnfitPatch('the patch is of a view that is not here')
    return bytes.slice()
  }
  const record = known.slice()
  for (let number = 0; number < pieces.length; number += 2) {
    const place: unknown = pieces[number]
    const bytes: unknown = pieces[number + 1]
    if (!isPlace(place) || !(bytes instanceof Uint8Array) || place + bytes.length > record.length) {
      throw new UnfitPatch(`the patch does not fit a record of ${record.length} bytes`)
    }
    record.set(bytes, place)
  }
  return record
}

const isPlace = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0
