import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { Catalogue } from '../engine/catalogue'
import type { Arguments } from '../games/contract'

const LANGUAGES = ['en', 'fr', 'it'] as const
type Row = { game: string; message: string; params: Arguments } & Record<(typeof LANGUAGES)[number], string>

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf-8')
const rows = JSON.parse(read('../../fixtures/sentences.json')) as Row[]
const games = [...new Set(rows.map((row) => row.game))]

describe.each(games)('the sentences of %s', (game) => {
  it.each(LANGUAGES)('are said as Python says them: %s', (language) => {
    const texts = new Catalogue(language, read(`../../../src/tablee/games/${game.replaceAll('-', '_')}/texts/${language}.ftl`), read(`../texts/${language}/${game}.ftl`))
    for (const row of rows.filter((one) => one.game === game)) expect(texts.say(row.message, row.params), row.message).toBe(row[language])
  })
})

describe('a sentence', () => {
  const texts = new Catalogue('fr', 'cards = { $count ->\n    [one] { $count } carte\n   *[other] { $count } cartes\n}\nlist = { $all }\nword-red = rouge\n')
  it('chooses by number, in the way of the language', () => {
    expect(texts.say('cards', { count: 0 })).toBe('0 carte')
    expect(texts.say('cards', { count: 12345 })).toBe('12345 cartes')
  })
  it('joins lists, each part by its word', () => expect(texts.say('list', { all: ['red', 'red-5', 'c7'] })).toBe('rouge, rouge 5 et c7'))
  it('is never half a sentence', () => {
    expect(() => texts.say('cards')).toThrow('cards cannot be said')
    expect(() => texts.say('nothing')).toThrow('there is no sentence nothing')
  })
})
