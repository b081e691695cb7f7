import { expect, test } from 'vitest'

import type { JudgedDecision } from '../engine'
import { reasons } from './reasons'

const built = { event: 'built', seat: 1 }
const words = () => ({ foretell: () => 'You build.', tell: () => 'Ada builds.' })
const pool = { consequences: async () => [{ event: built, more: 100, less: 0 }] } as unknown as Parameters<typeof reasons>[0]
const decision = { seat: 1, ply: 3, better: 1, options: [{ action: 1 }, { action: 2 }] } as unknown as JudgedDecision

test.each([
  ['seat', 'You build.'],
  ['all', 'Ada builds.'],
] as const)('a reason is told to %s', async (isToldTo, text) => {
  const found = await reasons(pool, { box: new Uint8Array(), players: 2 } as never, new Uint8Array() as never, decision, ['Bo', 'Ada'], words, isToldTo)
  expect(found.map((one) => [one.text, one.exact])).toEqual([[text, 'Ada builds.']])
})
