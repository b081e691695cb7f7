/** What is offered before there is a table, made when the page is built: `games/<game>/texts/<language>.ftl?offer`. */

import { readFileSync } from 'node:fs'

import type { Plugin } from 'vite'

import { Catalogue } from '../src/engine/catalogue.ts'
import type { Manifest, OptionValue } from '../src/engine/manifest.ts'
import { optionText } from '../src/engine/setup.ts'
import type { GameInfo } from '../src/lib/messages.ts'
import type { Offer } from '../src/lib/offers.ts'

const OFFER = /^(.*)\/games\/(\w+)\/texts\/(\w+)\.ftl\?offer$/

export function offers(): Plugin {
  return {
    name: 'tablee-offers',
    enforce: 'pre',
    load(id) {
      const [, folder, game, language] = OFFER.exec(id) ?? []
      if (!folder) return null
      const read = (file: string): string => {
        this.addWatchFile(file)
        return readFileSync(file, 'utf-8')
      }
      const manifest = JSON.parse(read(`${folder}/wasm/modules/${game!.replaceAll('_', '-')}.json`)) as Manifest
      const words = new Catalogue(language!, read(`${folder}/games/${game}/texts/${language}.ftl`))
      const offer: Offer = { game: gameOffer(manifest, words), hasExpert: manifest.levels.some((one) => one.network) }
      return `export default ${JSON.stringify(offer)}`
    },
  }
}

/** A game as its manifest declares it, in the reader's words. */
function gameOffer(manifest: Manifest, words: Catalogue): GameInfo {
  const meaning = (name: string, value: OptionValue): string => {
    const key = `${name}.${optionText(value)}`
    return words.has('option', key) ? words.sentence('option', key) : optionText(value)
  }
  return {
    name: manifest.game,
    title: words.sentence('game', 'title'),
    tagline: words.sentence('game', 'tagline'),
    rules: manifest.rules,
    least_players: manifest.seats[0]!,
    most_players: manifest.seats.at(-1)!,
    options: Object.entries(manifest.options).map(([name, option]) => ({
      name,
      clause: option.clause,
      text: words.sentence('option', name),
      values: [...option.values],
      value_texts: option.values.map((value) => meaning(name, value)),
    })),
    presets: Object.fromEntries(Object.entries(manifest.presets).map(([name, options]) => [name, { ...options }])),
    editions: Object.keys(manifest.editions).sort(),
    sources: manifest.sources.map(({ name, clause, running }) => ({ name, clause, running, text: words.sentence('source', name) })),
    tie_breaks: manifest.tie_breaks.map(({ name, clause }) => ({ name, clause, running: false, text: words.sentence('tie_break', name) })),
    clauses: {}, // with the game's own sentences
  }
}
