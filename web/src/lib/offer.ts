/** A game as it is offered before there is a table: what its manifest declares, in the reader's words. */

import type { Manifest, OptionValue } from '../engine'
import type { Catalogue } from '../engine/catalogue'
import { optionText } from '../engine/setup'
import type { GameInfo } from './messages'

export function gameOffer(manifest: Manifest, words: Catalogue): GameInfo {
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
    clauses: words.section('clause'),
  }
}
