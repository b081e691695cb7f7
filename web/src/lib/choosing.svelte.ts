/** A position in which moves are chosen and tried on this page alone: what is chosen, what it would bring, and why something cannot be done. */

import type { LegalMove, PlayerInfo } from '../games/contract'
import type { Explained, FullPreview, Reader } from './reader'
import type { Confirming } from './table.svelte'

export abstract class Choosing implements Confirming {
  readonly busy = false
  chosen = $state.raw<LegalMove | null>(null)
  preview = $state.raw<FullPreview | null>(null)
  notice = $state.raw<Explained | null>(null)
  abstract readonly players: PlayerInfo[]
  protected abstract readonly reader: Reader

  /** What a move would bring; an error of the engine where it cannot be played. */
  abstract imagine(move: string): FullPreview

  /** What is chosen is done. */
  abstract confirm(): Promise<void>

  /** A move chosen; chosen once more, it is confirmed. */
  choose(move: LegalMove): void {
    if (this.chosen?.text === move.text) return void this.confirm()
    this.notice = null
    this.chosen = move
    this.preview = this.imagine(move.text)
  }

  /** Why a move cannot be played. */
  refuse(text: string): void {
    this.forget()
    try {
      this.imagine(text)
    } catch (error) {
      this.notice = this.reader.explain(error)
      if (!this.notice) throw error
    }
  }

  forget(): void {
    this.chosen = this.preview = this.notice = null
  }
}
