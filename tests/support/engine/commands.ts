/** What the tests ask of the engine, in Node and in a browser alike: material in, data out. */

import { Catalogue, consequences, load, look, Words, choose, Pool, Review, TableeError, verify, type Choice, type GameKind, type Setup, type Study, type WorkerLike } from '../../../web/src/engine/index.ts'
import { seenMoves } from '../../../web/src/engine/bots/levels.ts'
import { search } from '../../../web/src/engine/bots/search.ts'
import { Teller, type Extent } from './story.ts'

/** A game with everything around it, as material.py writes it. */
export interface Material {
  manifest: Record<string, unknown>
  /** In base64. */
  module: string
  study: string
  /** Likewise, where the game has one. */
  network: string | null
  texts: { language: string; core: string[]; game: string }[]
  records: Record<string, string>
}

interface Setting {
  record: string
  ply: number
}

export type Request =
  | ({ command: 'digests'; record: string } & Extent)
  | ({ command: 'tell' } & Setting & Extent)
  | { command: 'records'; texts: Record<string, string> }
  | { command: 'verify'; texts: Record<string, string> }
  | { command: 'load'; damage: 'cut' | 'altered' | 'interface' | 'manifest' | 'without' | 'not-wasm' | 'study' | 'network' | 'no-study' }
  | ({ command: 'search'; level: number; iterations: number; stream: number; seed: number; milliseconds: number | null } & Setting)
  | ({ command: 'choose'; levels: number[]; iterations: number; seed: number; workers: number } & Setting)
  | ({ command: 'speed'; level: number; seconds: number; workers: number } & Setting)
  | { command: 'review'; record: string; effort: { tries: number; worlds: number; samples: number }; again: boolean; workers: number }
  | { command: 'consequences'; record: string; plies: number[] }
  | { command: 'memory'; matches: number }
  | { command: 'play'; setups: Setup[]; seed: number }

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}

function studyOf({ study, network }: Material): Study {
  return { module: bytesOf(study), network: network ? bytesOf(network) : null }
}

function tellerOf(material: Material): Teller {
  return new Teller(material.texts.map(({ language, core, game }) => new Words(new Catalogue(language, ...core), new Catalogue(language, game))))
}

/** A game that was loaded, with its words: loading takes longer than most answers. */
const loaded = new WeakMap<Material, { kind: Promise<GameKind>; teller: Teller }>()

function loadedFrom(material: Material): { kind: Promise<GameKind>; teller: Teller } {
  const found = loaded.get(material) ?? { kind: load(material.manifest, bytesOf(material.module), studyOf(material)), teller: tellerOf(material) }
  loaded.set(material, found)
  return found
}

