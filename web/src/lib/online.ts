/** Tables that a house keeps. */

import { api } from './api'
import type { House } from './house'
import { Connection } from './socket'

export const online: House = {
  ...api,
  join: (table, events) => new Connection(table, events),
}
