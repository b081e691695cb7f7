/**
 * The kernels of one module, called with bytes. A state, a view or a box is a `Uint8Array` that belongs to its owner: it is
 * copied into the module's memory for a call, and out of it where the call has changed it. So there is nothing to release,
 * and the memory of a module does not grow with the number of matches.
 */

import { BadInput } from './errors.ts'
import type { Manifest } from './manifest.ts'
import type { Instance } from './module.ts'
import { RecordView } from './records.ts'

/** A state or a view: the bytes of its record. Never changed once it is made. */
export type State = Uint8Array
/** The edition's components, the options and the number of players: the bytes of their record. */
export type Box = Uint8Array<ArrayBuffer>
/** A random number generator: four words, changed by whoever draws from it. */
export type Rng = Uint8Array<ArrayBuffer>

const PAGE = 65536
const RNG_BYTES = 32
const LINE = 64

export class Kernels {
  readonly manifest: Manifest
  /** Those for reviews and experts, where the game was loaded with them. */
  readonly study: Kernels | null
  private readonly instance: Instance
  private memory: Uint8Array<ArrayBuffer>
  private top: number
  private loadedBox: Box | null = null
  /** The address of the network, in the memory of those for experts. */
  readonly network: number | null
  private readonly at: Readonly<Record<'box' | 'state' | 'after' | 'rows' | 'moves' | 'sheet' | 'rng', number>>

  constructor(instance: Instance, manifest: Manifest, study: Kernels | null = null, network: Uint8Array | null = null) {
    this.instance = instance
    this.study = study
    this.manifest = manifest
    this.memory = new Uint8Array(instance.memory.buffer as ArrayBuffer)
    this.top = instance.free
    const { records, most_facts, most_legal, width, seats } = manifest
    const state = records.state!.size
    this.at = {
      box: this.room(records.box!.size),
      state: this.room(state),
      after: this.room(state),
      rows: this.room(4 * width * most_facts),
      moves: this.room(4 * (most_legal + 1)),
      sheet: this.room(8 * seats.at(-1)! * this.columns),
      rng: this.room(RNG_BYTES),
    }
    this.network = network && this.room(network.length)
    if (network && this.network !== null) this.memory.set(network, this.network)
  }

  /** Those for reviews and experts; a game that was loaded without them says so. */
  get studying(): Kernels {
    if (!this.study) throw new BadInput('no-study', { game: this.manifest.game })
    return this.study
  }

  get columns(): number {
    return this.manifest.sources.length + this.manifest.tie_breaks.length
  }

  /** How much memory the module has taken, in bytes. */
  get memorySize(): number {
    return this.memory.length
  }

  /** A piece of memory of zeros, kept for good. */
  room(bytes: number): number {
    const at = Math.ceil(this.top / LINE) * LINE
    this.top = at + bytes
    const missing = this.top - this.memory.length
    if (missing > 0) {
      this.instance.memory.grow(Math.ceil(missing / PAGE))
      this.memory = new Uint8Array(this.instance.memory.buffer as ArrayBuffer)
    }
    return at
  }

  /** The memory of the module from an address on. */
  bytes(at: number, length: number): Uint8Array<ArrayBuffer> {
    return this.memory.subarray(at, at + length)
  }

  call(kernel: string, ...args: (number | bigint)[]): number {
    return this.instance.exports[kernel]!(...args)
  }

  /** The address of a box, which is put there unless it is there already. */
  boxAt(box: Box): number {
    if (this.loadedBox !== box) this.memory.set(box, this.at.box)
    this.loadedBox = box
    return this.at.box
  }

  private stateAt(state: State, at = this.at.state): number {
    this.memory.set(state, at)
    return at
  }

  private stateFrom(at = this.at.state): State {
    return this.memory.slice(at, at + this.manifest.records.state!.size)
  }

  private withRng(rng: Rng, work: (at: number) => number): number {
    this.memory.set(rng, this.at.rng)
    const answer = work(this.at.rng)
    rng.set(this.bytes(this.at.rng, RNG_BYTES))
    return answer
  }

  private rows(count: number, first = 0): number[][] {
    const width = this.manifest.width
    const numbers = new Int32Array(this.memory.buffer, this.at.rows, width * (first + count))
    return Array.from({ length: count }, (_, place) =>
      Array.from(numbers.subarray(width * (first + place), width * (first + place + 1))),
    )
  }

  private writeRows(rows: readonly (readonly number[])[]): number {
    const numbers = new Int32Array(this.memory.buffer, this.at.rows, this.manifest.width * this.manifest.most_facts)
    rows.forEach((row, place) => numbers.set(row, place * this.manifest.width))
    return this.at.rows
  }

  private zeroSheet(): number {
    this.bytes(this.at.sheet, 8 * this.manifest.seats.at(-1)! * this.columns).fill(0)
    return this.at.sheet
  }

  // --- what the rules say: see `Rules` in src/tablee/core/game.py

