import { expect, test } from 'vitest'

import type { Event } from './declared'
import { moments } from './moments'

const lying = { seat: 1, tile: 'PWCL', turns: 0, x: 2, y: -1 }
const collected = (tile: string): Event => ({ event: 'collect', seat: 1, tile, turns: 0, x: 2, y: 0, picture: 'sun' })

test('a tile that completes a picture on every side is celebrated where it lies', () => {
  const all = ['SSSS', 'LLLL', 'CCCC', 'WWWW'].map(collected)
  expect(moments([{ event: 'place', ...lying }, ...all])).toEqual([{ seat: 1, text: 'sunny-day.moment-four', place: '.table [data-cell="2,-1"]' }])
  expect(moments([{ event: 'place', ...lying }, ...all.slice(1)])).toEqual([])
  const pictures = ['sun', 'sun', 'lolly', 'cloud'] as const
  expect(moments([{ event: 'arrange', ...lying, pictures: [...pictures] }]).map((one) => one.place)).toEqual(['[data-towel="1"] [data-cell="2,-1"]'])
})
