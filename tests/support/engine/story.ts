/** Everything that can be said of a match at a ply, as data: what story.py says of it, too, through the kernels in Python. */

import { sha256 } from '../../../web/src/engine/digest.ts'
import { type Event, type Game, type GameKind, Match, type State, TableeError, Words } from '../../../web/src/engine/index.ts'

const NAMES = ['Ada', 'Bruno', 'Chloé', 'Dario', 'Emma']
const [MOVES, REFUSED] = [4, 6]
const STRANGE = ['zz9', '99', 'blé']
const WRONG: unknown[] = ['zz', -1, 10_000, true, null, [], {}, ['zz'], { zz: 1 }, [-1]]
const [SPOILT_EVERY, SPOILT_FIRST] = [128, 40]

type Data = Record<string, unknown>

/** How much is told: events, words, refusals, views and positions at every so many plies, counted from the first. */
export interface Extent {
  every: number
  first: number
  /** Whether some of the positions are spoilt in every way. */
  faults: boolean
}

export function canonical(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )
}

export function sha(data: Uint8Array | string): string {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  return Array.from(sha256(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Tells matches of one game, with words in all languages. */
export class Teller {
  private readonly words: readonly Words[]

  constructor(words: readonly Words[]) {
    this.words = words
  }

  /** One for each ply, the start included, and one for the whole. */
  digests(kind: GameKind, record: string, extent: Extent): string[] {
    return Array.from(this.story(kind.replay(record), extent), (told) => sha(canonical(told)))
  }

  *story(match: Match, { every, first, faults }: Extent): Generator<Data> {
    const { game } = match
    let state = match.origin
    for (let ply = 0; ply <= match.history.length; ply++) {
      const [before, action] = [state, match.history[ply - 1]?.action]
      if (action !== undefined) state = game.apply(before, action)
      const told: Data = { state: sha(state), legal: game.legal(state), scores: game.scores(state) }
      if (ply % every === first % every) {
        const since = (ply % SPOILT_EVERY) - SPOILT_FIRST
        Object.assign(told, this.closely(game, state, ply, faults && 0 <= since && since < every))
        told.events = action === undefined ? [] : this.happened(game, before, action, state)
      }
      yield told
    }
    yield this.whole(match, every)
  }

  private closely(game: Game, state: State, ply: number, isSpoilt: boolean): Data {
    const legal = game.legal(state)
    const texts = legal.map((action) => game.text(state, action))
    const question = game.question(state)
    const seats = seatsOf(game)
    const told: Data = {
      texts,
      moves: some(legal, MOVES).map((action) => this.move(game, state, action)),
      question,
      asked: this.words.map((words) => words.ask(question)),
      refused: someActions(game, ply).map((action) => this.refused(game, state, action)),
      written: strange(texts, ply).map((text) => this.outcome(() => game.read(state, text))),
      view_bytes: seats.map((seat) => sha(game.view(state, seat))),
      view: game.data(game.view(state, seats[ply % seats.length]!)),
      position: game.data(state),
      sheet: game.sheet(state),
    }
    if (isSpoilt) told.spoilt = [...spoilt(told.position as Data)].map((data) => this.outcome(() => sha(game.state(data))))
    return told
  }

  private move(game: Game, state: State, action: number): Data {
    const data = game.moveData(state, action)
    const read = game.read(state, game.text(state, action))
    return { data, read, words: this.words.map((words) => words.describe(data)) }
  }

  private refused(game: Game, state: State, action: number): Data | null {
    const refusal = game.refusal(state, action)
    return refusal && this.error(refusal)
  }

  error(found: TableeError): Data {
    return { slug: found.slug, params: found.params, words: this.words.map((words) => words.explain(found)) }
  }

  outcome(attempt: () => unknown): unknown {
    try {
      return attempt()
    } catch (found) {
      if (found instanceof TableeError) return this.error(found)
      throw found
    }
  }

  private happened(game: Game, before: State, action: number, after: State): Data[] {
    return game.events(before, action, after).map((event) => ({
      kind: event.kind,
      reveals: event.reveals,
      whole: event.whole(),
      seen: seatsOf(game).map((seat) => this.seen(event, seat)),
    }))
  }

  private seen(event: Event, seat: number | null): Data {
    const data = event.seenBy(seat) as Parameters<Words['tell']>[0]
    return { data, words: this.words.map((words) => words.tell(data, NAMES)) }
  }

  private whole(match: Match, every: number): Data {
    const previews = []
    for (let ply = 0; ply < match.ply; ply++) if (ply % (7 * every) === 0 || ply > match.ply - 5) previews.push(preview(match, ply))
    return {
      box: sha(match.game.box),
      board: match.game.board(),
      result: match.over ? match.result() : null,
      record: sha(match.record()),
      undo: match.canUndo(),
      previews,
    }
  }
}

function preview(match: Match, ply: number): Data | null {
  const { game } = match
  const state = match.stateAt(ply)
  const seat = game.actor(state)
  if (seat < 0) return null
  const then = new Match(game, state, { luck: 'manual' })
  const told = then.preview(seat, some(game.legal(state), 2).at(-1)!)
  return { action: told.action, events: told.events, view: told.view && sha(told.view), gained: told.gained, is_whole: told.isWhole }
}

function seatsOf(game: Game): (number | null)[] {
  return [...Array(game.players).keys(), null]
}

// --- which ones are looked at

function some(items: readonly number[], most: number): number[] {
  const count = Math.min(most, items.length)
  return Array.from({ length: count }, (_, place) => items[Math.floor((place * items.length) / count)]!)
}

function someActions(game: Game, ply: number): number[] {
  return Array.from({ length: REFUSED }, (_, place) => (ply * 7919 + Math.floor((place * game.actions) / REFUSED)) % game.actions)
}

function strange(texts: readonly string[], ply: number): string[] {
  const words = texts.length ? texts[ply % texts.length]!.split(' ') : ['nothing']
  const made = words.map((_, place) => words.with(place, STRANGE[(ply + place) % STRANGE.length]!).join(' '))
  return [...made, [...words, '1'].join(' '), words.slice(0, -1).join(' ')]
}

function* spoilt(position: Data): Generator<unknown> {
  yield position
  yield { ...position, zz: 1 }
  yield []
  for (const name of Object.keys(position)) {
    yield Object.fromEntries(Object.entries(position).filter(([other]) => other !== name))
    for (const wrong of WRONG) yield { ...position, [name]: wrong }
  }
  for (const [name, value] of Object.entries(position)) {
    if (Array.isArray(value) && value.length) {
      for (const wrong of WRONG) yield { ...position, [name]: [...value.slice(0, -1), wrong] }
      yield { ...position, [name]: value.slice(0, -1) }
    } else if (typeof value === 'object' && value !== null && Object.keys(value).length) {
      for (const wrong of WRONG) yield { ...position, [name]: { ...value, [Object.keys(value)[0]!]: wrong } }
    }
  }
}
