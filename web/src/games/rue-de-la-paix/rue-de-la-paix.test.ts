import { describe, expect, it } from 'vitest'

import type { LegalMove } from '../contract'
import { changesOf } from './changes'
import { asks, buildsOn, movesOf, rerollMove, targets, zoneMoves } from './choosing'
import { between, road } from './street'
import { MOST_BLOCKS, blocks, shares } from './towers'

const card = (name: string, data: Record<string, unknown>, ...words: string[]): LegalMove => ({
  text: ['card', name, ...words].join(' '),
  data: { move: name, ...data },
})
const pair = (name: string, property: string, second: string) => card(name, { property, second }, property, second)

describe('choosing', () => {
  it('lets the two properties of a twin project be named in either order', () => {
    const legal = [pair('twin-project', 'red-1', 'red-2'), pair('twin-project', 'red-1', 'red-4')]
    expect([...targets(legal, { card: 'twin-project', first: null, dice: [] }).keys()].sort()).toEqual(['red-1', 'red-2', 'red-4'])
    expect(targets(legal, { card: 'twin-project', first: 'red-4', dice: [] }).get('red-1')?.text).toBe('card twin-project red-1 red-4')
  })

  it('keeps from and to apart where they differ', () => {
    const legal = [pair('relocation', 'red-3', 'green-8')]
    expect([...targets(legal, { card: 'relocation', first: null, dice: [] }).keys()]).toEqual(['red-3'])
    expect(targets(legal, { card: 'relocation', first: 'green-8', dice: [] }).size).toBe(0)
  })

  it('completes every move in exactly one way', () => {
    const names = ['red-1', 'red-2', 'blue-2', 'blue-3']
    const legal = names.flatMap((one) => names.filter((two) => two !== one).map((two) => pair('exchange', one, two)))
    for (const move of legal) {
      const pick = { card: 'exchange', first: String(move.data.property), dice: [] }
      expect(targets(legal, pick).get(String(move.data.second))).toBe(move)
    }
  })

  it('finds dice, zones and buildings by their data', () => {
    const legal: LegalMove[] = [
      card('new-plans', { dice: ['1', 'colour'] }, '1', 'colour'),
      card('hurricane', { zone: 'blue' }, 'blue'),
      { text: 'build red-1 2', data: { move: 'build', property: 'red-1', hotels: 2 } },
    ]
    expect(rerollMove(legal, { card: 'new-plans', first: null, dice: ['colour', '1'] })).toBe(legal[0])
    expect(rerollMove(legal, { card: 'new-plans', first: null, dice: [] })).toBeNull()
    expect(zoneMoves(legal, { card: 'hurricane', first: null, dice: [] }).get('blue')).toBe(legal[1])
    expect(zoneMoves(legal, null).size).toBe(0)
    expect(buildsOn(legal, 'red-1')).toEqual([legal[2]])
    expect(asks(movesOf(legal, 'new-plans'))).toBe('dice')
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

  it('counts who has how many and how low', () => {
    expect(shares([2, 1, 0, 1, 0])).toEqual([
      { seat: 1, count: 2, lowest: 2 }, { seat: 0, count: 2, lowest: 3 }, { seat: 2, count: 1, lowest: 1 },
    ])
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
