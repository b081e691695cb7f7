/** What rue-de-la-paix declares. Written by `python -m tools.engine_types`. */

export const ZONE = ['red', 'blue', 'yellow', 'green'] as const
export type Zone = (typeof ZONE)[number]

export const DIE = ['1', '2', 'colour'] as const
export type Die = (typeof DIE)[number]

export const CARD = [
  'double-budget', 'special-permit', 'new-plans', 'quick-build', 'extra-storeys', 'twin-project', 'fresh-start',
  'relocation', 'takeover', 'exchange', 'demolition', 'scandal', 'hurricane', 'insurance',
] as const
export type Card = (typeof CARD)[number]

export const COLOUR = ['red', 'blue', 'yellow', 'green', 'W', 'F'] as const
export type Colour = (typeof COLOUR)[number]

export const ENDING = ['', 'RP-50', 'RP-51'] as const
export type Ending = (typeof ENDING)[number]

export const PHASE = [
  'deal', 'start', 'roll', 'react', 'reroll', 'draw-roll', 'zone', 'build', 'draw-building', 'end', 'storm',
  'draw-card', 'over',
] as const
export type Phase = (typeof PHASE)[number]

export const OWNING = ['RP-20', 'RP-21'] as const
export type Owning = (typeof OWNING)[number]

export const ASKS = ['nothing', 'dice', 'zone', 'property', 'two-properties'] as const
export type Asks = (typeof ASKS)[number]

export const REFUSAL = [
  'RP-50.over', 'RP-10.luck', 'RP-10.not-luck', 'RP-10.kept-die', 'RP-33.not-in-pile', 'RP-34.keep-not-now',
  'RP-34.pass-not-now', 'RP-11', 'RP-11.not-now', 'RP-12.no-building', 'RP-13.not-now', 'RP-13.zone', 'RP-13.budget',
  'RP-14', 'RP-14.already', 'RP-16.build-first', 'RP-16.not-now', 'RP-17', 'RP-53.lot-limit', 'RP-30.not-held',
  'RP-30.after-roll', 'RP-30.end-of-turn', 'RP-31', 'RP-32', 'RP-39.permit-on-w', 'RP-39.permit-same-zone',
  'RP-39.permit-no-building', 'RP-39.too-few-hotels', 'RP-39.none-of-yours', 'RP-39.none-of-theirs',
  'RP-39.zone-without-hotels', 'RP-36.not-your-top', 'RP-36.not-their-top', 'RP-38.not-last', 'RP-38.not-the-leader',
  'RP-38.you-lead', 'RP-06.occupied', 'RP-06.different', 'RP-06.one-zone', 'RP-02.no-such-property',
  'RP-02.no-such-value', 'RP-40.not-now', 'RP-40.no-insurance', 'RP-40.answer-first',
] as const
export type Refusal = (typeof REFUSAL)[number]

export type Property = string
export type Target = Property | Zone | Die
export type Face = number | Colour

export interface View {
  phase: Phase
  actor: number | 'chance' | null
  turn: number
  first: number
  dice: Face[] | null
  reroll: Die[]
  budget: number
  zone: Zone | null
  card_played: boolean
  laid: Partial<Record<Property, number>>
  stood: number
  opening: number[] | null
  hurricane: { zone: Zone; insured: number[] } | null
  threatened: Partial<Record<Property, number>>
  properties: Partial<Record<Property, { zone: Zone; value: number; owner: number | null; clause: Owning | null; stack: number[] }>>
  seats: { hotels: number; token: number; titles: Property[]; cards: number; hand: Partial<Record<Card, number>> | null }[]
  draw_pile: { count: number; cards: Partial<Record<Card, number>> | null }
  discard: Partial<Record<Card, number>>
  street: { last: number; fortune: number[] }
  due: Ending | null
  ending: Ending | null
}

export interface Board {
  street: { last: number; fortune: number[] }
  properties: Partial<Record<Property, { zone: Zone; value: number; price: number }>>
  cards: Partial<Record<Card, { asks: Asks; either_order: boolean }>>
}

