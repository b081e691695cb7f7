import type { Chip, GameModule, Sound, Translate } from '../contract'
import Board from './Board.svelte'
import type { Declared, Event, View } from './declared'
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

function endNear(view: View, t: Translate): string | null {
  const say = sayer(t)
  if (view.phase === 'over') return null
  if (view.due) return say('near-due', { clause: view.due })
  const ahead = Math.max(...view.seats.map((seat) => seat.token))
  const away = view.street.last - ahead
  if (away <= FEW_SPACES) return say('near-street', { count: Math.max(0, away) })
  const fewest = Math.min(...view.seats.map((seat) => seat.hotels))
  if (fewest === 0) return say('near-none')
  return fewest <= FEW_HOTELS ? say('near-hotels', { count: fewest }) : null
}

const sound = (event: Event): Sound | null => SOUNDS[event.event] ?? null

export default { Board, held, common, endNear, sound } satisfies GameModule<Declared>
