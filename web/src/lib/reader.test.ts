import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { Catalogue, load, withoutDrawings, Words, type Match } from '../engine'
import type { SentMatch } from './messages'
import { Reader } from './reader'

/** In each language, with another number of players each time. */
const MATCHES = 1
const REFUSALS = 12
const file = (path: string): string => new URL(`../../../src/tablee/${path}`, import.meta.url).pathname
const text = (path: string): string => readFileSync(file(path), 'utf-8')

async function loaded(name: string) {
  return load(text(`wasm/modules/${name}.json`), readFileSync(file(`wasm/modules/${name}.wasm`)))
}

/** A plot, a cell, a tile, a property, an identifier: what people should never have to read. */
const NOTATION = /\b[a-k](1[01]|[1-9])\b|-?\d+,-?\d|\b[PWCLSTK]{4}(#\d+)?\b|\b(red|blue|yellow|green)-\d|\w_\w|[\ue000-\uf8ff]/
const notation = (said: string): string | null => (NOTATION.test(withoutDrawings(said)) ? withoutDrawings(said) : null)

function sent(match: Match, from: number): SentMatch {
  const { over, ply } = match
  const actor = typeof match.actor === 'number' ? match.actor : null
  const seats = [...Array(match.game.players).keys(), null]
  return {
    ply, actor, over, clock: null,
    views: seats.map((seat) => ({
      seat, view: over ? match.state : match.viewBytes(seat), can_undo: false, log_from: from,
      journal: match.events.slice(from).flatMap((happened, number) => happened.map((event) => ({ ply: from + number, row: [...(over ? event.row : event.rowFor(seat))] }))),
    })),
  }
}

describe.each(['sunrise-lane', 'rue-de-la-paix', 'sunny-day'])('matches of %s', (name) => {
  it('can be read at every ply by everybody, without a word of notation', async () => {
    const kind = await loaded(name)
    const folder = name.replaceAll('-', '_')
    for (const [number, language] of ['en', 'fr', 'it'].entries()) {
      const own = readFileSync(new URL(`../texts/${language}/${name}.ftl`, import.meta.url).pathname, 'utf-8')
      const words = new Words(new Catalogue(language, text(`texts/${language}.ftl`)), new Catalogue(language, text(`games/${folder}/texts/${language}.ftl`), own))
      const found = new Set<string | null>()
      for (let round = 0; round < MATCHES; round++) {
        const players = kind.manifest.seats[(round + number) % kind.manifest.seats.length]!
        const match = kind.game({ players }).match({ seed: 100 * number + round })
        const reader = new Reader(match.game, words)
        const names = Array.from({ length: players }, (_, seat) => `Player ${seat}`)
        let from = 0
        while (true) {
          const read = reader.match(sent(match, from), names)
          expect(read.views.every((view) => view.log.every((line) => line.text.length > 0))).toBe(true)
          for (const view of read.views) for (const said of [view.prompt ?? '', ...view.log.map((line) => line.text)]) found.add(notation(said))
          expect(read.result?.totals).toEqual(match.over ? match.result().totals : undefined)
          if (match.over) break
          const actor = match.actor as number
          const legal = read.views[actor]!.legal
          expect(legal.map((one) => one.move)).toEqual(match.legal())
          const chosen = legal[(match.ply * 31 + round) % legal.length]!.move
          const preview = reader.preview(actor, chosen, names)
          expect(preview.text.length).toBeGreaterThan(0)
          for (const said of [preview.text, ...preview.story]) found.add(notation(said))
          for (let number = 0; number < REFUSALS; number++) {
            const refusal = match.game.refusal(match.viewBytes(actor), (match.ply * 7919 + number * 104_729) % match.game.actions)
            if (refusal) found.add(notation(reader.explain(refusal)!.text))
          }
          from = match.ply
          match.play(chosen)
        }
      }
      expect([...found]).toEqual([null])
    }
  }, 120_000)
})
