/** A game's declarations, read once from its manifest, and the shapes of its data for TypeScript. */

import { Facts } from './facts.ts'
import { Forms } from './forms.ts'
import type { Manifest } from './manifest.ts'

/** The types of a game's data; `Declared` in a game's own declared.ts is of this form. */
export interface Shapes {
  view: object
  move: { move: string }
  event: { event: string; seat: number | null }
  question: { question: string }
  board: object
}

/** The shapes of a game that nobody has declared types for. */
export interface AnyShapes extends Shapes {
  view: Record<string, unknown>
  move: { move: string } & Record<string, unknown>
  event: { event: string; seat: number | null } & Record<string, unknown>
  question: { question: string } & Record<string, unknown>
  board: Record<string, unknown>
}

export class Declarations {
  readonly moves: Forms
  readonly events: Forms
  readonly questions: Forms
  readonly refusals: Forms
  readonly facts: Facts
  readonly board: Facts

  constructor(manifest: Manifest) {
    const { width } = manifest
    this.moves = new Forms(manifest.moves, width)
    this.events = new Forms(manifest.events, width)
    this.questions = new Forms(manifest.questions, width)
    this.refusals = new Forms(manifest.refusals, width)
    this.facts = new Facts(manifest.facts)
    this.board = new Facts(manifest.board)
  }

  /** The first words of all moves, for error messages. */
  firstWords(): string {
    return [...new Set(this.moves.forms.map((form) => form.template[0]))].join(', ')
  }
}
