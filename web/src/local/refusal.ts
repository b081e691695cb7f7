/** Something that a table of this page does not do; its sentence is `refused-SLUG` of the page's texts. */
export class Refusal extends Error {
  constructor(readonly slug: 'unknown-table' | 'other-rules' | 'match-over' | 'moved-on' | 'needs-house' | 'not-over-yet' | 'free-seats') {
    super(slug)
  }
}