export type Move =
  | { move: 'keep' }
  | { move: 'done' }
  | { move: 'pass' }
  | { move: 'suffer' }
  | { move: 'insure' }
  | { move: 'zone'; zone: Zone }
  | { move: 'build'; property: Property; hotels: number }
  | { move: 'double-budget' }
  | { move: 'special-permit'; zone: Zone }
  | { move: 'new-plans'; dice: Die[] }
  | { move: 'quick-build'; property: Property }
  | { move: 'extra-storeys'; property: Property }
  | { move: 'twin-project'; property: Property; second: Property }
  | { move: 'fresh-start'; property: Property; second: Property }
  | { move: 'relocation'; property: Property; second: Property }
  | { move: 'takeover'; property: Property }
  | { move: 'exchange'; property: Property; second: Property }
  | { move: 'demolition'; property: Property }
  | { move: 'scandal'; property: Property }
  | { move: 'hurricane'; zone: Zone }
  | { move: 'fortune'; card: Card }
  | { move: 'start'; dice: number[] }
  | { move: 'roll'; dice: number[]; colour: Colour }

export type Event =
  | { event: 'deal'; seat: number | null; pile: number; card?: Card }
  | { event: 'draw'; seat: number | null; pile: number; card?: Card }
  | { event: 'no-card'; seat: number | null }
  | { event: 'reshuffle'; seat: number | null; pile: number }
  | { event: 'start-roll'; seat: number | null; dice: number[]; total: number }
  | { event: 'start-tie'; seat: number | null }
  | { event: 'first'; seat: number | null }
  | { event: 'turn'; seat: number | null }
  | { event: 'roll'; seat: number | null; dice: number[]; colour: Colour }
  | { event: 'reroll'; seat: number | null; dice: number[]; colour: Colour; again: Die[] }
  | { event: 'keep'; seat: number | null }
  | { event: 'budget'; seat: number | null; budget: number }
  | { event: 'zone'; seat: number | null; zone: Zone }
  | { event: 'cannot-build'; seat: number | null; zone: Zone }
  | { event: 'build'; seat: number | null; property: Property; hotels: number; cost: number; left: number }
  | { event: 'done'; seat: number | null; left: number }
  | { event: 'card'; seat: number | null; card: Card }
  | { event: 'card-on'; seat: number | null; card: Card; targets: Target[] }
  | { event: 'pass'; seat: number | null }
  | { event: 'built'; seat: number | null; property: Property; hotels: number }
  | { event: 'removed'; seat: number | null; property: Property }
  | { event: 'moved'; seat: number | null; property: Property; second: Property }
  | { event: 'hurricane'; seat: number | null; zone: Zone; insured: number[] }
  | { event: 'insured'; seat: number | null; card: Card }
  | { event: 'suffered'; seat: number | null }
  | { event: 'title'; seat: number | null; property: Property }
  | { event: 'title-won'; seat: number | null; property: Property; from_seat: number }
  | { event: 'title-back'; seat: number | null; property: Property }
  | { event: 'token'; seat: number | null; was: number; now: number }
  | { event: 'fortune-space'; seat: number | null; space: number }
  | { event: 'due'; seat: number | null; clause: Ending }
  | { event: 'end'; seat: number | null; clause: Ending }

export type Question =
  | { question: 'react'; budget: number; left: number; rolled: Colour }
  | { question: 'zone'; budget: number; left: number }
  | { question: 'build'; budget: number; left: number; zone: Zone }
  | { question: 'build-more'; budget: number; left: number; zone: Zone }
  | { question: 'end'; budget: number; left: number }
  | { question: 'end-on-f'; budget: number; left: number }
  | { question: 'storm'; budget: number; left: number; zone: Zone }
  | { question: 'luck' }
  | { question: 'over' }

/** For the engine: `load<Declared>(manifest, module)`. */
export interface Declared {
  view: View
  board: Board
  move: Move
  event: Event
  question: Question
}
