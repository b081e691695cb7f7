/**
 * Everything that can go wrong, as errors with a stable slug and what fills in their sentence. The sentences are in the
 * catalogues (`Words.fault` says them); slugs are those of src/tablee/core/errors.py.
 */

export type Params = Readonly<Record<string, unknown>>

export class TableeError extends Error {
  readonly slug: string
  readonly params: Params
  /** Whose catalogue has the sentence. */
  readonly catalogue: 'core' | 'game' = 'core'
  readonly section: 'error' | 'refusal' | 'fault' = 'error'

  constructor(slug: string, params: Params = {}, cause?: unknown) {
    super(Object.keys(params).length ? `${slug} ${JSON.stringify(params, simple)}` : slug, { cause })
    this.name = new.target.name
    this.slug = slug
    this.params = params
  }
}

function simple(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}

/** A module or manifest that cannot be used here. */
export class BadModule extends TableeError {}

/** A player count, option, seat or seed that does not exist. */
export class BadInput extends TableeError {}

/** An edition that is not there. */
export class BadEdition extends TableeError {}

/** A text that is not a whole, unaltered record of a match that this version can replay. */
export class BadRecord extends TableeError {}

/** Position data that is no position data at all. */
export class BadPosition extends TableeError {}

/** Position data that no match can reach. */
export class ImpossiblePosition extends BadPosition {
  override readonly catalogue = 'game'
  override readonly section = 'fault'
}

/** A text that is no move of the game's notation. */
export class BadMove extends TableeError {}

/** A move that the rules forbid here. `clause` names the rule; the sentence teaches it. */
export class IllegalMove extends TableeError {
  override readonly catalogue = 'game'
  override readonly section = 'refusal'
  readonly clause: string

  constructor(reason: string, params: Params = {}) {
    super(reason, params)
    this.clause = reason.split('.')[0]!
  }
}

/** Something asked of a match at the wrong time. */
export class NotNow extends TableeError {}
