/** Carrying a tile from the hand to a cell: an alternative to two taps. Where it is let go counts as a tap there. */

export interface Carried {
  tile: string
  x: number
  y: number
}

const BEGINS = 10

/** For elements that name their tile in `data-tile`. */
export function carrying(take: (tile: string) => void, show: (carried: Carried | null) => void): (node: HTMLElement) => () => void {
  return (node) => {
    let start: PointerEvent | null = null
    let carried = false

    function move(event: PointerEvent): void {
      const tile = node.dataset.tile
      if (!start || event.pointerId !== start.pointerId || !tile) return
      if (!carried) {
        if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < BEGINS) return
        carried = true
        take(tile)
      }
      show({ tile, x: event.clientX, y: event.clientY })
    }
    function end(event: PointerEvent): void {
      stop()
      if (!carried || event.type !== 'pointerup') return
      const target = document.elementFromPoint(event.clientX, event.clientY)
      if (target?.closest('[role="grid"], [data-window]'))
        target.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: event.clientX, clientY: event.clientY }))
    }
    function stop(): void {
      start = null
      show(null)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
    }
    function down(event: PointerEvent): void {
      if (event.button !== 0) return
      start = event
      carried = false
      addEventListener('pointermove', move)
      addEventListener('pointerup', end)
      addEventListener('pointercancel', end)
    }
    function click(event: Event): void {
      if (!carried) return
      event.stopPropagation()
      carried = false
    }
    node.addEventListener('pointerdown', down)
    node.addEventListener('click', click, { capture: true })
    return () => {
      stop()
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('click', click, { capture: true })
    }
  }
}