export async function run(material: Material, request: Request, start?: () => WorkerLike): Promise<unknown> {
  if (request.command === 'load') return refusedLoad(material, request.damage, tellerOf(material))
  const { teller, kind: loading } = loadedFrom(material)
  const kind = await loading
  switch (request.command) {
    case 'digests':
      return teller.digests(kind, material.records[request.record]!, request)
    case 'tell':
      return [...teller.story(kind.replay(material.records[request.record]!), request)][request.ply]
    case 'records': {
      const replayed = ([name, text]: [string, string]) => [name, teller.outcome(() => kind.replay(text).record())]
      return Object.fromEntries(Object.entries(request.texts).map(replayed))
    }
    case 'verify': {
      const verified = ([name, text]: [string, string]) => [name, teller.outcome(() => verify(kind.replay(text)))]
      return Object.fromEntries(Object.entries(request.texts).map(verified))
    }
    case 'search': {
      const { game, view, seat, legal } = at(kind, material, request)
      const level = game.manifest.levels[request.level - 1]!
      const { box } = game
      const [nodes, considered] = [request.iterations + 2, seenMoves(kind.kernels, legal, level.overlooks, request.seed)]
      const isExpert = level.network !== undefined
      const task = { box, view, seat, considered, settings: level.search, seed: BigInt(request.seed), stream: request.stream }
      return search(kind.kernels, { ...task, nodes, iterations: request.iterations, milliseconds: request.milliseconds, isExpert })
    }
    case 'choose': {
      const { game, view, seat } = at(kind, material, request)
      const decisions = request.levels.map((level) => ({ level, view, seat, seed: request.seed, budget: { iterations: request.iterations } }))
      if (!request.workers) return decisions.map((decision) => choose(game, decision))
      const pool = new Pool(kind, start!, request.workers)
      const choices: Choice[] = []
      for (const decision of [...decisions, ...decisions]) choices.push(await pool.think(game, decision))
      pool.stop()
      return choices
    }
    case 'speed': {
      const { game, view, seat } = choiceFrom(kind, material, request)
      const pool = new Pool(kind, start!, request.workers)
      await pool.think(game, { level: request.level, view, seat, seed: 1, budget: { iterations: 100 } })
      const begun = performance.now()
      const { iterations } = await pool.think(game, { level: request.level, view, seat, seed: 2, budget: { seconds: request.seconds } })
      pool.stop()
      return (1000 * iterations) / (performance.now() - begun)
    }
    case 'review': {
      const review = new Review(kind.replay(material.records[request.record]!), request.effort)
      const pool = request.workers ? new Pool(kind, start!, request.workers) : null
      const looker = pool ? pool.look.bind(pool) : look.bind(null, kind.kernels)
      await review.look(looker, undefined, Math.max(1, request.workers))
      if (request.again) await review.lookAgain(looker)
      pool?.stop()
      return review.findings()
    }
    case 'consequences': {
      const { game } = kind.replay(material.records[request.record]!)
      const found = request.plies.map((ply) => {
        const { view, seat, legal } = at(kind, material, { record: request.record, ply })
        return consequences(game, { view, seat, better: legal.at(-1)!, worse: legal[0]!, ply })
      })
      return found
    }
    case 'memory': {
      const sizes = [1, request.matches].map((count) => {
        for (let seed = 0; seed < count; seed++) play(kind, {}, seed)
        return kind.kernels.memorySize
      })
      return sizes
    }
    case 'play':
      return request.setups.map((setup) => play(kind, setup, request.seed))
  }
}

function at(kind: GameKind, material: Material, { record, ply }: Setting) {
  const match = kind.replay(material.records[record]!)
  const { game } = match
  const state = match.stateAt(ply)
  const seat = game.actor(state)
  const view = game.view(state, seat)
  return { game, view, seat, legal: game.legal(view) }
}

/** The first position from a ply on at which somebody has a choice. */
function choiceFrom(kind: GameKind, material: Material, { record, ply }: Setting): ReturnType<typeof at> {
  const match = kind.replay(material.records[record]!)
  const isChoice = (one: number): boolean => match.game.actor(match.stateAt(one)) >= 0 && match.game.legal(match.stateAt(one)).length > 1
  while (!isChoice(ply)) ply += 1
  return at(kind, material, { record, ply })
}

/** A whole match in which one or another of the legal moves is played, by the ply; its record. */
function play(kind: GameKind, setup: Setup, seed: number): string {
  const match = kind.game(setup).match({ seed })
  while (!match.over) {
    const legal = match.legalActions()
    match.play(legal[(match.ply * 31) % legal.length]!)
  }
  return match.record()
}

async function refusedLoad(material: Material, damage: string, teller: Teller): Promise<unknown> {
  const [bytes, manifest] = [bytesOf(material.module), structuredClone(material.manifest)]
  const kept = globalThis.WebAssembly
  if (damage === 'altered') bytes[bytes.length >> 1]! ^= 1
  if (damage === 'interface') manifest.interface = 99
  if (damage === 'without') (globalThis as Record<string, unknown>).WebAssembly = undefined
  if (damage === 'not-wasm') {
    bytes.fill(7)
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    manifest.module = { exports: [], bytes: bytes.length, sha256: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') }
  }
  try {
    const study = { module: damage === 'study' ? bytes : bytesOf(material.study), network: damage === 'network' ? bytes : null }
    const given = damage === 'cut' ? bytes.slice(0, -100) : bytes
    const kind = await load(damage === 'manifest' ? '<!doctype html>' : manifest, given, damage === 'no-study' ? null : study)
    return kind.kernels.studying && null
  } catch (found) {
    if (found instanceof TableeError) return teller.error(found)
    throw found
  } finally {
    globalThis.WebAssembly = kept
  }
}
