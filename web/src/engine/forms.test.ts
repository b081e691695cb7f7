import { expect, test } from 'vitest'

import { Forms } from './forms.ts'
import { Event } from './events.ts'
import type { KindDeclaration } from './manifest.ts'
import { HIDDEN, NONE, WRITTEN } from './rows.ts'

const COLOUR: KindDeclaration = { kind: 'codes', name: 'colour', names: ['red', 'blue'], loose: '[a-z]+' }
const COUNT: KindDeclaration = { kind: 'number', low: 0, high: 9 }
const MOVES = new Forms(
  [
    { name: 'stop', template: ['stop'], fields: [] },
    {
      name: 'play',
      template: ['card', 'play', '{dice}', '{colour}'],
      fields: [
        { name: 'dice', of: COUNT, column: 1, most: 3, secret: false },
        { name: 'colour', of: COLOUR, column: 4, most: 0, secret: false },
      ],
    },
  ],
  6,
)
const DEAL = new Forms([{ name: 'deal', template: [], fields: [{ name: 'colour', of: COLOUR, column: 3, most: 0, secret: true }] }], 6)

test('a row is written in notation, and read back', () => {
  const row = [1, 4, 5, NONE, 1, NONE]
  const form = MOVES.of(row)
  expect(form.text(row)).toBe('card play 4 5 blue')
  expect(form.data(row)).toEqual({ dice: [4, 5], colour: 'blue' })
  expect(form.read(['card', 'play', '4', '5', 'blue'])).toEqual({ row, words: new Map() })
})

test('nothing is written as a dash', () => {
  const row = [1, 4, NONE, NONE, NONE, NONE]
  expect(MOVES.of(row).text(row)).toBe('card play 4 -')
})

test('what is not of the form is not read, and unknown words are kept', () => {
  const play = MOVES.named('play')!
  expect(play.read(['card', 'play', 'blue'])).toBeNull()
  expect(play.read(['card', 'play', '1', '2', '3', '4', 'blue'])).toBeNull()
  expect(play.read(['stop'])).toBeNull()
  expect(play.read(['card', 'play', '1', 'pink'])).toEqual({
    row: [1, 1, NONE, NONE, WRITTEN, NONE],
    words: new Map([['colour', 'pink']]),
  })
})

test('secrets of an event are for its own seat', () => {
  const event = new Event(DEAL.forms[0]!, [0, 1, 0, 1, NONE, NONE])
  expect(event.seenBy(1)).toEqual({ event: 'deal', seat: 1, colour: 'blue' })
  expect(event.seenBy(0)).toEqual({ event: 'deal', seat: 1 })
  expect(event.seenBy(null)).toEqual({ event: 'deal', seat: 1 })
  expect(event.rowFor(null)).toEqual([0, 1, 0, HIDDEN, NONE, NONE])
})
