/** A symbol for every colour, around 0,0 within a radius of 10: sun, leaf, heart, drop, blossom. */
import type { Colour } from './declared'

export const SYMBOLS: Record<Colour, string> = {
  yellow: 'M0-5.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11zM0-10.5v3M0 10.5v-3M-10.5 0h3M10.5 0h-3M-7.4-7.4l2 2M7.4 7.4l-2-2M7.4-7.4l-2 2M-7.4 7.4l2-2',
  green: 'M-8 9C-11-4-2-10 10-10C10 3 4 10-8 9zM-8 9L3-3',
  red: 'M0 9.5C-14 0-9-9-4.5-9C-1.5-9 0-6.5 0-5C0-6.5 1.5-9 4.5-9C9-9 14 0 0 9.5z',
  blue: 'M0-11C4-4 7.5 0 7.5 4a7.5 7.5 0 0 1-15 0C-7.5 0-4-4 0-11z',
  pink: 'M0-2.5C-4-6-3-11 0-11S4-6 0-2.5C2.500-7 8-8 9.500-5S6-.2 2 0C7 1 9 6 6.500 8S.8 6 0 2C-.8 6-4 10-6.500 8S-7 1-2 0C-6-.2-11-2-9.500-5S-2.500-7 0-2.500z',
}
