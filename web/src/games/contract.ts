/** What the table hands to a game's board, and what the board may ask of it. A board draws; it knows no rule. */

import type { Component } from 'svelte'

import type { AnyShapes, Shapes } from '../engine/declared'

/** A legal move as the server sends it: its notation and its JSON form (`move` is the kind). */
export interface LegalMove<Move extends Shapes['move'] = AnyShapes['move']> {
  text: string
  data: Move
}

export interface PlayerInfo {
  seat: number
  name: string
  bot: boolean
  away: boolean
}

/** An event as this viewer may see it (`event` is the kind). */
export type GameEvent = AnyShapes['event']

/** What a chosen move would do, as the server answers a preview. */
export interface Preview<Event extends Shapes['event'] = GameEvent> {
  move: string
  events: Event[]
  scores: number[]
  gains: number[]
}

/** What can fill in a sentence: numbers, codes and texts, flags, and lists of them. */
export type Argument = string | number | boolean | null | readonly (string | number)[]
export type Arguments = Record<string, Argument>

/** Sentences from the catalogues, filled in: t('sunrise-lane.near', { count: 3 }). */
export type Translate = (key: string, params?: Arguments) => string

/** Every board is a picture of these: `<Board {...props} />`. `Game` is `Declared` of the game's declared.ts. */
export interface BoardProps<Game extends Shapes = AnyShapes> {
  game: string
  /** What never changes during a match (`game.board()`): plots, tiles, values, as edition and options have them. */
  board: Game['board']
  view: Game['view']
  /** The seat that looks, null for a spectator. */
  seat: number | null
  players: PlayerInfo[]
  /** What the viewer may do now; empty when somebody else is to act. */
  legal: LegalMove<Game['move']>[]
  /** The move that was chosen and waits for its confirmation, with its consequences once they are known. */
  chosen: LegalMove<Game['move']> | null
  preview: Preview<Game['event']> | null
  /** What happened since the last view, to be shown as movement. */
  events: Game['event'][]
  /** Choose a legal move (the table asks for its preview and for a confirmation). */
  choose: (move: LegalMove<Game['move']>) => void
  /** Somebody clicked on something that is not legal: ask the server why, by notation. */
  refuse: (text: string) => void
  t: Translate
  language: string
  /** A source of points (`A1`, `tiles`) that somebody wants to see on the board: light up what counts for it. */
  highlight?: string | null
}

/** Something that is left of a supply, or held: shown as a small chip with an icon of your choice. */
export interface Chip {
  id: string
  label: string
  value: string | number
  /** True when it deserves a look: the end is near, nothing is left. */
  warn?: boolean
}

/** What a game's index.ts exports as default; Picture.svelte beside it is the game's picture on the home page. */
export interface GameModule<Game extends Shapes = AnyShapes> {
  Board: Component<BoardProps<Game>>
  /** What a player has left: pieces, cards in hand. */
  held: (view: Game['view'], seat: number, t: Translate) => Chip[]
  /** What lies on the table for everyone: draw pile, parks. */
  common: (view: Game['view'], t: Translate) => Chip[]
  /** A sentence when the end is in sight, else null. */
  endNear: (view: Game['view'], t: Translate) => string | null
  /** Which of the soft sounds belongs to an event, if any. */
  sound?: (event: Game['event']) => Sound | null
}

export type Sound = 'turn' | 'place' | 'card' | 'dice' | 'points' | 'storm' | 'end'
