import { describe, expect, it } from 'vitest'

import { addressOf, placeIn, rootOf } from './addresses'

const PLACES = ['/', '/table/abc?start', '/rules/sunrise-lane#SL-11', '/replay/abc?ply=3&seat=1', '/settings']

describe.each(['https://play.example.org/table/xyz?start#a', 'http://127.0.0.1:8642/'])('on a house at %s', (address) => {
  const root = rootOf(address, false)
  it('places are real addresses', () => {
    expect(root.folder).toBe('/')
    for (const path of PLACES) expect(addressOf(root, path)).toBe(path)
  })
})

describe.each([
  ['https://somebody.example.org/games/tablee/?/table/xyz?start#a', '/games/tablee/'],
  ['http://127.0.0.1:8000/', '/'],
  ['http://127.0.0.1:8000/deep/index.html?/settings', '/deep/'],
])('on a site at %s', (address, folder) => {
  const root = rootOf(address, true)
  it('lies in its folder', () => expect(root.folder).toBe(folder))
  it('places are queries of the one page', () => expect(addressOf(root, '/rules/sunrise-lane#SL-11')).toBe(`${folder}?/rules/sunrise-lane#SL-11`))
  it.each(PLACES)('%s is found again', (path) => {
    const found = placeIn(root, new URL(addressOf(root, path), address))
    expect(found.pathname + found.search + found.hash).toBe(path)
  })
  it('what others add to the address leads home', () => expect(placeIn(root, new URL('?from=elsewhere', address)).pathname).toBe('/'))
})
