import { expect, test } from 'vitest'

import { changedSince } from './changed'
import type { LogLine } from './messages'

const lines = (...told: [string, number][]): LogLine[] => told.map(([event, seat], ply) => ({ ply, event: { event, seat }, text: `${event} ${seat}` }))
const texts = (log: LogLine[], seat: number): string[] => changedSince(log, seat).map((line) => line.text)

test('everything between two turns of a seat', () => {
  const log = lines(['turn', 0], ['build', 0], ['turn', 1], ['build', 1], ['turn', 2], ['stop', 2], ['turn', 0], ['roll', 0])
  expect(texts(log, 0)).toEqual(['turn 1', 'build 1', 'turn 2', 'stop 2'])
})

test('while others play, it grows; before the first turn of all there is nothing', () => {
  const log = lines(['turn', 0], ['build', 0], ['turn', 1], ['build', 1])
  expect(texts(log, 0)).toEqual(['turn 1', 'build 1'])
  expect(texts(log.slice(0, 2), 0)).toEqual([])
  expect(texts([], 0)).toEqual([])
})
