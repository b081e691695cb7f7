/** Things that have just moved are seen on their way: from where they were to where they went, over everything else. */

export interface Flight {
  key: string
  /** Where it starts and where it ends, looked up when it takes off; without both it stays where it is. */
  from: () => Element | null | undefined
  to: () => Element | null | undefined
  /** How much of its size is left when it arrives. */
  shrink?: number
  /** Degrees that it spins on its way. */
  spin?: number
  /** Seconds before it takes off, and on its way. */
  wait?: number
  seconds?: number
}

interface Spot {
  x: number
  y: number
  scale: number
}

/** The middle of a place. */
function spotOf(place: DOMRect, frame: DOMRect, node: HTMLElement, scale: number): Spot {
  return {
    x: place.x + place.width / 2 - frame.x - node.offsetWidth / 2,
    y: place.y + place.height / 2 - frame.y - node.offsetHeight / 2,
    scale,
  }
}

const at = ({ x, y, scale }: Spot, turned: number): string => `translate(${x}px, ${y}px) scale(${scale}) rotate(${turned}deg)`

/** For the element that flies: it lies in the corner of its frame, and is gone when it has arrived. A press or a key ends it. */
export function flying({ from, to, shrink = 1, spin = 0, wait = 0, seconds = 0.7 }: Flight): (node: HTMLElement) => (() => void) | undefined {
  return (node) => {
    const [start, end, frame] = [from(), to(), node.offsetParent].map((one) => one?.getBoundingClientRect())
    if (!start || !end || !frame) return undefined
    const size = start.width / node.offsetWidth
    const [first, last] = [spotOf(start, frame, node, size), spotOf(end, frame, node, size * shrink)]
    const middle = { x: (first.x + last.x) / 2, y: Math.min(first.y, last.y) - 30, scale: size * 1.15 }
    const animation = node.animate(
      [
        { transform: at(first, 0), opacity: 1 },
        { transform: at(middle, spin / 2), opacity: 1, offset: 0.5 },
        { transform: at(last, spin), opacity: 1, offset: 0.97 },
        { transform: at(last, spin), opacity: 0 },
      ],
      { delay: 1000 * wait, duration: 1000 * seconds, easing: 'cubic-bezier(0.45, 0.1, 0.3, 1)', fill: 'both' },
    )
    const skip = (): void => animation.finish()
    addEventListener('pointerdown', skip)
    addEventListener('keydown', skip)
    return () => {
      animation.cancel()
      removeEventListener('pointerdown', skip)
      removeEventListener('keydown', skip)
    }
  }
}
