/** Sentences in the reader's language. A part (`shell`, `sunrise-lane`) is loaded when it is first needed. */

import type { Translate } from '../games/contract'
import { preferences, type Language } from './preferences.svelte'

type Sentences = Record<string, string>
type Loader = () => Promise<{ default: Sentences }>

const own = import.meta.glob<{ default: Sentences }>('../texts/*/*.json')
const games = import.meta.glob<{ default: Sentences }>('../../../src/tablee/{games/*,bots}/texts/*.toml')

const loaded: Record<string, Sentences> = $state({})

function loaders(language: Language, part: string): Loader[] {
  const folder = part.replaceAll('-', '_')
  const found = [games[`../../../src/tablee/${folder}/texts/${language}.toml`], games[`../../../src/tablee/games/${folder}/texts/${language}.toml`], own[`../texts/${language}/${part}.json`]]
  return found.filter((one) => one !== undefined)
}

/** Make sure that the sentences of these parts can be said. */
export async function loadTexts(language: Language, ...parts: string[]): Promise<void> {
  await Promise.all(
    parts.map(async (part) => {
      const key = `${language}/${part}`
      if (loaded[key]) return
      const modules = await Promise.all(loaders(language, part).map((load) => load()))
      loaded[key] = Object.assign({}, ...modules.map((module) => module.default)) as Sentences
    }),
  )
}

/** `{name}` is filled in; `{count|# card|# cards}` chooses by number. */
export function fill(template: string, params: Record<string, unknown>, language: string): string {
  return template.replace(/\{(\w+)(?:\|([^{}]*))?\}/g, (whole, name: string, forms?: string) => {
    if (!(name in params)) return whole
    if (forms === undefined) return String(params[name])
    const [one = '', other = one] = forms.split('|')
    const count = Number(params[name])
    const form = new Intl.PluralRules(language).select(count) === 'one' ? one : other
    return form.replaceAll('#', String(params[name]))
  })
}

/** t('shell.home.title'), t('sunrise-lane.words.red'), t('sunrise-lane.pieces_left', { count: 3 }). */
export const t: Translate = (key, params = {}) => {
  const language = preferences.language
  const dot = key.indexOf('.')
  const sentence = loaded[`${language}/${key.slice(0, dot)}`]?.[key.slice(dot + 1)]
  return sentence === undefined ? key : fill(sentence, params, language)
}

/** Whether there is such a sentence. */
export function has(key: string): boolean {
  const dot = key.indexOf('.')
  return loaded[`${preferences.language}/${key.slice(0, dot)}`]?.[key.slice(dot + 1)] !== undefined
}
