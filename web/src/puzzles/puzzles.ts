/** The puzzles of the package (src/tablee/review/puzzle.py), what was tried of them on this device, and the one of a day. */

import { OWN_GAMES } from '../lib/modules'
import { storage, type TriedPuzzle } from '../local/storage.svelte'

/** A position of a bots' match in which one move is clearly the best. */
export interface Puzzle {
  players: number
  seed: number
  /** The decisions before it. */
  moves: string
  seat: number
  answer: string
  /** What every legal move loses against the best one, in thousandths of a victory. */
  losses: number[]
  /** What even the best of the others loses for certain. */
  sure: number
  /** The chance of winning after the best move, in a hundred. */
  win: number
  /** The lowest level that finds it. */
  level: number
  found: string
}

export const DIFFICULTIES = [1, 2, 3, 4, 5] as const
const SEPARATOR = '; '
const FILES = import.meta.glob<string>('../../../src/tablee/review/puzzles/*.json', { query: '?url', import: 'default', eager: true })
const kept = new Map<string, Promise<Puzzle[]>>()

/** The games that have puzzles. */
export const PUZZLE_GAMES: readonly string[] = OWN_GAMES.filter((game) => path(game) in FILES)

function path(game: string): string {
  return `../../../src/tablee/review/puzzles/${game}.json`
}

/** The puzzles of a game; none where it has none. They are loaded once, when somebody wants to see them. */
export function loadPuzzles(game: string): Promise<Puzzle[]> {
  const known = kept.get(game)
  if (known) return known
  const made = fetched(game)
  kept.set(game, made)
  made.catch(() => kept.delete(game))
  return made
}

async function fetched(game: string): Promise<Puzzle[]> {
  const address = FILES[path(game)]
  if (!address) return []
  const answer = await fetch(address)
  if (!answer.ok) throw new TypeError(`${address}: ${answer.status}`)
  return ((await answer.json()) as { puzzles: Puzzle[] }).puzzles
}

export function movesOf({ moves }: Puzzle): string[] {
  return moves.split(SEPARATOR).filter(Boolean)
}

/** A name for it among the puzzles of its game. */
export function idOf(puzzle: Puzzle): string {
  return `${puzzle.seed}-${movesOf(puzzle).length}`
}

// --- what was tried

/** By game and name, whether it was solved. */
export type Tried = ReadonlyMap<string, boolean>

export async function triedBefore(): Promise<Tried> {
  return new Map((await storage.triedPuzzles()).map(({ id, solved }) => [id, solved]))
}

export const keyOf = (game: string, puzzle: Puzzle): string => `${game}/${idOf(puzzle)}`

/** A puzzle was answered; who has seen the solution before has not solved it. */
export async function keepTried(one: TriedPuzzle): Promise<void> {
  const before = await triedBefore()
  if (!before.has(one.id)) await storage.putPuzzle(one)
}

/** The next one that was not tried yet, of a difficulty or of any; else the one behind this. */
export function nextOf(game: string, puzzles: readonly Puzzle[], tried: Tried, at: number, level: number | null): number {
  const fits = (place: number): boolean => level === null || puzzles[place]!.level === level
  const order = puzzles.map((_, step) => (at + 1 + step) % puzzles.length).filter(fits)
  return order.find((place) => place !== at && !tried.has(keyOf(game, puzzles[place]!))) ?? order[0] ?? at
}

// --- the puzzle of the day

const DAY = 86_400_000
/** Neighbours in a file may be of one match; steps of this size leave none out. */
const STEP = 37

/** The same for everybody on the same date: which game, and which of its puzzles. */
export function puzzleOfTheDay(date: Date, games: readonly string[], counts: (game: string) => number): { game: string; number: number } {
  const day = Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY)
  const game = [...games].sort()[day % games.length]!
  const count = Math.max(1, counts(game))
  const step = count % STEP === 0 ? STEP + 1 : STEP
  return { game, number: (Math.floor(day / games.length) * step) % count }
}
