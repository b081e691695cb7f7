/** Sentences in the reader's language. A part (`shell`, `sunrise-lane`) is loaded when it is first needed. */

import type { FluentBundle } from '@fluent/bundle'

import type { Translate } from '../games/contract'
import { bundleOf, say } from './fluent'
import { preferences, type Language } from './preferences.svelte'

const OWN = import.meta.glob<string>('../texts/*/*.ftl', { query: '?raw', import: 'default' })
const RULES = import.meta.glob<string>('../../../src/tablee/{games/*,bots}/texts/*.ftl', { query: '?raw', import: 'default' })

const loaded: Record<string, FluentBundle> = $state.raw({})
let version = $state(0)

function files(language: Language, part: string): (() => Promise<string>)[] {
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
      const key = `${language}/${part}`
      if (loaded[key]) return
      loaded[key] = bundleOf(language, await Promise.all(files(language, part).map((load) => load())))
      version += 1
    }),
  )
}

function bundle(part: string): FluentBundle | undefined {
  return version >= 0 ? loaded[`${preferences.language}/${part}`] : undefined
}

/** t('shell.home-title'), t('sunrise-lane.word-red'), t('sunrise-lane.near', { count: 3 }): nothing while its part is on its way. */
export const t: Translate = (key, params) => {
  const [part = '', name = ''] = key.split('.')
  const texts = bundle(part)
  return texts ? say(texts, name, params) : ''
}

/** Whether there is such a sentence. */
export function has(key: string): boolean {
  const [part = '', name = ''] = key.split('.')
  return bundle(part)?.hasMessage(name) ?? false
}
