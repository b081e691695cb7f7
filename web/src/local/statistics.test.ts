import { expect, test } from 'vitest'

import type { Mine, Summary } from '../lib/messages'
import { headToHead, isFinished, ownSeat, placeOf, totals } from './statistics'

/** A finished match: names, bots by seat, points; who has most has won. */
function match(game: string, names: string[], bots: (string | null)[], points: number[], more: Partial<Summary> = {}, seats = [0]): Mine {
  const most = Math.max(...points)
  const summary: Summary = {
    table: `${game}-${names.join('-')}-${points.join('-')}`, game, players: names.length, state: 'over', names, free: 0,
    bots: bots.filter(Boolean).length, seat_bots: bots, options: {}, public: false, clock: false, created: 1, changed: 2,
    winners: points.flatMap((one, seat) => (one === most ? [seat] : [])), totals: points, ...more,
  }
  return { summary, seats, your_turn: false }
}

test('oneself is the only seat of the device, or the one with the own name', () => {
  expect(ownSeat(match('a', ['Robin', 'Lou'], [null, 'level-1'], [3, 2]), 'Noa')).toBe(0)
  expect(ownSeat(match('a', ['Robin', 'Lou'], [null, null], [3, 2], {}, [0, 1]), 'Lou')).toBe(1)
  expect(ownSeat(match('a', ['Robin', 'Lou'], [null, null], [3, 2], {}, [0, 1]), 'Noa')).toBeNull()
  expect(ownSeat(match('a', ['Robin', 'Lou'], [null, null], [3, 2], {}, []), 'Robin')).toBeNull()
})

test('who has won is first, then points decide', () => {
  const tied = match('a', ['Robin', 'Lou', 'Eden'], [null, null, null], [7, 7, 5], { winners: [1] })
  expect([0, 1, 2].map((seat) => placeOf(tied, seat))).toEqual([2, 1, 3])
  const shared = match('a', ['Robin', 'Lou', 'Eden'], [null, null, null], [7, 7, 5])
  expect([0, 1, 2].map((seat) => placeOf(shared, seat))).toEqual([1, 1, 3])
})

test('totals are by game and by what the others are', () => {
  const found = totals(
    [
      match('a', ['Robin', 'Rosalie'], [null, 'level-2'], [9, 4]),
      match('a', ['Robin', 'Rosalie'], [null, 'level-2'], [3, 4]),
      match('a', ['Robin', 'Rosalie', 'Ottavia'], [null, 'level-2', 'level-5'], [30, 4, 5]),
      match('a', ['Robin', 'Lou'], [null, null], [1, 2]),
      match('b', ['Robin', 'Lou', 'Otto'], [null, null, 'greedy'], [5, 2, 1]),
      match('b', ['Robin', 'Lou'], [null, null], [6, 8], {}, [0, 1]),
      match('b', ['Robin', 'Otto'], [], [6, 8], { bots: 1 }),
      { ...match('a', ['Robin', 'Lou'], [null, null], [1, 2], { state: 'playing', winners: [], totals: [] }) },
    ],
    'Noa',
  )
  expect(found).toEqual([
    { game: 'a', against: 'bots', played: 1, won: 1, best: 30 },
    { game: 'a', against: 'level-2', played: 2, won: 1, best: 9 },
    { game: 'a', against: 'people', played: 1, won: 0, best: 1 },
    { game: 'b', against: 'both', played: 1, won: 1, best: 5 },
    { game: 'b', against: 'bots', played: 1, won: 0, best: 6 },
    { game: 'b', against: 'people', played: 1, won: 0, best: 8 },
  ])
})

test('everybody one has met, by name; bots by what they are', () => {
  const found = headToHead(
    [
      match('a', ['Robin', 'Lou', 'Rosalie'], [null, null, 'level-2'], [5, 9, 4]),
      match('b', ['Robin', 'Lou'], [null, null], [5, 4]),
      match('a', ['Robin', 'Rosalie', 'Rosalie 2'], [null, 'level-2', 'level-2'], [5, 5, 6]),
      match('a', ['Robin', 'level-2'], [null, null], [1, 2]),
      match('a', ['Robin', 'Lou'], [null, null], [1, 2], {}, [0, 1]),
    ],
    'Noa',
  )
  expect(found).toEqual([
    { name: 'Rosalie', bot: 'level-2', played: 3, ahead: 1 },
    { name: 'Lou', bot: null, played: 2, ahead: 1 },
    { name: 'level-2', bot: null, played: 1, ahead: 0 },
  ])
})

test('a match whose points are not known counts for nothing', () => {
  const closed = match('a', ['Robin', 'Lou'], [null, null], [1, 2], { winners: [], totals: [] })
  expect(isFinished(closed)).toBe(false)
  expect(totals([closed], '')).toEqual([])
})
