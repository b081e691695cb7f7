import { describe, expect, it } from 'vitest'

import type { SeatView, LogLine, MatchState, Snapshot, TableInfo, Update } from './messages'
import { emptyState, seatToAct, take, viewer, viewOf, type Read } from './state'

const seat = (number: number, more = {}) => ({
  seat: number, kind: 'person' as const, name: `P${number}`, bot: null, away: false, kept_by: null, kept_from: null, kept_until: null, contributed: true, seal: null, muted: false, host: number === 0, ...more,
})

const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  table: 't', game: 'sunrise-lane', rules: 1, players: 2, options: {}, edition: 'standard', own_edition: false, state: 'playing', public: false, chat: 'phrases',
  clock: null, patience: null, seats: [seat(0), seat(1)], spectators: 0, fairness: { commitment: '', contributions: {}, secret: null },
  from_position: false, warming: false, closed: false, hints: false, next: null, ...more,
})

const line = (ply: number, text = `at ${ply}`): LogLine => ({ ply, event: { event: 'x', seat: 0 }, text })
const seatView = (which: number | null, log_from: number, log: LogLine[]): SeatView => ({
  seat: which, view: {}, scores: [0, 0], sheet: [{}, {}], legal: [], prompt: null, can_undo: false, log_from, log,
})
const match = (ply: number, views: SeatView[], more: Partial<MatchState> = {}): MatchState => ({ ply, actor: 0, over: false, views, clock: null, result: null, ...more })
const snapshot = (version: number, state: MatchState | null): Read<Snapshot> => ({
  type: 'snapshot', protocol: 1, version, table: table(), you: { seats: [0], host: true, links: {} }, match: state, chat: [],
})
const update = (version: number, more: Partial<Read<Update>>): Read<Update> => ({ type: 'update', version, ...more })

describe('a table as messages change it', () => {
  it('starts from a snapshot, without news', () => {
    const state = take(emptyState(), snapshot(3, match(2, [seatView(0, 0, [line(0), line(1)])])))
    expect(state.version).toBe(3)
    expect(state.logs['0']).toHaveLength(2)
    expect(state.news['0']).toEqual([])
  })

  it('appends what an update tells, and calls it news', () => {
    const first = take(emptyState(), snapshot(3, match(2, [seatView(0, 0, [line(0), line(1)])])))
    const next = take(first, update(4, { match: match(3, [seatView(0, 2, [line(2)])]) }))
    expect(next.logs['0']?.map((one) => one.ply)).toEqual([0, 1, 2])
    expect(next.news['0']?.map((one) => one.ply)).toEqual([2])
    expect(next.table).toBe(first.table)
  })

  it('forgets what was taken back', () => {
    const first = take(emptyState(), snapshot(3, match(3, [seatView(0, 0, [line(0), line(1), line(2)])])))
    const back = take(first, update(4, { match: match(2, [seatView(0, 2, [])]) }))
    expect(back.logs['0']?.map((one) => one.ply)).toEqual([0, 1])
    expect(back.news['0']).toEqual([])
  })

  it('ignores an update that is older than what it knows', () => {
    const first = take(emptyState(), snapshot(5, null))
    expect(take(first, update(4, { table: { spectators: 9 } }))).toBe(first)
  })

  it('takes what is new about the table, within objects likewise', () => {
    const first = take(emptyState(), snapshot(5, null))
    const over = take(first, update(6, { table: { state: 'over', fairness: { secret: 'ab' }, seats: [seat(0)] } }))
    expect(over.table).toEqual({ ...first.table, state: 'over', fairness: { ...first.table!.fairness, secret: 'ab' }, seats: [seat(0)] })
  })

  it('continues its log after a lost connection', () => {
    const first = take(emptyState(), snapshot(3, match(2, [seatView(0, 0, [line(0), line(1)])])))
    const again = take(first, snapshot(6, match(4, [seatView(0, 2, [line(2), line(3)])])))
    expect(again.logs['0']?.map((one) => one.ply)).toEqual([0, 1, 2, 3])
    expect(again.news['0']?.map((one) => one.ply)).toEqual([2, 3])
  })

  it('keeps the chat and adds to it', () => {
    const said = { number: 1, seat: 0, name: 'P0', phrase: null, text: 'hello' }
    const first = take(emptyState(), snapshot(3, null))
    expect(take(first, update(4, { chat: [said] })).chat).toEqual([said])
  })
})

describe('whose turn it is', () => {
  it('is mine when my seat is to act', () => {
    const state = take(emptyState(), snapshot(1, match(0, [seatView(0, 0, [])])))
    expect(seatToAct(state)).toBe(0)
  })
  it('is not mine when somebody else, a bot in my place, or nobody is', () => {
    const state = take(emptyState(), snapshot(1, match(0, [seatView(0, 0, [])])))
    expect(seatToAct({ ...state, match: match(0, [], { actor: 1 }) })).toBeNull()
    expect(seatToAct({ ...state, match: match(0, [], { over: true }) })).toBeNull()
    expect(seatToAct({ ...state, table: table({ seats: [seat(0, { kept_by: 'greedy' }), seat(1)] }) })).toBeNull()
  })
  it('finds the view of a seat, or the only one there is', () => {
    const both = match(0, [seatView(0, 0, []), seatView(1, 0, [])])
    expect(viewOf(both, 1)?.seat).toBe(1)
    expect(viewOf(match(0, [seatView(null, 0, [])]), null)?.seat).toBeNull()
    expect(viewer(null)).toBe('-')
  })
})
