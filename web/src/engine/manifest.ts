/** A game's manifest: its declarations as data, as src/tablee/core/manifest.py writes them. */

import type { ReviewDeclaration } from './review/findings.ts'

export interface NumberKind {
  kind: 'number'
  low: number
  high: number
}
export interface CodesKind {
  kind: 'codes'
  name: string
  names: readonly string[]
}
export interface CompositeKind {
  kind: 'composite'
  name: string
  template: string
  parts: Readonly<Record<string, KindDeclaration>>
}
export interface UnionKind {
  kind: 'union'
  name: string
  kinds: readonly KindDeclaration[]
}
export type KindDeclaration = (
  | NumberKind
  | CodesKind
  | CompositeKind
  | UnionKind
  | { kind: 'seat' }
  | { kind: 'actor' }
  | { kind: 'flag' }
) & { nullable?: boolean; loose?: string }

export interface FieldDeclaration {
  name: string
  column: number
  most: number
  secret: boolean
  of: KindDeclaration
}

export interface FormDeclaration {
  name: string
  template: readonly string[]
  fields: readonly FieldDeclaration[]
}

export interface FactDeclaration {
  path: string
  bare: boolean
  derived: boolean
  hidden: boolean
  empty: boolean
  keys: readonly FieldDeclaration[]
  values: readonly FieldDeclaration[]
}

/** A field of a record: where it is, and of which type (`i4`, `f8`, ...). */
export interface FieldLayout {
  offset: number
  type: string
  shape: readonly number[]
}

export interface Layout {
  size: number
  fields: Readonly<Record<string, FieldLayout>>
}

export type OptionValue = string | boolean

export interface OptionDeclaration {
  clause: string
  /** The default first. */
  values: readonly OptionValue[]
}

export interface Source {
  name: string
  clause: string
  /** Counts from the moment it is made; others count at the end. */
  running: boolean
}

export interface TieBreak {
  name: string
  clause: string
}

export interface ShippedEdition {
  text: string
  /** The box in base64, as the kernel `prepare` wants it. */
  box: string
}

/** An argument of a kernel: a number of 32 or 64 bits (`wide`), or the address of a record or an array. */
export interface Argument {
  name: string
  form: 'number' | 'wide' | 'record' | 'array'
}

/** How a level plays this game: settings of the search, and what is around it. */
export interface LevelDeclaration {
  search: Readonly<Record<string, number | boolean>>
  iterations: number
  threads: number
  overlooks: number
  seconds: number
  /** The digest (SHA-256) of the network by which it judges, if it does. */
  network?: string
}

/** Which bytes a module is, and which of the exports it has. */
export interface ModuleInfo {
  bytes: number
  sha256: string
  exports: string[]
}

export interface Manifest {
  /** The version of how modules are called. */
  interface: number
  game: string
  /** The version of the rules, which a record names. */
  rules: number
  module: ModuleInfo
  /** The module for reviews and experts. */
  study: ModuleInfo
  /** A digest of everything that the module is compiled from. */
  kernels: string
  exports: Readonly<Record<string, readonly Argument[]>>
  /** `box` and `state`; of the search `node`, `scratch` and `settings`, with a network `network` and `room`; of reviews `arm` and `outlook`. */
  records: Readonly<Record<string, Layout>>
  seats: readonly number[]
  most_legal: number
  width: number
  most_events: number
  most_facts: number
  options: Readonly<Record<string, OptionDeclaration>>
  presets: Readonly<Record<string, Readonly<Record<string, OptionValue>>>>
  sources: readonly Source[]
  tie_breaks: readonly TieBreak[]
  moves: readonly FormDeclaration[]
  events: readonly FormDeclaration[]
  questions: readonly FormDeclaration[]
  refusals: readonly FormDeclaration[]
  faults: readonly string[]
  endings: readonly string[]
  facts: readonly FactDeclaration[]
  board: readonly FactDeclaration[]
  editions: Readonly<Record<string, ShippedEdition>>
  /** What the search is given with every game: the weights of the advice, and the levels, the first being level 1. */
  weights: readonly number[]
  levels: readonly LevelDeclaration[]
  /** How closely a review looks at first, and what it calls what it finds. */
  review: ReviewDeclaration
}
