/** What the server tells about a match of Rendez-vous Rue de la Paix (the game's `data`). */

export type Zone = 'red' | 'blue' | 'yellow' | 'green'
export type Phase =
  | 'deal' | 'start' | 'roll' | 'react' | 'reroll' | 'draw-roll' | 'zone' | 'build'
  | 'draw-building' | 'end' | 'storm' | 'draw-card' | 'over'

/** Cards by name with their number; null where there are some but none is known. */
export type Cards = Record<string, number> | null

export interface Property {
  zone: Zone
  value: number
  /** The seats of its hotels, from the base up. */
  stack: number[]
  owner: number | null
}

export interface Seat {
  hotels: number
  token: number
  titles: string[]
  cards: number
  hand: Cards
}

export interface View {
  phase: Phase
  actor: number | 'chance' | null
  turn: number
  first: number
  dice: [number, number, string] | null
  reroll: string[]
  budget: number
  zone: Zone | null
  card_played: boolean
  laid: Record<string, number>
  stood: number
  opening: number[] | null
  hurricane: { zone: Zone; insured: number[] } | null
  properties: Record<string, Property>
  seats: Seat[]
  draw_pile: { count: number; cards: Cards }
  discard: Cards
  street: { last: number; fortune: number[] }
  due: string | null
  ending: string | null
}

/** The properties of one zone, in the order of their values. */
export interface ZoneLots {
  zone: Zone
  lots: { name: string; property: Property }[]
}

export function zonesOf(view: View): ZoneLots[] {
  const zones = new Map<Zone, ZoneLots>()
  for (const [name, property] of Object.entries(view.properties)) {
    const entry = zones.get(property.zone) ?? { zone: property.zone, lots: [] }
    entry.lots.push({ name, property })
    zones.set(property.zone, entry)
  }
  return [...zones.values()]
}
