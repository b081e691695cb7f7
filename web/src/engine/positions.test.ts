import { expect, test } from 'vitest'

import { BadPosition } from './errors.ts'
import { Facts } from './facts.ts'
import type { FactDeclaration, FieldDeclaration, KindDeclaration } from './manifest.ts'
import { checkDerived, rowsOf } from './positions.ts'
import { HIDDEN, NONE } from './rows.ts'

const WIDTH = 6
const SEAT: KindDeclaration = { kind: 'seat' }
const COLOUR: KindDeclaration = { kind: 'codes', name: 'colour', names: ['red', 'blue'] }
const COUNT: KindDeclaration = { kind: 'number', low: 0, high: 9 }

function field(name: string, of: KindDeclaration, column: number): FieldDeclaration {
  return { name, of, column, most: 0, secret: false }
}

function fact(path: string, keys: FieldDeclaration[], values: FieldDeclaration[], marks: Partial<FactDeclaration> = {}): FactDeclaration {
  return { path, keys, values, bare: values[0]!.name === 'value', derived: false, hidden: false, empty: false, ...marks }
}

const FACTS = new Facts([
  fact('round', [], [field('value', COUNT, 1)]),
  fact('hands.{seat}[]', [field('seat', SEAT, 1)], [field('value', COLOUR, 2)], { hidden: true }),
  fact('pile.{colour}', [field('colour', COLOUR, 1)], [field('value', COUNT, 2)], { hidden: true }),
  fact('sizes.{seat}', [field('seat', SEAT, 1)], [field('value', COUNT, 2)], { derived: true }),
])
const DATA = { hands: [['red', 'red'], null], pile: { blue: 3 }, sizes: [2, 4], round: 7 }
const ROWS = [
  [0, 7, NONE, NONE, NONE, NONE],
  [1, 0, 0, NONE, NONE, NONE],
  [1, 0, 0, NONE, NONE, NONE],
  [1, 1, HIDDEN, NONE, NONE, NONE],
  [2, 1, 3, NONE, NONE, NONE],
  [3, 0, 2, NONE, NONE, NONE],
  [3, 1, 4, NONE, NONE, NONE],
]

function refusal(data: unknown): [string, unknown] {
  try {
    rowsOf(FACTS, data, 2, WIDTH)
  } catch (error) {
    if (error instanceof BadPosition) return [error.slug, error.params]
  }
  throw new Error('it was not refused')
}

test('rows become data, and data become rows', () => {
  expect(FACTS.data(ROWS, 2)).toEqual(DATA)
  expect(rowsOf(FACTS, DATA, 2, WIDTH)).toEqual(ROWS)
})

test('a table by name may be given as a list of things', () => {
  expect(rowsOf(FACTS, { pile: ['blue', 'red', 'blue'] }, 2, WIDTH)).toEqual([
    [2, 1, 2, NONE, NONE, NONE],
    [2, 0, 1, NONE, NONE, NONE],
  ])
})

test('what is wrong is named with its place', () => {
  expect(refusal({ zz: 1 })).toEqual(['position-unknown', { where: 'position', got: 'zz', known: 'round, hands, pile, sizes' }])
  expect(refusal({ round: 10 })).toEqual(['position-number', { where: 'round', got: '10', low: 0, high: 9 }])
  expect(refusal({ round: null })).toEqual(['position-number', { where: 'round', got: 'None', low: 0, high: 9 }])
  expect(refusal({ hands: [[]] })).toEqual(['position-seats', { where: 'hands', players: 2, got: '[[]]' }])
  expect(refusal({ hands: [['pink'], []] })).toEqual(['position-choice', { where: 'hands.0.0', got: 'pink', known: 'red, blue' }])
  expect(refusal({ pile: 3 })).toEqual(['position-table', { where: 'pile', got: '3' }])
})

test('what follows from the rest has to agree with it', () => {
  expect(() => checkDerived(FACTS, DATA, DATA)).not.toThrow()
  expect(() => checkDerived(FACTS, { sizes: [2, 5] }, DATA)).toThrow('position-disagrees {"where":"sizes.1","got":"5","found":"4"}')
})
