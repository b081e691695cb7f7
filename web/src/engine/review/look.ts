/** A look at one ply: the memory around the kernel `look` (src/tablee/review/judge.py). */

import type { Box, Kernels, State } from '../kernels.ts'
import { RecordView } from '../records.ts'

/** A move that was tried: sums over the worlds it was tried in. What they mean is in src/tablee/review/records.py. */
export interface Arm {
  action: number
  visits: number
  worth: number
  gap: number
  gap_square: number
  wins: number[]
  wins_square: number
  margins: number[]
  points: number[]
}

/** What every seat may expect of a state: sums over samples. */
export interface Outlook {
  samples: number
  wins: number[]
  wins_square: number[]
  margins: number[]
  margins_square: number[]
}

/** What has been found out about a ply; it can be kept, and gone on from. */
export interface Found {
  arms: Arm[]
  outlook: Outlook
}

/** Everything that a look is told; it can be sent to a worker. */
export interface LookTask {
  box: Box
  players: number
  state: State
  /** What the seat knew; the state itself where luck acts. */
  view: State
  seat: number
  seed: number
  /** What was found out before; at first `untried` moves. */
  known: Found
  /** Trials of every move before the best are compared; 0 once they are known. */
  tries: number
  worlds: number
  samples: number
}

/** Instead of an action, where advice chooses one. */
export const NOTHING = -1
/** Where the arms stand: see src/tablee/review/records.py. */
export const [PLAYED, UNPLANNED, ADVISED, OTHERS] = [0, 1, 2, 3]
const STATES = 4
const VIEW = 1
const MOST_NODES = 4096
const RNG_BYTES = 32
const ARM_NUMBERS = ['action', 'visits', 'worth', 'gap', 'gap_square', 'wins_square'] as const
const ARM_SEATS = ['wins', 'margins', 'points'] as const
const OUTLOOK_SEATS = ['wins', 'wins_square', 'margins', 'margins_square'] as const

/** Moves that nobody has tried yet. */
export function untried(actions: readonly number[], players: number): Found {
  const nothing = (): number[] => Array.from({ length: players }, () => 0)
  const sums = { visits: 0, worth: 0, gap: 0, gap_square: 0, wins_square: 0 }
  return {
    arms: actions.map((action) => ({ action, ...sums, wins: nothing(), margins: nothing(), points: nothing() })),
    outlook: { samples: 0, wins: nothing(), wins_square: nothing(), margins: nothing(), margins_square: nothing() },
  }
}

type Places = Record<'worlds' | 'arms' | 'nodes' | 'outlook' | 'luck' | 'whims' | 'scratch' | 'settings', number>

const places = new WeakMap<Kernels, Places>()

function placesIn(kernels: Kernels): Places {
  const known = places.get(kernels)
  if (known) return known
  const { records, most_legal } = kernels.manifest
  const made = {
    worlds: kernels.room(STATES * records.state!.size),
    arms: kernels.room((most_legal + OTHERS) * records.arm!.size),
    nodes: kernels.room(MOST_NODES * records.node!.size),
    outlook: kernels.room(records.outlook!.size),
    luck: kernels.room(RNG_BYTES),
    whims: kernels.room(RNG_BYTES),
    scratch: kernels.room(records.scratch!.size),
    settings: kernels.room(records.settings!.size),
  }
  const settings = new RecordView(records.settings!, kernels.bytes(made.settings, records.settings!.size))
  for (const [name, value] of Object.entries(kernels.manifest.review.search)) settings.set(name, Number(value))
  kernels.manifest.weights.forEach((weight, place) => settings.set('weights', weight, place))
  places.set(kernels, made)
  return made
}

/** Look at a ply, for the first time or once more. */
export function look(every: Kernels, task: LookTask): Found {
  const kernels = every.studying
  const { state, arm } = kernels.manifest.records
  const at = placesIn(kernels)
  for (let place = 0; place < STATES; place++) {
    kernels.bytes(at.worlds + place * state!.size, state!.size).set(place === VIEW ? task.view : task.state)
  }
  write(kernels, at, task.known)
  const box = kernels.boxAt(task.box)
  const count = task.known.arms.length
  const left = kernels.call(
    'look', box, at.worlds, task.seat, BigInt(task.seed), at.arms, count, count, at.nodes, MOST_NODES, at.outlook, at.luck, at.whims, at.scratch,
    at.settings, task.tries, task.worlds, task.samples,
  ) // prettier-ignore
  const armAt = (place: number): RecordView => new RecordView(arm!, kernels.bytes(at.arms + place * arm!.size, arm!.size))
  return { arms: Array.from({ length: left }, (_, place) => readArm(armAt(place), task.players)), outlook: readOutlook(kernels, at, task.players) }
}

/** Put what is known into the module's memory. */
function write(kernels: Kernels, at: Places, { arms, outlook }: Found): void {
  const { arm, outlook: whole } = kernels.manifest.records
  kernels.bytes(at.arms, arms.length * arm!.size).fill(0)
  arms.forEach((one, place) => {
    const record = new RecordView(arm!, kernels.bytes(at.arms + place * arm!.size, arm!.size))
    for (const name of ARM_NUMBERS) record.set(name, one[name])
    for (const name of ARM_SEATS) one[name].forEach((sum, seat) => record.set(name, sum, seat))
  })
  const record = new RecordView(whole!, kernels.bytes(at.outlook, whole!.size))
  record.set('samples', outlook.samples)
  for (const name of OUTLOOK_SEATS) outlook[name].forEach((sum, seat) => record.set(name, sum, seat))
}

function seats(record: RecordView, name: string, players: number): number[] {
  return Array.from({ length: players }, (_, seat) => record.get(name, seat))
}

function readArm(record: RecordView, players: number): Arm {
  return {
    action: record.get('action'),
    visits: record.get('visits'),
    worth: record.get('worth'),
    gap: record.get('gap'),
    gap_square: record.get('gap_square'),
    wins: seats(record, 'wins', players),
    wins_square: record.get('wins_square'),
    margins: seats(record, 'margins', players),
    points: seats(record, 'points', players),
  }
}

function readOutlook(kernels: Kernels, at: Places, players: number): Outlook {
  const { outlook } = kernels.manifest.records
  const record = new RecordView(outlook!, kernels.bytes(at.outlook, outlook!.size))
  return {
    samples: record.get('samples'),
    wins: seats(record, 'wins', players),
    wins_square: seats(record, 'wins_square', players),
    margins: seats(record, 'margins', players),
    margins_square: seats(record, 'margins_square', players),
  }
}
