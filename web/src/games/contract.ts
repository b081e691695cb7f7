/** What the table hands to a game's board, and what the board may ask of it. A board draws; it knows no rule. */

import type { Component } from 'svelte'

import type { AnyShapes, Shapes } from '../engine/declared'
import type { Dock } from '../lib/dock'

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

/** Sentences from the catalogues, filled in: t('sunrise-lane.idle', { count: 3 }). */
export type Translate = (key: string, params?: Arguments) => string

/** What has happened and is still to be seen: what the table asks meanwhile, and the event with which its story stops. */
export interface Unseen {
  question: string
  event: string
}

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
  /** What others have done since the viewer's last turn: outlined until he acts. */
  changed?: Game['event'][]
  /** Choose a legal move on the board (the table shows what it would bring and asks for a confirmation). */
  choose: (move: LegalMove<Game['move']>) => void
  /** Play a legal move at once: for a button that says what it does. */
  answer?: (move: LegalMove<Game['move']>) => void
  /** What a legal move would bring, where the page can tell by itself. */
  imagine?: (move: string) => Preview<Game['event']> | null
  /** Something has to be seen first, as dice that are not thrown yet: the table asks for it, and tells and offers nothing until then. */
  hold?: (unseen: Unseen | null) => void
  /** Somebody clicked on something that is not legal: ask the server why, by notation. */
  refuse: (text: string) => void
  t: Translate
  language: string
  /** A source of points (`A1`, `tiles`) that somebody wants to see on the board: light up what counts for it. */
  highlight?: string | null
  /** Where answers, hand and choices go, so that they are always on the screen; without it the board keeps them. */
  dock?: Dock | null
}

/** Something that a sentence speaks of, to be drawn in a line of text: `DRAW($seat, $storeys, as: "house")` of the catalogues. */
export interface ThingProps<Game extends Shapes = AnyShapes> {
  thing: string
  values: string[]
  board: Game['board']
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
  /** A sentence when the end is in sight, with the name of whoever brings it; else null. */
  endNear: (view: Game['view'], t: Translate, names: readonly string[]) => string | null
  /** The things of its sentences. */
  Thing?: Component<ThingProps<Game>>
  /** Where on the board something happened, as selectors of the board's elements. */
  places?: (event: Game['event']) => string[]
  /** Who had good or bad luck, if an event is worth a word. */
  luck?: (event: Game['event']) => Luck[]
  /** What among these events is rare enough to be celebrated. */
  moments?: (events: Game['event'][]) => Moment[]
  /** What is turned up when the match is over, before the score sheet; null where there is nothing to turn. */
  finale?: (view: Game['view']) => Promise<{ default: Component<FinaleProps<Game>> }> | null
  /** Which of the soft sounds belongs to an event, if any. */
  sound?: (event: Game['event']) => Sound | null
  /** Whether an event comes by itself, as cards that are dealt: no step of a replay. */
  dealt?: (event: Game['event']) => boolean
  /** What is said where this move is the only one, and the usual question (of which this is the name) would speak of others. */
  forced?: (move: Game['move'], asked: string, t: Translate) => string | null
  /** What a seat holds, open, for a replay. */
  Hand?: Component<{ view: Game['view']; seat: number; t: Translate }>
  /** Whether the answers stand beside the board on a wide screen, because the board is square. */
  side?: boolean
}

/** A little joy: whose, in which words, and where on the page (a selector). */
export interface Moment {
  seat: number
  text: string
  place: string
}

export interface FinaleProps<Game extends Shapes = AnyShapes> {
  view: Game['view']
  players: PlayerInfo[]
  /** The final scores. */
  totals: number[]
  done: () => void
  t: Translate
}

export interface Luck {
  seat: number
  luck: 'good' | 'bad'
}

export type Sound = 'turn' | 'place' | 'card' | 'dice' | 'points' | 'storm' | 'end'
