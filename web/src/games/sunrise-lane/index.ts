import type { GameModule } from '../contract'
import Board from './Board.svelte'
import type { Declared } from './declared'

const FEW = 5

const sunriseLane: GameModule<Declared> = {
  Board,
  held: (view, seat, t) => [
    { id: 'pieces', label: t('sunrise-lane.pieces'), value: view.pieces[seat] ?? 0, warn: (view.pieces[seat] ?? 0) <= FEW },
    { id: 'cards', label: t('sunrise-lane.cards'), value: view.hand_sizes[seat] ?? 0 },
  ],
  common: (view, t) => [
    { id: 'round', label: t('sunrise-lane.round'), value: view.round },
    { id: 'parks', label: t('sunrise-lane.parks'), value: view.parks_left, warn: view.parks_left === 0 },
    { id: 'pile', label: t('sunrise-lane.pile-label'), value: view.pile_size },
  ],
  endNear: (view, t) => {
    if (view.due) return t('sunrise-lane.last-round', { clause: view.due })
    const fewest = Math.min(...view.pieces)
    if (fewest <= FEW) return t('sunrise-lane.near', { count: fewest })
    return view.idle_rounds >= 5 ? t('sunrise-lane.idle', { count: view.idle_rounds }) : null
  },
  sound: (event) => {
    if (event.event === 'build' || event.event === 'park') return 'place'
    return event.event === 'deal' && !event.set_up ? 'card' : null
  },
}

export default sunriseLane
