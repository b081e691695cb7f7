/** Drag, pinch, wheel and tap on an element, told in its own pixels. A drag never ends in a tap. */

export interface Gestures {
  pan: (dx: number, dy: number) => void
  zoom: (factor: number, px: number, py: number) => void
  tap: (px: number, py: number, target: Element) => void
}

interface Point {
  x: number
  y: number
}

const DRAG_BEGINS = 7

export function gestures(tell: Gestures): (node: Element) => () => void {
  return (node) => {
    const fingers = new Map<number, Point>()
    let start: Point | null = null
    let moved = false

    const at = (event: MouseEvent): Point => {
      const frame = node.getBoundingClientRect()
      return { x: event.clientX - frame.left, y: event.clientY - frame.top }
    }
    const spread = (): { far: number; middle: Point } => {
      const [one = { x: 0, y: 0 }, two = one] = [...fingers.values()]
      return { far: Math.hypot(one.x - two.x, one.y - two.y) || 1, middle: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 } }
    }

    function down(event: PointerEvent): void {
      if (event.button !== 0) return
      if (!fingers.size) [start, moved] = [at(event), false]
      else moved = true
      fingers.set(event.pointerId, at(event))
    }
    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId)
      if (!before || !start) return
      const now = at(event)
      if (!moved) {
        if (Math.hypot(now.x - start.x, now.y - start.y) < DRAG_BEGINS) return
        moved = true
        node.setPointerCapture(event.pointerId)
      }
      const { far, middle } = spread()
      fingers.set(event.pointerId, now)
      if (fingers.size === 1) return tell.pan(now.x - before.x, now.y - before.y)
      const next = spread()
      tell.zoom(next.far / far, next.middle.x, next.middle.y)
      tell.pan(next.middle.x - middle.x, next.middle.y - middle.y)
    }
    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId)
      if (!fingers.size) setTimeout(() => (moved = false))
    }
    function click(event: Event): void {
      if (moved) {
        event.stopPropagation()
        event.preventDefault()
        moved = false
      } else if (event.target instanceof Element) {
        const point = at(event as MouseEvent)
        tell.tap(point.x, point.y, event.target)
      }
    }
    function wheel(event: Event): void {
      const { deltaY } = event as WheelEvent
      event.preventDefault()
      const point = at(event as WheelEvent)
      tell.zoom(Math.exp(-Math.sign(deltaY) * Math.min(Math.abs(deltaY), 120) / 500), point.x, point.y)
    }

    const heard: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ['pointerdown', down], ['pointermove', move], ['pointerup', up], ['pointercancel', up],
      ['click', click, { capture: true }], ['wheel', wheel, { passive: false }],
    ]
    for (const [name, listener, options] of heard) node.addEventListener(name, listener as EventListener, options)
    return () => {
      for (const [name, listener, options] of heard) node.removeEventListener(name, listener as EventListener, options)
    }
  }
}
