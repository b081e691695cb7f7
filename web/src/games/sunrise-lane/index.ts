import type { GameModule } from '../contract'
import Board from './Board.svelte'
import OpenHand from './OpenHand.svelte'
import type { Declared } from './declared'
import Thing from './Thing.svelte'

const FEW = 5
/** A house as high as this is a sight. */
const HIGH = 5

const sunriseLane: GameModule<Declared> = {
  Board,
  side: true,
  Hand: OpenHand,
  dealt: (event) => event.event === 'deal' || event.event === 'reshuffle',
  Thing,
  places: (event) => ('plot' in event ? [`[data-cell="${event.plot}"]`] : []),
  held: (view, seat, t) => [
    { id: 'pieces', label: t('sunrise-lane.pieces'), value: view.pieces[seat] ?? 0, warn: (view.pieces[seat] ?? 0) <= FEW },
    { id: 'cards', label: t('sunrise-lane.cards'), value: view.hand_sizes[seat] ?? 0 },
  ],
  common: (view, t) => [
    { id: 'round', label: t('sunrise-lane.round'), value: view.round },
    { id: 'parks', label: t('sunrise-lane.parks'), value: view.parks_left, warn: view.parks_left === 0 },
    { id: 'pile', label: t('sunrise-lane.pile-label'), value: view.pile_size },
  ],
  endNear: (view, t, names) => {
    if (view.due) return t('sunrise-lane.last-round', { clause: view.due })
    const fewest = Math.min(...view.pieces)
    const player = names[view.pieces.indexOf(fewest)] ?? ''
    if (fewest <= FEW) return t('sunrise-lane.near', { count: fewest, player })
    return view.idle_rounds >= 5 ? t('sunrise-lane.idle', { count: view.idle_rounds }) : null
  },
  forced: ({ move }, _asked, t) => (move === 'discard' || move === 'deal' ? null : t(`sunrise-lane.only-${move}`)),
  luck: (event) => (event.event === 'build' && event.seat !== null && event.storeys >= 3 ? [{ seat: event.seat, luck: 'good' }] : []),
  moments: (events) => events.flatMap((one) => (one.event === 'build' && one.seat !== null && one.storeys >= HIGH ? [{ seat: one.seat, text: 'sunrise-lane.moment-high', place: `[data-cell="${one.plot}"]` }] : [])),
  sound: (event) => {
    if (event.event === 'build' && event.storeys >= HIGH) return 'points'
    if (event.event === 'build' || event.event === 'park') return 'place'
    return event.event === 'deal' && !event.set_up ? 'card' : null
  },
}

export default sunriseLane
