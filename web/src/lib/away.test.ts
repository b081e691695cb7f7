import { expect, test } from 'vitest'

import { playedFor } from './away'
import type { LogLine, SeatInfo } from './messages'

const line = (ply: number, seat: number, event: string): LogLine => ({ ply, event: { event, seat }, text: `${seat} ${event}` })
const seat = (kept_from: number | null, kept_until: number | null): SeatInfo => ({
  seat: 1, kind: 'person', name: 'Ben', bot: null, away: false, kept_by: null, kept_from, kept_until, contributed: true, seal: null, muted: false, host: false,
})
const isDealt = ({ event }: { event: string }): boolean => event === 'deal'
const log = [
  line(3, 1, 'build'), line(4, 0, 'draw'), line(4, 1, 'turn'), line(5, 1, 'build'), line(5, 1, 'title'), line(6, 1, 'stop'), line(7, 1, 'deal'), line(7, 0, 'turn'), line(8, 0, 'card'), line(8, 1, 'removed'),
]
const told = (from: number | null, until: number | null, story = log) => playedFor(seat(from, until), story, isDealt).map((lines) => lines.map((one) => one.text))

test('who comes back is told what was played for him since then, and nothing that came by itself', () => {
  expect(told(4, 8)).toEqual([['1 build', '1 title'], ['1 stop']])
  expect(told(6, 9)).toEqual([['1 stop']])
})

test('nobody is told who was not away, is still away, or has played again', () => {
  expect(told(null, null)).toEqual([])
  expect(told(4, null)).toEqual([])
  expect(told(4, 8, [...log, line(9, 1, 'build')])).toEqual([])
})
