import { describe, expect, it } from 'vitest'

import { idOf, keyOf, nextOf, puzzleOfTheDay, type Puzzle } from './puzzles'

const puzzle = (seed: number, level: number): Puzzle => ({ players: 2, seed, moves: 'draw; stop', seat: 0, answer: 'draw', losses: [0, 50], sure: 41, win: 60, level, found: '2026-11-16' })
const GAMES = ['sunny-day', 'sunrise-lane', 'rue-de-la-paix']

describe('the puzzle of the day', () => {
  it('is the same at any hour of a date, whatever the order of the games', () => {
    const morning = puzzleOfTheDay(new Date(2026, 10, 16, 0, 5), GAMES, () => 100)
    expect(puzzleOfTheDay(new Date(2026, 10, 16, 23, 55), [...GAMES].reverse(), () => 100)).toEqual(morning)
  })

  it('comes from every game, and leaves none out', () => {
    const days = Array.from({ length: 300 }, (_, day) => puzzleOfTheDay(new Date(2026, 0, 1 + day), GAMES, () => 100))
    expect(new Set(days.slice(0, 3).map(({ game }) => game)).size).toBe(3)
    expect(new Set(days.map(({ game, number }) => `${game} ${number}`)).size).toBe(300)
  })

  it('is there however many there are', () => {
    for (const count of [1, 37, 74, 99]) expect(puzzleOfTheDay(new Date(), GAMES, () => count).number).toBeLessThan(count)
  })
})

describe('the next puzzle', () => {
  const some = [puzzle(1, 1), puzzle(2, 3), puzzle(3, 1), puzzle(4, 3)]

  it('is one that was not tried, of the difficulty wanted', () => {
    expect(idOf(some[0]!)).toBe('1-2')
    expect(nextOf('g', some, new Map(), 0, null)).toBe(1)
    expect(nextOf('g', some, new Map(), 1, 3)).toBe(3)
    expect(nextOf('g', some, new Map([[keyOf('g', some[1]!), true]]), 0, null)).toBe(2)
  })

  it('is the one behind where all were tried', () => {
    const all = new Map(some.map((one) => [keyOf('g', one), false]))
    expect(nextOf('g', some, all, 1, 3)).toBe(3)
    expect(nextOf('g', some, all, 3, null)).toBe(0)
  })
})
