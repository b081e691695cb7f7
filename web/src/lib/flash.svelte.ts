/** The places on the board that a line of the story speaks of, as long as somebody points at it. */

export const flashing: { places: readonly string[] } = $state({ places: [] })

/** Show these places (selectors of the board's elements); none puts the light out. */
export function flash(places: readonly string[]): void {
  flashing.places = places
}
