/** A word that a bot says now and then at good or bad luck. */

import type { GameEvent, GameModule } from '../games/contract'
import { preferences } from './preferences.svelte'
import type { TableClient } from './table.svelte'
import { has, t } from './texts.svelte'

/** So many actions lie between two remarks at least: who talks all the time is not listened to. */
const SILENCE = 12
const SECONDS = 6
const VARIANTS = 2

export interface Remark {
  seat: number
  text: string
}

export class Remarks {
  now: Remark | null = $state.raw(null)
  private last = -SILENCE

  /** Say something about what has just happened, if a bot has reason to. */
  hear(client: TableClient, module: GameModule, events: readonly GameEvent[], ply: number): void {
    if (!preferences.remarks || ply - this.last < SILENCE) return
    for (const { seat, luck } of events.flatMap((event) => module.luck?.(event) ?? [])) {
      const bot = client.state.table?.seats[seat]?.bot
      const key = `shell.remark-${bot}-${luck}-${1 + (ply % VARIANTS)}`
      if (!bot || !has(key)) continue
      this.last = ply
      this.now = { seat, text: t(key) }
      setTimeout(() => (this.now = null), SECONDS * 1000)
      return
    }
  }
}
