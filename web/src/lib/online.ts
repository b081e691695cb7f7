/** Tables that a house keeps. */

import { api } from './api'
import type { House, TableLine } from './house'
import type { Done, Previewed, Request } from './messages'
import { hasModule } from './modules'
import { Connection, type ConnectionEvents, type Fields } from './socket'

export const online: House = {
  ...api,
  join: (table, events) => new OnlineLine(table, events),
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
