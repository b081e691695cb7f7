import { describe, expect, it } from 'vitest'

import { fill } from './texts.svelte'

describe('sentences', () => {
  it('are filled in', () => expect(fill('{name} has {points}', { name: 'Ada', points: 3 }, 'en')).toBe('Ada has 3'))
  it('choose by number, in the way of the language', () => {
    expect(fill('{count|# card|# cards}', { count: 1 }, 'en')).toBe('1 card')
    expect(fill('{count|# card|# cards}', { count: 0 }, 'en')).toBe('0 cards')
    expect(fill('{count|# carte|# cartes}', { count: 0 }, 'fr')).toBe('0 carte')
  })
  it('leave a blank that nobody fills as it is', () => expect(fill('{name}', {}, 'en')).toBe('{name}'))
})
