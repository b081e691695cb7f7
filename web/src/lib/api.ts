/** The addresses of the server that are not the socket. */

import type { Draw, HouseAddress, Mine, NewTable, Opened, Problem, Replay, ServerInfo, Summary, TableEdition } from './messages'

/** A refusal, or no answer at all (`slug` is then `unreachable`). */
export class Refused extends Error {
  constructor(readonly slug: string, message: string, readonly clause: string | null = null) {
    super(message)
  }
}

async function ask<Answer>(path: string, language: string, init: RequestInit = {}): Promise<Answer> {
  return (await (await answered(path, language, init)).json()) as Answer
}

async function answered(path: string, language: string, init: RequestInit = {}): Promise<Response> {
  const mark = path.includes('?') ? '&' : '?'
  let response: Response
  try {
    response = await fetch(`${path}${mark}language=${language}`, { ...init, headers: { 'Accept-Language': language, ...init.headers } })
  } catch {
    throw new Refused('unreachable', '')
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null
    throw new Refused(problem?.slug ?? 'internal', problem?.text ?? '', problem?.clause ?? null)
  }
  return response
}

export const api = {
  games: (language: string) => ask<ServerInfo>('/api/games', language),
  tables: (language: string) => ask<Summary[]>('/api/tables', language),
  matches: (language: string) => ask<Mine[]>('/api/matches', language),
  reach: (language: string) => ask<HouseAddress>('/api/house', language),
  openHouse: (language: string) => ask<HouseAddress>('/api/house/open', language, { method: 'POST' }),
  me: (language: string) => ask<unknown>('/api/me', language),
  board: (table: string, language: string) => ask<Record<string, unknown>>(`/api/tables/${table}/board`, language),
  edition: (table: string, language: string) => ask<TableEdition>(`/api/tables/${table}/edition`, language),
  luck: (table: string, language: string) => ask<Draw[]>(`/api/tables/${table}/luck`, language),
  record: async (table: string, language: string) => (await answered(`/api/tables/${table}/record`, language)).text(),
  report: async (table: string, language: string) => (await answered(`/api/tables/${table}/report`, language)).text(),
  open: (table: NewTable, language: string) =>
    ask<Opened>('/api/tables', language, {
      method: 'POST',
      body: JSON.stringify(table),
      headers: { 'Content-Type': 'application/json' },
    }),
  replay: (table: string, language: string, ply?: number, seat?: number | null) => {
    const query = new URLSearchParams()
    if (ply !== undefined) query.set('ply', String(ply))
    if (seat !== undefined && seat !== null) query.set('seat', String(seat))
    return ask<Replay>(`/api/tables/${table}/replay?${query}`, language)
  },
}
