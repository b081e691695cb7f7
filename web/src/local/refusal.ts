/** Something that a table of this page does not do. */

import { Refused } from '../lib/api'
import { t } from '../lib/texts.svelte'

export type Reason = 'unknown-table' | 'other-rules' | 'match-over' | 'moved-on' | 'needs-house' | 'not-over-yet' | 'free-seats'

export class Refusal extends Refused {
  constructor(reason: Reason) {
    super(reason, t(`shell.refused-${reason}`))
  }
}
