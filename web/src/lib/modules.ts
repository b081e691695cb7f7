/** The games that this page plays by itself: their modules and manifests, each loaded when it is needed. */

import { load, type GameKind, type Study } from '../engine'
import { checkedManifest } from '../engine/module'
import type { Manifest } from '../engine/manifest'

const MODULES = import.meta.glob<string>('../../../src/tablee/wasm/modules/*.wasm', { query: '?url', import: 'default', eager: true })
const MANIFESTS = import.meta.glob<string>('../../../src/tablee/wasm/modules/*.json', { query: '?url', import: 'default', eager: true })
/** Networks lie with the rules of their game, in a folder of its name. */
const NETWORKS = import.meta.glob<string>('../../../src/tablee/games/*/expert.bin', { query: '?url', import: 'default', eager: true })

const file = (name: string, ending: string): string => `../../../src/tablee/wasm/modules/${name}.${ending}`
const manifests = new Map<string, Promise<Manifest>>()
const kinds = new Map<string, Promise<GameKind>>()

/** The games that have a module here. */
export const OWN_GAMES: readonly string[] = Object.keys(MANIFESTS).map((path) => path.replace(/^.*\/(.*)\.json$/, '$1'))

/** What a game is loaded for: to be played, to be looked into closely, or to be played by an expert as well. */
export type Purpose = 'play' | 'study' | 'expert'

/** Whether this page knows the rules of a game. */
export function hasModule(game: string): boolean {
  return OWN_GAMES.includes(game)
}

/** What a game declares. */
export function loadManifest(game: string): Promise<Manifest> {
  return once(manifests, game, async () => checkedManifest(await (await fetched(MANIFESTS[file(game, 'json')]!)).text()))
}

/** A game, ready to be set up and played; for more than that more is fetched. */
export function loadKind(game: string, purpose: Purpose = 'play'): Promise<GameKind> {
  return once(kinds, `${game} ${purpose}`, async () => {
    const study = purpose === 'play' ? null : studyOf(game, purpose === 'expert')
    return load(...(await Promise.all([loadManifest(game), bytes(MODULES[file(game, 'wasm')]!), study])))
  })
}

async function studyOf(game: string, isExpert: boolean): Promise<Study> {
  const network = isExpert ? bytes(NETWORKS[`../../../src/tablee/games/${game.replaceAll('-', '_')}/expert.bin`]!) : null
  const [module, weights] = await Promise.all([bytes(MODULES[file(game, 'study.wasm')]!), network])
  return { module, network: weights }
}

async function bytes(address: string): Promise<ArrayBuffer> {
  return (await fetched(address)).arrayBuffer()
}

async function fetched(address: string): Promise<Response> {
  const found = await fetch(address)
  if (!found.ok) throw new TypeError(`${address}: ${found.status}`)
  return found
}

/** What was made before, or is being made; a failure is forgotten, so that it can be tried again. */
function once<Made>(made: Map<string, Promise<Made>>, name: string, make: () => Promise<Made>): Promise<Made> {
  const known = made.get(name)
  if (known) return known
  const making = make()
  made.set(name, making)
  making.catch(() => made.delete(name))
  return making
}
