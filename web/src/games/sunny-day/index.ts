import type { GameModule } from '../contract'
import Board from './Board.svelte'
import OpenHand from './OpenHand.svelte'
import type { Declared } from './declared'
import { moments } from './moments'
import Thing from './Thing.svelte'

const LAST_TILES = 6

export default {
  Board,
  Hand: OpenHand,
  dealt: (event) => ['first', 'lay', 'deal', 'token'].includes(event.event),
  Thing,
  places: (event) => {
    if (!('x' in event)) return []
    const where = event.event.startsWith('arrange') ? `[data-towel="${event.seat}"]` : '.table'
    return [`${where} [data-cell="${event.x},${event.y}"]`]
  },
  held: (view, seat, t) => [
    { id: 'tiles', label: t('sunny-day.chip-tiles'), value: (view.tableaux?.[seat] ?? view.stacks?.[seat] ?? []).length },
    ...(view.pictures ? [{ id: 'pictures', label: t('sunny-day.chip-pictures'), value: view.pictures[seat]?.length ?? 0 }] : []),
    { id: 'tokens', label: t('sunny-day.chip-tokens'), value: view.tokens[seat] ?? 0 },
    { id: 'hand', label: t('sunny-day.chip-hand'), value: view.hands[seat]?.length ?? 0 },
  ],
  common: (view, t) => [
    { id: 'supply', label: t('sunny-day.supply'), value: view.supply_count, warn: view.supply_count <= LAST_TILES },
    { id: 'tokens', label: t('sunny-day.tokens-left'), value: view.tokens_left, warn: view.tokens_left === 0 },
    ...(view.out?.length ? [{ id: 'out', label: t('sunny-day.out'), value: view.out.length }] : []),
  ],
  endNear: (view, t) => {
    if (view.phase === 'over') return null
    const held = view.hands.reduce((sum, hand) => sum + hand.length, 0)
    if (view.supply_count === 0) return t('sunny-day.end-hands', { count: held })
    return view.supply_count <= LAST_TILES ? t('sunny-day.end-supply', { count: view.supply_count }) : null
  },
  forced: (_move, asked, t) => t(`sunny-day.only-${asked}`),
  luck: (event) => {
    if (event.seat === null) return []
    if (event.event === 'stuck' || event.event === 'out') return [{ seat: event.seat, luck: 'bad' }]
    return event.event === 'arrange' && event.pictures.length > 1 ? [{ seat: event.seat, luck: 'good' }] : []
  },
  moments,
  finale: (view) => (view.values.some((values) => values.length) ? import('./Finale.svelte') : null),
  sound: (event) => {
    if (event.event === 'place' || event.event.startsWith('arrange')) return 'place'
    if (event.event === 'collect' || event.event === 'token') return 'points'
    if (event.event === 'deal') return 'card'
    if (event.event === 'turn') return 'turn'
    return event.event.startsWith('win') ? 'end' : null
  },
} satisfies GameModule<Declared>
