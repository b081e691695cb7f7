import { describe, expect, it } from 'vitest'

import { changesOf } from './changes'
import { buildsOn, cardNotation, names, rerollMove, targets, zoneMoves, type Legal } from './choosing'
import type { Board, Card } from './declared'
import { between, road } from './street'
import { MOST_BLOCKS, blocks, shares } from './towers'
import { whyOwned } from './words'

type Pair = 'twin-project' | 'relocation' | 'exchange'
const pair = (move: Pair, property: string, second: string): Legal => ({ text: `card ${move} ${property} ${second}`, data: { move, property, second } })
const pick = (card: Card, first: string | null = null) => ({ card, first, dice: [] })
const board: Board = {
  street: { last: 61, fortune: [5] },
  properties: { 'red-1': { zone: 'red', value: 1, price: 1 }, 'red-2': { zone: 'red', value: 2, price: 2 } },
  cards: {
    'double-budget': { asks: 'nothing', either_order: false },
    'new-plans': { asks: 'dice', either_order: false },
    takeover: { asks: 'property', either_order: false },
    'twin-project': { asks: 'two-properties', either_order: true },
    relocation: { asks: 'two-properties', either_order: false },
    exchange: { asks: 'two-properties', either_order: false },
    hurricane: { asks: 'zone', either_order: false },
  },
}

describe('choosing', () => {
  it('lets the two properties of a twin project be named in either order', () => {
    const legal = [pair('twin-project', 'red-1', 'red-2'), pair('twin-project', 'red-1', 'red-4')]
    expect([...targets(board, legal, pick('twin-project')).keys()].sort()).toEqual(['red-1', 'red-2', 'red-4'])
    expect(targets(board, legal, pick('twin-project', 'red-4')).get('red-1')?.text).toBe('card twin-project red-1 red-4')
  })

  it('keeps from and to apart where they differ', () => {
    const legal = [pair('relocation', 'red-3', 'green-8')]
    expect([...targets(board, legal, pick('relocation')).keys()]).toEqual(['red-3'])
    expect(targets(board, legal, pick('relocation', 'green-8')).size).toBe(0)
  })

  it('completes every move in exactly one way', () => {
    const lots = ['red-1', 'red-2', 'blue-2', 'blue-3']
    const legal = lots.flatMap((one) => lots.filter((two) => two !== one).map((two) => pair('exchange', one, two)))
    for (const move of legal) {
      const [, , one = '', two = ''] = move.text.split(' ')
      expect(targets(board, legal, pick('exchange', one)).get(two)).toBe(move)
      expect([names(move, one), names(move, two), names(move, 'green-8')]).toEqual([true, true, false])
    }
  })

  it('finds dice, zones and buildings by their data', () => {
    const legal: Legal[] = [
      { text: 'card new-plans 1 colour', data: { move: 'new-plans', dice: ['1', 'colour'] } },
      { text: 'card hurricane blue', data: { move: 'hurricane', zone: 'blue' } },
      { text: 'build red-1 2', data: { move: 'build', property: 'red-1', hotels: 2 } },
    ]
    expect(rerollMove(legal, { ...pick('new-plans'), dice: ['colour', '1'] })).toBe(legal[0])
    expect(rerollMove(legal, pick('new-plans'))).toBeNull()
    expect(zoneMoves(legal, pick('hurricane')).get('blue')).toBe(legal[1])
    expect(zoneMoves(legal, null).size).toBe(0)
    expect(buildsOn(legal, 'red-1')).toEqual([{ move: legal[2], hotels: 2 }])
  })

  it('writes an attempt in full, as the board says what a card asks for', () => {
    const attempt = (card: Card, first: string | null = null, target: string | null = null) => cardNotation(board, card, first, target)
    expect(attempt('double-budget')).toBe('card double-budget')
    expect(attempt('new-plans')).toBe('card new-plans 1')
    expect(attempt('hurricane')).toBe('card hurricane red')
    expect(attempt('takeover', null, 'red-2')).toBe('card takeover red-2')
    expect(attempt('relocation')).toBe('card relocation red-1 red-2')
    expect(attempt('relocation', 'red-2', 'red-1')).toBe('card relocation red-2 red-1')
    expect(attempt('insurance')).toBe('insure')
  })
})

