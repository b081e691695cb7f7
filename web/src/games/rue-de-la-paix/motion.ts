/** How hotels come and go. */

import { cubicIn, backOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { mayMove } from '../../lib/preferences.svelte'

export const ms = (duration: number): number => (mayMove() ? duration : 0)

/** A hotel comes down onto its stack. */
export function drop(_node: Element, { order = 0 }: { order?: number } = {}): TransitionConfig {
  const css = (done: number, left: number) => `transform: translateY(${-110 * left}px); opacity: ${Math.min(1, done * 2)}`
  return { delay: ms(order * 110), duration: ms(520), easing: backOut, css }
}

/** A hotel is taken away: lifted by a hand, or blown off by the wind. */
export function leave(_node: Element, { storm = false }: { storm?: boolean } = {}): TransitionConfig {
  const [x, y, turn] = storm ? [90, -60, 200] : [0, -80, 0]
  const css = (here: number, gone: number) =>
    `transform: translate(${x * gone}px, ${y * gone}px) rotate(${turn * gone}deg); opacity: ${here}`
  return { duration: ms(storm ? 800 : 480), easing: cubicIn, css }
}
