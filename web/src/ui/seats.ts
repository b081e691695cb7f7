/** The symbols of the seats, drawn around 0,0 in a circle of radius 10. */

const SYMBOLS = [
  'M0-9.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19z',
  'M0-10.5L10.5 8.5H-10.5z',
  'M-8.8-8.8H8.8V8.8H-8.8z',
  'M0-11.5L9.5 0L0 11.5L-9.5 0z',
  'M0.0 -11.2L2.9 -4.0L10.7 -3.5L4.7 1.5L6.6 9.1L0.0 4.9L-6.6 9.1L-4.7 1.5L-10.7 -3.5L-2.9 -4.0z',
] as const

export function seatPath(seat: number): string {
  return SYMBOLS[seat % SYMBOLS.length] ?? SYMBOLS[0]
}

/** The colour of a seat, as a CSS value. */
export function seatColour(seat: number): string {
  return `var(--seat-${seat % 5})`
}

/** What is written on that colour. */
export function seatInk(seat: number): string {
  return `var(--seat-${seat % 5}-ink)`
}
