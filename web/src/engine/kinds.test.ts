import { expect, test } from 'vitest'

import { kindOf } from './kinds.ts'
import type { KindDeclaration } from './manifest.ts'
import { NONE, WRITTEN } from './rows.ts'

const COLOUR: KindDeclaration = { kind: 'codes', name: 'colour', names: ['red', 'dark-red', 'blue'], loose: '[^\\W\\d_]+' }
const CELL: KindDeclaration = {
  kind: 'composite',
  name: 'cell',
  template: '{colour}-{row}',
  loose: '[a-z]+-[0-9]{1,3}',
  parts: { colour: COLOUR, row: { kind: 'number', low: 1, high: 11 } },
}

test('codes are numbered in the order of their declaration', () => {
  const colour = kindOf(COLOUR)
  expect(colour.word(2)).toBe('blue')
  expect(colour.known('dark-red')).toBe(1)
  expect(colour.data(NONE)).toBeNull()
})

test('a word that could name such a thing is told from one that could not', () => {
  const colour = kindOf(COLOUR)
  expect(colour.read('été')).toBe(WRITTEN)
  expect(colour.read('7')).toBeNull()
})

test('names made of parts count in a mixed radix', () => {
  const cell = kindOf(CELL)
  expect(cell.radix).toBe(33)
  for (let value = 0; value < cell.radix; value++) expect(cell.known(cell.word(value))).toBe(value)
  expect(cell.word(11)).toBe('dark-red-1')
  expect(cell.known('red-12')).toBeNull()
  expect(cell.read('red-12')).toBe(WRITTEN)
  expect(cell.known('red-01')).toBeNull()
})

test('a union numbers one kind after the other', () => {
  const face = kindOf({ kind: 'union', name: 'face', kinds: [{ kind: 'number', low: 1, high: 6 }, COLOUR] })
  expect(face.data(5)).toBe(6)
  expect(face.data(6)).toBe('red')
  expect(face.fromData('blue')).toBe(8)
  expect(face.expected).toEqual(['position-choice', { known: '1–6, red, dark-red, blue' }])
})

test('numbers keep to their bounds, and are no texts', () => {
  const count = kindOf({ kind: 'number', low: 0, high: 127 })
  expect(count.known('127')).toBe(127)
  expect([count.known('128'), count.known('007'), count.known('1.0'), count.fromData('7'), count.fromData(1.5)]).toEqual(Array(5).fill(null))
  expect(count.fromData(true)).toBeNull()
})

test('an actor is a seat, luck or nobody', () => {
  const actor = kindOf({ kind: 'actor' })
  expect([0, -1, -2].map((value) => actor.data(value))).toEqual([0, 'chance', null])
  expect(['chance', null, 3, 10, 'x'].map((data) => actor.fromData(data))).toEqual([-1, -2, 3, null, null])
})
