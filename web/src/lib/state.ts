/** A table as this page knows it: one plain object, and how messages change it. */

import type { Answer, ChatLine, LogLine, SeatView, MatchState, Snapshot, TableInfo, Update, You } from './messages'

/** A message whose match can be read: as it came as JSON, or made readable by the engine. */
export type Read<Message extends Answer> = Message extends { match?: unknown } ? Omit<Message, 'match'> & { match?: MatchState | null } : Message

export interface TableState {
  version: number
  table: TableInfo | null
  you: You
  match: MatchState | null
  /** The story so far, by the seat that looks (`-` for a spectator). */
  logs: Record<string, LogLine[]>
  chat: ChatLine[]
  /** What happened since the picture before, for each viewer: shown as movement. */
  news: Record<string, LogLine[]>
}

export function emptyState(): TableState {
  return { version: 0, table: null, you: { seats: [], host: false, links: {} }, match: null, logs: {}, chat: [], news: {} }
}

/** The key of what a seat, or a spectator, sees. */
export function viewer(seat: number | null): string {
  return seat === null ? '-' : String(seat)
}

/** The state after a message; messages that say nothing about the table leave it as it is. */
export function take(state: TableState, message: Read<Answer>): TableState {
  if (message.type === 'snapshot') return fromSnapshot(state, message)
  if (message.type === 'update') return updated(state, message)
  return state
}

function fromSnapshot(state: TableState, message: Read<Snapshot>): TableState {
  const { version, table, you, match = null, chat } = message
  const same = state.table?.table === table.table
  const before = same ? state : emptyState()
  return { version, table, you, match, chat, ...stories(before, match, !same || before.match === null) }
}

function updated(state: TableState, message: Read<Update>): TableState {
  if (message.version < state.version) return state
  return {
    ...state,
    version: message.version,
    table: tableAfter(state.table, message),
    you: message.you ?? state.you,
    match: message.match ?? state.match,
    chat: message.chat ? [...state.chat, ...message.chat] : state.chat,
    ...(message.match ? stories(state, message.match, false) : {}),
  }
}

/** The table after a message: an update names what is new, within objects likewise. */
export function tableAfter(before: TableInfo | null, message: Read<Answer>): TableInfo | null {
  if (message.type === 'snapshot') return message.table
  return message.type === 'update' && message.table ? (merged({ ...before }, message.table) as unknown as TableInfo) : before
}

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

function merged(before: Fields, changed: Fields): Fields {
  const inner = Object.entries(changed).map(([name, value]) => {
    const known = before[name]
    return [name, isObject(known) && isObject(value) ? merged(known, value) : value]
  })
  return { ...before, ...(Object.fromEntries(inner) as Fields) }
}

/** Logs are forgotten from `log_from` on and written anew; the lines beyond what was known are the news. */
function stories(state: TableState, match: MatchState | null, first: boolean): Pick<TableState, 'logs' | 'news'> {
  const logs: TableState['logs'] = {}
  const news: TableState['news'] = {}
  for (const view of match?.views ?? []) {
    const key = viewer(view.seat)
    const known = state.logs[key] ?? []
    logs[key] = [...known.filter((line) => line.ply < view.log_from), ...view.log]
    const last = state.match?.ply ?? 0
    news[key] = first ? [] : view.log.filter((line) => line.ply >= last)
  }
  return { logs, news }
}

/** What a seat sees, or the first view there is. */
export function viewOf(match: MatchState | null, seat: number | null): SeatView | null {
  return match?.views.find((view) => view.seat === seat) ?? match?.views[0] ?? null
}

/** One's own seat that is to act now, unless a bot keeps it. */
export function seatToAct(state: TableState): number | null {
  const actor = state.match?.over ? null : (state.match?.actor ?? null)
  if (actor === null || !state.you.seats.includes(actor)) return null
  return state.table?.seats[actor]?.kept_by ? null : actor
}
