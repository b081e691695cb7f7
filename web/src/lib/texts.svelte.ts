/** Sentences in the reader's language. A part (`shell`, `sunrise-lane`, `core`) is loaded when it is first needed. */

import { Catalogue } from '../engine/catalogue'
import type { Translate } from '../games/contract'
import { prefer, preferences, type Language } from './preferences.svelte'

const OWN = import.meta.glob<string>('../texts/*/*.ftl', { query: '?raw', import: 'default' })
const RULES = import.meta.glob<string>('../../../src/tablee/{games/*,bots,review}/texts/*.ftl', { query: '?raw', import: 'default' })
const CORE = import.meta.glob<string>(['../../../src/tablee/texts/*.ftl', '../engine/texts/*.ftl'], { query: '?raw', import: 'default' })

const loaded: Record<string, Catalogue> = $state.raw({})
let version = $state(0)
/** The parts that somebody has needed: in another language they are needed again. */
export const spoken = new Set<string>()

function files(language: Language, part: string): (() => Promise<string>)[] {
  if (part === 'core') return [`../../../src/tablee/texts/${language}.ftl`, `../engine/texts/${language}.ftl`].map((file) => CORE[file]!)
  const folder = part.replaceAll('-', '_')
  const found = [
    RULES[`../../../src/tablee/${folder}/texts/${language}.ftl`],
    RULES[`../../../src/tablee/games/${folder}/texts/${language}.ftl`],
    OWN[`../texts/${language}/${part}.ftl`],
  ]
  return found.filter((one) => one !== undefined)
}

/** Make sure that the sentences of these parts can be said. */
export async function loadTexts(language: Language, ...parts: string[]): Promise<void> {
  await Promise.all(
    parts.map(async (part) => {
      spoken.add(part)
      const key = `${language}/${part}`
      if (loaded[key]) return
      loaded[key] = new Catalogue(language, ...(await Promise.all(files(language, part).map((load) => load()))))
      version += 1
    }),
  )
}

let wanted: Language | null = null

/** The page in another language, as soon as whatever it says now can be said in it: until then, and without a connection, it stays as it is. */
export async function speak(language: Language): Promise<void> {
  wanted = language
  const isThere = await loadTexts(language, ...spoken).then(() => true, () => false)
  if (isThere && wanted === language) prefer({ language })
}

/** The sentences of a part, once they are loaded. */
export function catalogue(part: string, language: Language = preferences.language): Catalogue | undefined {
  return version >= 0 ? loaded[`${language}/${part}`] : undefined
}

/** t('shell.home-title'), t('sunrise-lane.word-red'), t('sunrise-lane.idle', { count: 3 }): nothing while its part is on its way. */
export const t: Translate = (key, params) => {
  const [part = '', name = ''] = key.split('.')
  return catalogue(part)?.say(name, params) ?? ''
}

/** Whether there is such a sentence. */
export function has(key: string): boolean {
  const [part = '', name = ''] = key.split('.')
  return catalogue(part)?.knows(name) ?? false
}
