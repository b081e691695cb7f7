import { expect, test } from 'vitest'

import { hmac, sha256 } from './digest.ts'
import { commitment, FairLuck, hex, readFairLuck } from './fair.ts'
import { editionLines } from './record.ts'
import { rank } from './result.ts'
import { shortened } from './shown.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

test('digests are those of everybody', () => {
  expect(hex(sha256(bytes('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(hex(hmac(bytes('Jefe'), bytes('what do ya want for nothing?')))).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  )
})

test('an edition is written line by line', () => {
  expect(editionLines('name = "x"  \n\nrows\r\n')).toEqual(['| name = "x"', '|', '| rows'])
})

test('fair luck is written into a record, and read back once it is revealed', () => {
  const luck = new FairLuck('5e'.repeat(32), new Map([[1, 'ab'.repeat(32)], [0, '01'.repeat(32)]]))
  expect(luck.name).toBe(`fair ${commitment(luck.secret)} sealed 0:${'01'.repeat(32)} 1:${'ab'.repeat(32)}`)
  expect(readFairLuck(luck.name)).toBeNull()
  luck.revealed = true
  expect(readFairLuck(luck.name)?.draw(55, 3)).toBe(luck.draw(55, 3))
  expect(() => readFairLuck('fair x y')).toThrow('luck-not-fair')
})

test('a result names what decided', () => {
  const sources = [{ name: 'dots', clause: 'XX-1', running: true }]
  const result = rank([[5, 1], [5, 3], [2, 9]], sources, [{ name: 'cards', clause: 'XX-2' }], 'XX-3')
  expect(result).toEqual({
    totals: [5, 5, 2],
    breakdown: [{ dots: 5 }, { dots: 5 }, { dots: 2 }],
    tie_breaks: [{ cards: 1 }, { cards: 3 }, { cards: 9 }],
    winners: [1],
    places: [2, 1, 3],
    decided_by: ['XX-2'],
    ended_by: 'XX-3',
  })
})

test('what came is shown short, in the words of Python', () => {
  expect(shortened({ a: [true, null, "it's", 1.5] })).toBe(`{'a': [True, None, "it's", 1.5]}`)
  expect(Array.from(shortened('é'.repeat(100)))).toHaveLength(60)
})
