/** One tree for one decision: the memory and the clock around the kernels `begin` and `search` (src/tablee/bots/decision.py). */

import type { Box, Kernels, State } from '../kernels.ts'
import { RecordView } from '../records.ts'

/** Settings of a search by name, as `SearchSettings` in src/tablee/bots/records.py explains them. */
export type SearchSettings = Readonly<Record<string, number | boolean>>

/** Everything that one search is told; it can be sent to a worker. */
export interface SearchTask {
  box: Box
  view: State
  seat: number
  /** The moves to choose from. */
  considered: readonly number[]
  settings: SearchSettings
  seed: bigint
  /** Which of several searches for the same decision this is: each has luck of its own. */
  stream: number
  nodes: number
  iterations: number
  /** How long it may take; null: until the iterations are done. */
  milliseconds: number | null
  /** Whether the network judges, which the game was loaded with. */
  isExpert: boolean
}

/** A move considered at the root: how often it was tried, and sums over what came of it. */
export interface RootMove {
  action: number
  visits: number
  value: number
  win: number
  margin: number
  square: number
}

const STATES = 3
const ROOT = 0
const NONE = -1
/** Iterations between two looks at the clock. */
const CHUNK = 16
export const MOST_NODES = 60_000

/** The memory of searches in one module: taken with the first of them and used again by all others. */
interface Places {
  /** A world, what a move makes of it, and the view. */
  states: number
  nodes: number
  scratch: number
  settings: number
  rng: number
  room: number
}

const places = new WeakMap<Kernels, Places>()

function placesIn(kernels: Kernels): Places {
  const known = places.get(kernels)
  if (known) return known
  const { state, node, scratch, settings, room } = kernels.manifest.records
  const made = {
    states: kernels.room(STATES * state!.size),
    nodes: kernels.room(MOST_NODES * node!.size),
    scratch: kernels.room(scratch!.size),
    settings: kernels.room(settings!.size),
    rng: kernels.room(32),
    room: kernels.room(room?.size ?? 0),
  }
  places.set(kernels, made)
  return made
}

/** Search until the iterations are done, the time is up or nothing can catch up with the leader; what became of the moves considered. */
export function search(every: Kernels, task: SearchTask): RootMove[] {
  const kernels = task.isExpert ? every.studying : every
  const at = placesIn(kernels)
  prepare(kernels, task, at)
  const began = performance.now()
  const deadline = task.milliseconds === null ? Infinity : began + task.milliseconds
  const chunk = task.milliseconds === null ? task.iterations : CHUNK
  const box = kernels.boxAt(task.box)
  for (let done = 0; done < task.iterations; ) {
    const { states, rng, nodes, scratch, settings, room } = at
    const given = [box, states, task.seat, rng, nodes, task.nodes, scratch, settings]
    const next = Math.min(chunk, task.iterations - done)
    if (task.isExpert) kernels.call('expert_search', ...given, kernels.network!, room, next)
    else kernels.call('search', ...given, next)
    done += chunk
    const now = performance.now()
    if (task.milliseconds === null) continue
    const left = Math.min(task.iterations - done, (done * (deadline - now)) / Math.max(now - began, 1e-6))
    if (now >= deadline || kernels.call('lead', nodes, task.nodes) > left) break
  }
  return rootMoves(kernels, at.nodes)
}

function prepare(kernels: Kernels, task: SearchTask, at: Places): void {
  const { state, node, scratch, settings } = kernels.manifest.records
  for (let place = 0; place < STATES; place++) kernels.bytes(at.states + place * state!.size, state!.size).set(task.view)
  kernels.bytes(at.nodes, task.nodes * node!.size).fill(0)
  kernels.bytes(at.rng, 32).set(kernels.rng(task.seed, task.stream))
  const notes = cleared(kernels, at.scratch, scratch!)
  const considered = [...task.considered].sort((one, other) => one - other)
  considered.forEach((action, place) => notes.set('considered', action, place))
  notes.set('considered_count', considered.length)
  const chosen = cleared(kernels, at.settings, settings!)
  for (const [name, value] of Object.entries(task.settings)) chosen.set(name, Number(value))
  kernels.manifest.weights.forEach((weight, place) => chosen.set('weights', weight, place))
  kernels.call('begin', at.nodes, task.nodes, at.scratch)
}

function cleared(kernels: Kernels, at: number, layout: ConstructorParameters<typeof RecordView>[0]): RecordView {
  const bytes = kernels.bytes(at, layout.size)
  bytes.fill(0)
  return new RecordView(layout, bytes)
}

function rootMoves(kernels: Kernels, at: number): RootMove[] {
  const layout = kernels.manifest.records.node!
  const node = (place: number): RecordView => new RecordView(layout, kernels.bytes(at + place * layout.size, layout.size))
  const found: RootMove[] = []
  for (let place = node(ROOT).get('first'); place !== NONE; place = node(place).get('next')) {
    const one = node(place)
    found.push({
      action: one.get('action'),
      visits: one.get('visits'),
      value: one.get('value'),
      win: one.get('win'),
      margin: one.get('margin'),
      square: one.get('square'),
    })
  }
  return found
}
