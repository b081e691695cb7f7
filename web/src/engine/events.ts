/** What an applied action changed, and who may see it. Log, animation and statistics are made from events. */

import type { Data } from './json.ts'
import type { Form } from './forms.ts'
import { HIDDEN, NONE, REVEALS_COLUMN, SEAT_COLUMN } from './rows.ts'

/** One change: a row that the kernel `tell` wrote. Its secret fields are for its own seat only. */
export class Event<Seen = Data> {
  readonly form: Form
  readonly row: readonly number[]

  constructor(form: Form, row: readonly number[]) {
    this.form = form
    this.row = row
  }

  get kind(): string {
    return this.form.name
  }

  get seat(): number | null {
    const seat = this.row[SEAT_COLUMN]!
    return seat === NONE ? null : seat
  }

  /** Whether it shows a secret of somebody else than the one who acted: then it cannot be undone. */
  get reveals(): boolean {
    return this.row[REVEALS_COLUMN] === 1
  }

  /** The row as one seat, or a spectator (null), may have it. */
  rowFor(seat: number | null): readonly number[] {
    if (!this.form.secrets.length || (seat !== null && seat === this.seat)) return this.row
    const row = [...this.row]
    for (const field of this.form.secrets) row[field.column] = HIDDEN
    return row
  }

  /** The event as data for one seat, or for a spectator (null). */
  seenBy(seat: number | null): Seen {
    return { event: this.kind, seat: this.seat, ...this.form.data(this.rowFor(seat)) } as Seen
  }

  /** The event with its secrets, for after the match. */
  whole(): Seen {
    return { event: this.kind, seat: this.seat, ...this.form.data(this.row) } as Seen
  }
}