describe('towers', () => {
  const hotels = (stack: number[]) => blocks(stack).reduce((sum, block) => sum + block.count, 0)

  it('never draws more than fits, and loses no hotel', () => {
    const stacks = [[], [0, 1, 0], Array<number>(9).fill(0), [...Array<number>(12).fill(0), 1, 1, 1], Array.from({ length: 40 }, (_, n) => n % 2)]
    for (const stack of stacks) {
      expect(blocks(stack).length).toBeLessThanOrEqual(MOST_BLOCKS)
      expect(hotels(stack)).toBe(stack.length)
    }
  })

  it('keeps the order and draws a high tower high', () => {
    expect(blocks(Array<number>(9).fill(0))).toHaveLength(MOST_BLOCKS)
    expect(blocks([1, ...Array<number>(12).fill(0), 2]).map((block) => block.seat)).toEqual([1, 0, 0, 0, 0, 0, 0, 2])
  })

  it('counts who has how many and how low, the owner first', () => {
    const [one, two, three] = [{ seat: 1, count: 2, lowest: 2 }, { seat: 0, count: 2, lowest: 3 }, { seat: 2, count: 1, lowest: 1 }]
    expect(shares([2, 1, 0, 1, 0], 1)).toEqual([one, two, three])
    expect(shares([2, 1, 0, 1, 0], 2)).toEqual([three, one, two])
  })

  it('says why somebody owns a property, as the view has the clause', () => {
    const players = ['Ada', 'Bruno', 'Chloé'].map((name, seat) => ({ seat, name, bot: false, away: false }))
    const say = (key: string, params = {}) => `${key} ${JSON.stringify(params)}`
    expect(whyOwned(say, players, 'RP-20', shares([1], 1))).toBe('why-alone {"owner":"Bruno","count":1}')
    expect(whyOwned(say, players, 'RP-20', shares([1, 0, 0], 0))).toBe('why-most {"owner":"Ada","count":2,"less":1}')
    const tie = whyOwned(say, players, 'RP-21', shares([2, 1, 0, 1, 0], 1))
    expect(tie).toBe('why-tie {"owner":"Bruno","count":2,"tied":"Bruno, Ada","lowest":2,"next":3}')
  })
})

describe('street', () => {
  it('climbs from the first space to the last', () => {
    const { spots, height } = road(61, 11)
    expect(spots).toHaveLength(62)
    spots.slice(1).forEach((spot, index) => expect(spot.y).toBeLessThan(spots[index]?.y ?? height))
    expect(between(spots, 999)).toEqual(spots[61])
  })
})

describe('changes', () => {
  it('reads hotels, titles and tokens from events', () => {
    const { lots, tokens, storm } = changesOf([
      { event: 'build', seat: 1, property: 'red-1', hotels: 2, cost: 2, left: 3 },
      { event: 'moved', seat: 0, property: 'blue-2', second: 'red-1' },
      { event: 'title-won', seat: 1, property: 'red-1', from_seat: 0 },
      { event: 'title-back', seat: 0, property: 'blue-2' },
      { event: 'token', seat: 1, was: 4, now: 5 },
      { event: 'hurricane', seat: 1, zone: 'green', insured: [] },
    ])
    expect(lots.get('red-1')).toEqual({ added: [1, 1, 0], removed: 0, owner: 1 })
    expect(lots.get('blue-2')).toEqual({ added: [], removed: 1, owner: null })
    expect(tokens.get(1)).toEqual({ was: 4, now: 5 })
    expect(storm).toBe('green')
  })

  it('sees where hotels go: to another property, or back to their player', () => {
    const { trips } = changesOf([
      { event: 'moved', seat: 0, property: 'red-1', second: 'blue-2' },
      { event: 'moved', seat: 1, property: 'blue-2', second: 'red-1' },
      { event: 'removed', seat: 2, property: 'green-8' },
    ])
    expect(trips).toEqual([
      { seat: 0, from: 'red-1', to: 'blue-2' },
      { seat: 1, from: 'blue-2', to: 'red-1' },
      { seat: 2, from: 'green-8', to: null },
    ])
  })
})
