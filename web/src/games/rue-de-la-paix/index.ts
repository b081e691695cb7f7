import type { Chip, GameModule, Luck, Moment, Sound, Translate } from '../contract'
import Board from './Board.svelte'
import OpenHand from './OpenHand.svelte'
import type { Declared, Event, Move, View } from './declared'
import Thing from './Thing.svelte'
import { sayer } from './words'

const FEW_HOTELS = 3
const FEW_SPACES = 8

const SOUNDS: Partial<Record<Event['event'], Sound>> = {
  turn: 'turn', roll: 'dice', reroll: 'dice', 'start-roll': 'dice', build: 'place', built: 'place', moved: 'place', removed: 'place',
  card: 'card', 'card-on': 'card', draw: 'card', deal: 'card', insured: 'card', hurricane: 'storm', 'title-won': 'points', end: 'end',
}

function held(view: View, seat: number, t: Translate): Chip[] {
  const say = sayer(t)
  const { hotels = 0, cards = 0 } = view.seats[seat] ?? {}
  return [
    { id: 'hotels', label: say('held-hotels'), value: hotels, warn: hotels <= FEW_HOTELS },
    { id: 'cards', label: say('held-cards'), value: cards },
  ]
}

function common(view: View, t: Translate): Chip[] {
  const discards = Object.values(view.discard).reduce((sum, count) => sum + count, 0)
  const say = sayer(t)
  return [
    { id: 'draw', label: say('common-draw'), value: view.draw_pile.count },
    { id: 'discard', label: say('common-discard'), value: discards },
  ]
}

function endNear(view: View, t: Translate, names: readonly string[]): string | null {
  const say = sayer(t)
  if (view.phase === 'over') return null
  if (view.due) return say('near-due', { clause: view.due })
  const ahead = Math.max(...view.seats.map((seat) => seat.token))
  const away = view.street.last - ahead
  if (away <= FEW_SPACES) return say('near-street', { count: Math.max(0, away) })
  const fewest = Math.min(...view.seats.map((seat) => seat.hotels))
  const player = names[view.seats.findIndex((seat) => seat.hotels === fewest)] ?? ''
  if (fewest === 0) return say('near-none', { player })
  return fewest <= FEW_HOTELS ? say('near-hotels', { count: fewest, player }) : null
}

/** The properties and zones that an event names, and the seat's token where it moves. */
function places(event: Event): string[] {
  const named = [
    ...('property' in event ? [event.property] : []), ...('second' in event ? [event.second] : []), ...('targets' in event ? event.targets : []),
  ]
  const lots = named.map((name) => `[data-property="${name}"]`)
  const zones = 'zone' in event ? [`.zones .z-${event.zone}`] : []
  return [...lots, ...zones, ...(event.event === 'token' ? [`[data-token="${event.seat}"]`] : [])]
}

const LUCKY = 11
const UNLUCKY = 3

/** Dice that are high or low, a title that changes hands, a hurricane. */
function luck(event: Event): Luck[] {
  const { seat } = event
  if (seat === null) return []
  if (event.event === 'roll') {
    const total = event.dice.reduce((sum, die) => sum + die, 0)
    return total >= LUCKY ? [{ seat, luck: 'good' }] : total <= UNLUCKY ? [{ seat, luck: 'bad' }] : []
  }
  if (event.event === 'title-won') return [{ seat, luck: 'good' }, { seat: event.from_seat, luck: 'bad' }]
  if (event.event === 'insured') return [{ seat, luck: 'good' }]
  return event.event === 'suffered' || event.event === 'cannot-build' ? [{ seat, luck: 'bad' }] : []
}

/** A title that changes hands. */
function moments(events: Event[]): Moment[] {
  return events.flatMap((one) => (one.event === 'title-won' && one.seat !== null ? [{ seat: one.seat, text: 'rue-de-la-paix.moment-title', place: `[data-property="${one.property}"]` }] : []))
}

const sound = (event: Event): Sound | null => SOUNDS[event.event] ?? null

const DEALT = ['deal', 'draw', 'no-card', 'reshuffle', 'start-roll', 'start-tie', 'first']
const dealt = (event: Event): boolean => DEALT.includes(event.event)

/** Nobody is asked for a card who has none to play, or to choose where there is no choice. */
function forced(move: Move, _asked: string, t: Translate): string | null {
  if (move.move === 'keep' || move.move === 'pass' || move.move === 'suffer') return sayer(t)(`no-card-${move.move}`)
  return move.move === 'zone' ? sayer(t)('one-zone') : null
}

export default { Board, Hand: OpenHand, Thing, held, common, endNear, places, luck, moments, sound, dealt, forced } satisfies GameModule<Declared>
