/** How hotels come and go. */

import { cubicIn, backOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { mayMove } from '../../lib/preferences.svelte'

export const ms = (duration: number): number => (mayMove() ? duration : 0)

/** Seconds that a hotel is on its way from one place to another. */
export const ON_THE_WAY = 0.75

/** A hotel comes down onto its stack; one that arrives from elsewhere is simply there when it lands. */
export function drop(_node: Element, { order = 0, arriving = false }: { order?: number; arriving?: boolean } = {}): TransitionConfig {
  if (arriving) return { delay: ms(950 * ON_THE_WAY), duration: ms(1), css: (done) => `opacity: ${done}` }
  const css = (done: number, left: number) => `transform: translateY(${-110 * left}px); opacity: ${Math.min(1, done * 2)}`
  return { delay: ms(order * 110), duration: ms(520), easing: backOut, css }
}

/** A hotel is taken away, lifted by a hand; one that leaves for elsewhere is seen on its way and no longer here. */
export function leave(_node: Element, { leaving = false }: { leaving?: boolean } = {}): TransitionConfig {
  const css = (here: number, gone: number) => `transform: translateY(${-80 * gone}px); opacity: ${leaving ? 0 : here}`
  return { duration: ms(480), easing: cubicIn, css }
}
