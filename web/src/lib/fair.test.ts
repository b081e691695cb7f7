import { describe, expect, it } from 'vitest'

import { commitment, fairTicket } from '../engine/fair'
import { verify, written } from './fair'

/** Computed by src/tablee/core/fair.py. */
const SECRET = '00'.repeat(31) + '01'
const GIVEN = { '0': 'ab'.repeat(32), '1': 'cd'.repeat(32) }
const COMMITMENT = 'ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5'
const TICKETS = [[6, 0, 5], [55, 7, 11], [1, 3, 0], [12345, 99, 1027]] as const

describe('luck, drawn again', () => {
  it('agrees with the engine', () => {
    expect(commitment(SECRET)).toBe(COMMITMENT)
    for (const [tickets, ply, ticket] of TICKETS) expect(fairTicket(SECRET, new Map([[0, GIVEN[0]], [1, GIVEN[1]]]), tickets, ply)).toBe(ticket)
  })

  it('reads a ticket from runs of equal outcomes', () => {
    const runs = [{ outcome: 'deal red', count: 2 }, { outcome: 'deal blue', count: 3 }]
    expect([0, 1, 2, 4, 5].map((ticket) => written(runs, ticket))).toEqual(['deal red', 'deal red', 'deal blue', 'deal blue', null])
  })

  it('notices a changed outcome and a broken promise', () => {
    const tickets = Array.from({ length: 6 }, (_, side) => ({ outcome: `roll ${side}`, count: 1 }))
    const outcome = `roll ${TICKETS[0][2]}`
    const promise = { commitment: COMMITMENT, contributions: GIVEN, secret: SECRET }
    expect(verify(promise, [{ ply: 0, outcome, tickets }])).toEqual({ kept: true, outcomes: 1, wrong: null })
    expect(verify(promise, [{ ply: 0, outcome: 'roll 9', tickets }]).wrong).toBe(0)
    expect(verify({ ...promise, commitment: 'ff' }, []).kept).toBe(false)
  })
})
