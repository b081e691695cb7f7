/** The catalogues of the games, written in TOML beside the rules, as modules: every word is written once. */
import { parse } from 'smol-toml'
import type { Plugin } from 'vite'

/** What a page needs of a game's catalogue; the rest is for the terminal and for error messages. */
const SECTIONS = ['clauses', 'cards', 'moves', 'prompts', 'sources', 'tie_breaks', 'endings', 'options', 'presets', 'words']
const LEVEL = /^level-\d+$/

/** The sections as one flat list of sentences: `words.red`, `clauses.SL-11`, `title`. */
export function flattened(text: string): Record<string, string> {
  const flat: Record<string, string> = {}
  for (const [name, value] of Object.entries(parse(text))) {
    if (typeof value === 'string') flat[name] = value
    else if (SECTIONS.includes(name) || LEVEL.test(name))
      for (const [key, sentence] of Object.entries(value)) flat[`${name}.${key}`] = String(sentence)
  }
  return flat
}

export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    transform(text, id) {
      if (!id.endsWith('.toml')) return null
      return { code: `export default ${JSON.stringify(flattened(text))}`, map: null, moduleType: 'js' }
    },
  }
}
