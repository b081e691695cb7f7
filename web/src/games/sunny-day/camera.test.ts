import { expect, it } from 'vitest'

import { fitted, panned, under, zoomed } from './camera'

const size = { width: 600, height: 400 }
const box = { left: -1, top: -1, right: 7, bottom: 6 }

it('fits everything in', () => {
  const camera = fitted(box, size)
  expect(camera).toEqual({ x: 3, y: 2.5, scale: 400 / 7 })
  const corner = under(camera, size, 0, 0)
  expect(corner.x).toBeLessThanOrEqual(-1)
  expect(corner.y).toBeCloseTo(-1)
})

it('does not blow up a small area', () => {
  expect(fitted({ left: 0, top: 0, right: 1, bottom: 1 }, size, 120).scale).toBe(120)
})

it('keeps the point under the finger while zooming', () => {
  const camera = fitted(box, size)
  const before = under(camera, size, 100, 50)
  const after = under(zoomed(camera, size, 1.5, 100, 50), size, 100, 50)
  expect(after.x).toBeCloseTo(before.x)
  expect(after.y).toBeCloseTo(before.y)
})

it('never loses the area out of sight', () => {
  expect(panned({ x: 3, y: 3, scale: 50 }, box, -100_000, 50)).toEqual({ x: 7, y: 2, scale: 50 })
})
