/** Who keeps a table: a house, which is a server with everybody's word, or this page by itself. */

import type { ConnectionEvents, Fields } from './socket'
import type { Done, Draw, Mine, NewTable, Opened, Previewed, Replay, Request } from './messages'
import { here } from '../local/here'
import { online } from './online'

/** The line to a table that somebody keeps. */
export interface TableLine {
  ask<Type extends Request['type']>(type: Type, fields: Fields<Type>): Promise<Done | Previewed>
  close(): void
}

export interface House {
  /** A new table, with those who sit down at once. */
  open(wanted: NewTable, language: string): Promise<Opened>
  /** Take part in what happens at a table. */
  join(table: string, events: ConnectionEvents): TableLine
  /** One's own matches, running and finished. */
  matches(language: string): Promise<Mine[]>
  /** A position of a match, and the story up to it. */
  replay(table: string, language: string, ply?: number, seat?: number | null): Promise<Replay>
  /** What never changes during a match. */
  board(table: string, language: string): Promise<Record<string, unknown>>
  /** Every draw of luck of a finished match. */
  luck(table: string, language: string): Promise<Draw[]>
  /** A finished match as a text. */
  record(table: string, language: string): Promise<string>
  /** What somebody needs who looks into a problem. */
  report(table: string, language: string): Promise<string>
}

/** Tables of this page are called so; a house calls none like that. */
const HERE = /^here-/

export function isHere(table: string): boolean {
  return HERE.test(table)
}

export function houseOf(table: string): House {
  return isHere(table) ? here : online
}
