import { expect, test } from 'vitest'

import type { LogLine } from './messages'
import { stopsOf } from './steps'

const story = (...events: string[]): LogLine[] => events.map((event, ply) => ({ ply, event: { event, seat: 0 }, text: event }))
const isDealt = ({ event }: { event: string }): boolean => event === 'deal'

test('what is dealt belongs to the move before it', () => {
  const log = story('deal', 'deal', 'build', 'draw', 'deal', 'deal', 'build')
  expect(stopsOf(log, 7, 'move', isDealt)).toEqual([2, 3, 6, 7])
})

test('a turn goes to the next one, with the cards that end it', () => {
  const log = [...story('deal', 'build', 'stop', 'deal', 'build', 'build'), { ply: 2, event: { event: 'turn', seat: 1 }, text: '' }]
  expect(stopsOf(log, 6, 'turn', isDealt)).toEqual([1, 4, 6])
})
