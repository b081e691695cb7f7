/** Tables that a house keeps. What this device has of a finished one is not asked for again. */

import { api } from './api'
import type { House, TableLine } from './house'
import { draws } from '../local/draws'
import { keptMatch } from '../local/kept'
import { positionOf } from '../local/past'
import { storage } from '../local/storage.svelte'
import type { Done, Previewed, Request } from './messages'
import { hasModule } from './modules'
import { retold } from './reading'
import { Connection, type ConnectionEvents, type Fields } from './socket'

export const online: House = {
  ...api,
  join: (table, events) => new OnlineLine(table, events),

  async replay(table, language, ply, seat) {
    const past = await keptMatch(table)
    if (past) return positionOf(past, ply, seat)
    const found = await api.replay(table, language, ply, seat)
    return hasModule(found.game) ? retold(found) : found
  },

  async board(table, language) {
    return (await keptMatch(table))?.match.game.board() ?? api.board(table, language)
  },

  async luck(table, language) {
    const past = await keptMatch(table)
    return past ? draws(past.match) : api.luck(table, language)
  },

  async record(table, language) {
    return (await storage.remembered(table))?.record ?? api.record(table, language)
  },
}

/** The match comes as bytes; for a game whose rules this page does not have, it is asked for again as JSON. */
class OnlineLine implements TableLine {
  private connection: Connection

  constructor(table: string, events: ConnectionEvents) {
    const message: ConnectionEvents['message'] = (given) => {
      if (given.type !== 'snapshot' || hasModule(given.table.game)) return events.message(given)
      this.connection.close()
      this.connection = new Connection(table, events, 'json')
    }
    this.connection = new Connection(table, { ...events, message }, 'bytes')
  }

  ask<Type extends Request['type']>(type: Type, fields: Fields<Type>): Promise<Done | Previewed> {
    return this.connection.ask(type, fields)
  }

  close(): void {
    this.connection.close()
  }
}
