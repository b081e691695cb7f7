import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { Catalogue, partsOf, withoutDrawings } from './catalogue.ts'
import { BadModule, BadRecord, IllegalMove, ImpossiblePosition } from './errors.ts'
import { Words } from './words.ts'

const GAME = `
word-red = rouge
move-play = Jouer { $count ->
    [one] une carte
   *[other] { $count } cartes
} { WORD($colour) }
event-deal = { $player } reçoit { WORD($card) } de { $from_seat }.
event-deal-hidden = { $player } reçoit une carte.
event-over = Points : { $totals }, { $colours }.
refusal-XX-12-none = vous n'avez pas de carte « { WORD($colour) } ».
fault-cards = Il y a { $cards } cartes.
`
const DRAWN = `
event-lay = { $player } pose { $tiles } en { $x }.
drawn-event-lay = { $player } pose deux tuiles{ DRAW($tiles, $turns, as: "tile") }.
yours-event-lay = Vous posez deux tuiles.
`
const CORE = 'error-record-header = Feuille : { $detail }\n'
const words = new Words(new Catalogue('fr', CORE), new Catalogue('fr', GAME))

test('plurals, words and lists are those of the language', () => {
  expect(words.describe({ move: 'play', count: 1, colour: 'red' })).toBe('Jouer une carte rouge')
  expect(words.describe({ move: 'play', count: 2000, colour: 'red-5' })).toBe('Jouer 2000 cartes rouge 5')
  expect(words.tell({ event: 'over', seat: null, totals: [1, 2, 3], colours: ['red', 'blue'] }, ['Ada', 'red', 'Eve'])).toBe('Points : Ada: 1, red: 2 et Eve: 3, rouge et blue.')
})

test('names are nobody’s to translate, and a hidden secret has a sentence of its own', () => {
  expect(words.tell({ event: 'deal', seat: 0, card: 'red', from_seat: 1 }, ['red', 'Eve'])).toBe('red reçoit rouge de Eve.')
  expect(words.tell({ event: 'deal', seat: 1, from_seat: 0 }, ['red', 'Eve'])).toBe('Eve reçoit une carte.')
})

test('who sees the table is told what happens, with the things drawn', () => {
  const catalogue = new Catalogue('fr', GAME, DRAWN)
  const [exact, drawn] = [false, true].map((isDrawn) => new Words(new Catalogue('fr', CORE), catalogue, isDrawn))
  const event = { event: 'lay', seat: 1, tiles: ['SLKC', 'PWTT'], turns: 2, x: -1 }
  expect(exact!.tell(event, ['Ada', 'Eve'])).toBe('Eve pose SLKC et PWTT en -1.')
  const said = drawn!.tell(event, ['Ada', 'Eve'])
  expect(partsOf(said)).toEqual(['Eve pose deux tuiles', { thing: 'tile', values: ['SLKC', '2'] }, { thing: 'tile', values: ['PWTT', '2'] }, '.'])
  expect(withoutDrawings(said)).toBe('Eve pose deux tuiles.')
  expect(drawn!.foretell(event, ['Ada', 'Eve'], 1)).toBe('Vous posez deux tuiles.')
  expect(drawn!.foretell(event, ['Ada', 'Eve'], 0)).toBe(said)
  expect(exact!.foretell(event, ['Ada', 'Eve'], 1)).toBe('Eve pose SLKC et PWTT en -1.')
})

test('errors say their clause, or what is behind them', () => {
  const refusal = new IllegalMove('XX-12.none', { colour: 'red' })
  expect(words.explain(refusal)).toBe("XX-12: vous n'avez pas de carte «\u00a0rouge\u00a0».")
  expect(words.explain(new ImpossiblePosition('cards', { cards: 11, players: 2 }))).toBe('Il y a 11 cartes.')
  expect(words.explain(new BadRecord('record-header', {}, refusal))).toBe("Feuille : XX-12: vous n'avez pas de carte «\u00a0rouge\u00a0».")
})

test('half a sentence is an error', () => {
  expect(() => words.sentence('move', 'play', { count: 1 })).toThrow('move-play cannot be said with count')
  expect(() => words.sentence('move', 'nothing')).toThrow('there is no sentence move-nothing')
  expect(() => new Catalogue('en', 'a = { $n -> [one] one *[other] more }\n')).toThrow('this is not Fluent: a')
})

test('what comes from outside stays on one line', () => {
  const catalogue = new Catalogue('en', 'error-x = [{ $got }]\n')
  expect(catalogue.sentence('error', 'x', { got: 'a\nb\u202ec' })).toBe('[a\\nb\\u202ec]')
  expect(catalogue.sentence('error', 'x', { got: null })).toBe('[none]')
})

test.each(['en', 'fr', 'it'])('the engine has sentences of its own in %s', (language) => {
  const own = new Words(new Catalogue(language, readFileSync(`${import.meta.dirname}/texts/${language}.ftl`, 'utf-8')), new Catalogue(language))
  const said = own.explain(new BadModule('module-cut', { game: 'sunny-day', expected: 1200, got: 7 }))
  expect(said).toContain('1200')
})
