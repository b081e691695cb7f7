/** Rows of numbers, as kernels write them: see src/tablee/core/rows.py. The first number of a row is a form's code. */

export type Row = ArrayLike<number>

/** Nothing: null in JSON. */
export const NONE = -(2 ** 31)
/** Somebody else's secret; where a whole list or table stands, all of it is unknown. */
export const HIDDEN = NONE + 1
/** This part does not exist in a game with these options. */
export const ABSENT = NONE + 2
/** A word of the player's that names nothing there is. */
export const WRITTEN = NONE + 3

/** The columns of an event before its own fields. */
export const SEAT_COLUMN = 1
export const REVEALS_COLUMN = 2

export const CHANCE = -1
export const OVER = -2
export const SPECTATOR = -1
