/** Brings something into sight by scrolling what it lies in, and nothing around that. */

import { mayMove } from './preferences.svelte'

function scrollerOf(node: Element): Element | null {
  for (let at = node.parentElement; at; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  }
  return null
}

/** As little as possible; or, with `atTop`, to the upper edge. */
export function bringIntoSight(node: Element | null | undefined, atTop = false): void {
  const frame = node && scrollerOf(node)
  if (!node || !frame) return
  const [inner, outer] = [node.getBoundingClientRect(), frame.getBoundingClientRect()]
  const [above, below] = [inner.top - outer.top, inner.bottom - outer.bottom]
  const by = atTop || above < 0 || inner.height > outer.height ? above : Math.max(0, below)
  if (Math.abs(by) > 1) frame.scrollBy({ top: by, behavior: mayMove() ? 'smooth' : 'instant' })
}

/** For a text that may be longer than its place: by keyboard, too, one can come to it and scroll. */
export function reachable(node: HTMLElement): () => void {
  const look = (): void => {
    if (node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1) node.tabIndex = 0
    else node.removeAttribute('tabindex')
  }
  const [sizes, words] = [new ResizeObserver(look), new MutationObserver(look)]
  sizes.observe(node)
  words.observe(node, { childList: true, subtree: true, characterData: true })
  return () => {
    sizes.disconnect()
    words.disconnect()
  }
}
