import type { GameModule } from '../contract'
import Board from './Board.svelte'
import type { Declared } from './declared'

const LAST_TILES = 6

export default {
  Board,
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
  sound: (event) => {
    if (event.event === 'place' || event.event.startsWith('arrange')) return 'place'
    if (event.event === 'collect' || event.event === 'token') return 'points'
    if (event.event === 'deal') return 'card'
    if (event.event === 'turn') return 'turn'
    return event.event.startsWith('win') ? 'end' : null
  },
} satisfies GameModule<Declared>
