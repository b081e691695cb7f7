/** Where one looks at an endless area: its centre in cells, and pixels for a cell. */

import type { Box } from './tiles'

export interface Camera {
  x: number
  y: number
  scale: number
}

export interface Size {
  width: number
  height: number
}

export const LARGEST = 190
const SMALLEST = 12

/** Everything in sight, as large as it goes; a small area is not blown up beyond `most`. */
export function fitted(box: Box, size: Size, most = LARGEST): Camera {
  const wide = box.right - box.left
  const high = box.bottom - box.top
  const scale = Math.min(size.width / wide, size.height / high, most)
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, scale: Math.max(scale, SMALLEST) }
}

/** The cell coordinates under a point of the screen. */
export function under(camera: Camera, size: Size, px: number, py: number): { x: number; y: number } {
  return {
    x: camera.x + (px - size.width / 2) / camera.scale,
    y: camera.y + (py - size.height / 2) / camera.scale,
  }
}

/** Nearer or farther, with the point under the finger staying where it is. */
export function zoomed(camera: Camera, size: Size, factor: number, px: number, py: number): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, SMALLEST), LARGEST * 1.5)
  const held = under(camera, size, px, py)
  return {
    scale,
    x: held.x - (px - size.width / 2) / scale,
    y: held.y - (py - size.height / 2) / scale,
  }
}

/** Moved by so many pixels, but never so far that the area is out of sight. */
export function panned(camera: Camera, box: Box, dx: number, dy: number): Camera {
  const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)
  return {
    scale: camera.scale,
    x: clamp(camera.x - dx / camera.scale, box.left, box.right),
    y: clamp(camera.y - dy / camera.scale, box.top, box.bottom),
  }
}

/** Whether the middle of a cell is in sight. */
export function isSeen(camera: Camera, size: Size, cell: { x: number; y: number }): boolean {
  return (
    Math.abs(cell.x + 0.5 - camera.x) * camera.scale <= size.width / 2 && Math.abs(cell.y + 0.5 - camera.y) * camera.scale <= size.height / 2
  )
}

const WORTH_IT = 1.3

/** The box to show next: the new one where it shows everything a good deal larger, else what was shown and the new one. */
export function widened(shown: Box, next: Box, size: Size, most: number): Box {
  const both = {
    left: Math.min(shown.left, next.left),
    top: Math.min(shown.top, next.top),
    right: Math.max(shown.right, next.right),
    bottom: Math.max(shown.bottom, next.bottom),
  }
  return fitted(next, size, most).scale > WORTH_IT * fitted(both, size, most).scale ? next : both
}