  actor(state: State): number {
    return new RecordView(this.manifest.records.state!, state).get('actor')
  }

  ending(state: State): number {
    return new RecordView(this.manifest.records.state!, state).get('ending')
  }

  prepare(box: Box): Box {
    this.loadedBox = null
    this.memory.set(box, this.at.box)
    this.call('prepare', this.at.box)
    return this.memory.slice(this.at.box, this.at.box + box.length)
  }

  start(box: Box): State {
    this.bytes(this.at.state, this.manifest.records.state!.size).fill(0)
    this.call('start', this.boxAt(box), this.at.state)
    return this.stateFrom()
  }

  legal(box: Box, state: State): number[] {
    const count = this.call('legal', this.boxAt(box), this.stateAt(state), this.at.moves)
    return Array.from(new Int32Array(this.memory.buffer, this.at.moves, count))
  }

  apply(box: Box, state: State, action: number): State {
    this.call('apply', this.boxAt(box), this.stateAt(state), action)
    return this.stateFrom()
  }

  tickets(box: Box, state: State): number {
    return this.call('tickets', this.boxAt(box), this.stateAt(state))
  }

  ticket(box: Box, state: State, number: number): number {
    return this.call('ticket', this.boxAt(box), this.stateAt(state), number)
  }

  /** Every ticket of a chance node: each outcome and its weight. */
  outcomes(box: Box, state: State): Map<number, number> {
    const [boxAt, stateAt] = [this.boxAt(box), this.stateAt(state)]
    const weights = new Map<number, number>()
    const count = this.call('tickets', boxAt, stateAt)
    for (let number = 0; number < count; number++) {
      const action = this.call('ticket', boxAt, stateAt, number)
      weights.set(action, (weights.get(action) ?? 0) + 1)
    }
    return weights
  }

  forbids(box: Box, state: State, action: number): number {
    return this.call('forbids', this.boxAt(box), this.stateAt(state), action)
  }

  tally(box: Box, state: State, players: number): number[][] {
    this.call('tally', this.boxAt(box), this.stateAt(state), this.zeroSheet())
    const numbers = new BigInt64Array(this.memory.buffer, this.at.sheet, players * this.columns)
    return Array.from({ length: players }, (_, seat) =>
      Array.from(numbers.subarray(seat * this.columns, (seat + 1) * this.columns), Number),
    )
  }

  redact(box: Box, state: State, seat: number): State {
    this.call('redact', this.boxAt(box), this.stateAt(state), seat)
    return this.stateFrom()
  }

  complete(box: Box, view: State, seat: number, rng: Rng): State {
    this.withRng(rng, (at) => this.call('complete', this.boxAt(box), this.stateAt(view), seat, at))
    return this.stateFrom()
  }

  unsound(box: Box, state: State): number {
    return this.call('unsound', this.boxAt(box), this.stateAt(state))
  }

  spell(box: Box, state: State, action: number): number[] {
    this.call('spell', this.boxAt(box), this.stateAt(state), action, this.at.rows)
    return this.rows(1)[0]!
  }

  find(box: Box, state: State, row: readonly number[]): number {
    return this.call('find', this.boxAt(box), this.stateAt(state), this.writeRows([row]))
  }

  tell(box: Box, before: State, action: number, after: State): number[][] {
    const [was, is] = [this.stateAt(before), this.stateAt(after, this.at.after)]
    return this.rows(this.call('tell', this.boxAt(box), was, action, is, this.zeroSheet(), this.at.rows))
  }

  ask(box: Box, state: State): number[] {
    this.call('ask', this.boxAt(box), this.stateAt(state), this.at.rows)
    return this.rows(1)[0]!
  }

  explain(box: Box, state: State, reason: number, move: readonly number[]): number[] {
    this.call('explain', this.boxAt(box), this.stateAt(state), reason, this.writeRows([move]))
    return this.rows(1, 1)[0]!
  }

  show(box: Box, state: State): number[][] {
    return this.rows(this.call('show', this.boxAt(box), this.stateAt(state), this.zeroSheet(), this.at.rows))
  }

  /** The record that rows of facts describe, and the code of what is wrong with them, or 0. */
  settle(box: Box, rows: readonly (readonly number[])[]): { state: State; fault: number } {
    this.bytes(this.at.state, this.manifest.records.state!.size).fill(0)
    const fault = this.call('settle', this.boxAt(box), this.at.state, this.writeRows(rows), rows.length)
    return { state: this.stateFrom(), fault }
  }

  board(box: Box): number[][] {
    return this.rows(this.call('board', this.boxAt(box), this.at.rows))
  }

  // --- random numbers

  rng(seed: number | bigint, stream = 0): Rng {
    const rng: Rng = new Uint8Array(RNG_BYTES)
    this.withRng(rng, (at) => this.call('seed_rng', at, BigInt(seed), stream))
    return rng
  }

  below(rng: Rng, limit: number): number {
    return this.withRng(rng, (at) => this.call('below', at, limit))
  }
}
