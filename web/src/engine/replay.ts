/** A record read and played again, move by move; BadRecord if it is not whole, unaltered and legal. */

import type { Shapes } from './declared.ts'
import { BadRecord, TableeError } from './errors.ts'
import { FAIR, readFairLuck } from './fair.ts'
import type { GameKind } from './load.ts'
import { MANUAL, SeededLuck } from './luck.ts'
import type { OptionValue } from './manifest.ts'
import type { Match } from './match.ts'
import { digestOf, editionLines, ending, FORMAT } from './record.ts'
import { optionText, type Edition } from './setup.ts'
import { shortened } from './shown.ts'

/** What a record says before its moves. */
interface Header {
  game: string
  rules: string
  players: string
  luck: string
  options: Record<string, string>
  edition: string[]
  position: string | null
}

/** The name of the game that a record is of, so that the right module can be loaded. */
export function gameOfRecord(text: string): string {
  return readHeader(new Lines(checkedBody(text))).game
}

/** The match of a record; `editions` are those that it may have been played with besides the shipped ones. */
export function replay<S extends Shapes>(kind: GameKind<S>, text: string, editions: readonly Edition[] = []): Match<S> {
  const lines = new Lines(checkedBody(text))
  const header = readHeader(lines)
  const match = freshMatch(kind, header, editions)
  playMoves(match, lines)
  checkEnd(match, lines)
  restoreLuck(match, header.luck)
  return match
}

/** The lines of a record, read one by one; errors name the line. */
class Lines {
  readonly lines: readonly string[]
  number = 0

  constructor(body: string) {
    this.lines = body.split('\n').slice(0, -1)
  }

  get next(): string {
    return this.lines[this.number] ?? ''
  }

  take(): string {
    const line = this.next
    this.number += 1
    return line
  }

  /** The rest of a line that must start with a key. */
  word(key: string): string {
    const line = this.take()
    if (!line.startsWith(`${key} `)) this.fail(`${key} …`, line)
    return line.slice(key.length + 1)
  }

  exactly(expected: string): void {
    const line = this.take()
    if (line !== expected) this.fail(expected, line)
  }

  private fail(expected: string, got: string): never {
    throw new BadRecord('record-line', { line: this.number, expected, got: shortened(got) })
  }
}

function checkedBody(text: string): string {
  const [first] = text.split('\n', 1)
  if (first !== FORMAT) {
    const slug = first!.startsWith('tablee record ') ? 'record-format' : 'record-foreign'
    throw new BadRecord(slug, { expected: FORMAT, got: shortened(first) })
  }
  const mark = '\ndigest '
  const place = text.lastIndexOf(mark)
  const digest = text.slice(place + mark.length)
  if (place < 0 || !digest.endsWith('\n') || Array.from(digest).length !== 65) throw new BadRecord('record-cut')
  const body = text.slice(0, place + 1)
  if (digest.slice(0, -1) !== digestOf(body)) throw new BadRecord('record-altered')
  return body
}

function readHeader(lines: Lines): Header {
  lines.exactly(FORMAT)
  const [game, rules, players] = [lines.word('game'), lines.word('rules'), lines.word('players')]
  const options: Record<string, string> = {}
  while (lines.next.startsWith('option ')) {
    const [name, value] = parted(lines.word('option'))
    options[name] = value
  }
  const luck = lines.word('luck')
  lines.exactly('edition')
  const edition: string[] = []
  while (lines.next.startsWith('|')) edition.push(lines.take())
  const position = lines.next.startsWith('position ') ? lines.word('position') : null
  lines.exactly('moves')
  return { game, rules, players, luck, options, edition, position }
}

/** A text before and after its first space. */
function parted(text: string): [string, string] {
  const place = text.indexOf(' ')
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + 1)]
}

function freshMatch<S extends Shapes>(kind: GameKind<S>, header: Header, editions: readonly Edition[]): Match<S> {
  const { manifest } = kind
  if (header.game !== manifest.game) {
    throw new BadRecord('record-other-game', { expected: manifest.game, got: shortened(header.game) })
  }
  if (header.rules !== String(manifest.rules)) {
    throw new BadRecord('record-rules', { game: manifest.game, expected: manifest.rules, got: shortened(header.rules) })
  }
  if (!/^[0-9]{1,2}$/.test(header.players)) throw new BadRecord('record-players', { got: shortened(header.players) })
  const options: Record<string, OptionValue> = {}
  for (const [name, text] of Object.entries(header.options)) {
    const offered = Object.hasOwn(manifest.options, name) ? manifest.options[name]!.values : []
    options[name] = offered.find((value) => optionText(value) === text) ?? text
  }
  const edition = foundEdition(kind, header.edition, editions)
  try {
    const game = kind.game({ players: Number(header.players), options, edition })
    if (header.position === null) return game.match({ luck: MANUAL })
    return game.position(readPosition(header.position), { luck: MANUAL })
  } catch (error) {
    if (!(error instanceof TableeError) || error instanceof BadRecord) throw error
    throw new BadRecord('record-header', {}, error)
  }
}

/** The edition of a record: a shipped one, or one of those given; what only a record knows, no page can read. */
function foundEdition<S extends Shapes>(kind: GameKind<S>, written: readonly string[], editions: readonly Edition[]): string | Edition {
  const isIt = (text: string): boolean => editionLines(text).join('\n') === written.join('\n')
  const shipped = Object.entries(kind.manifest.editions).find(([, edition]) => isIt(edition.text))
  const found = shipped?.[0] ?? editions.find((edition) => isIt(edition.text))
  if (found === undefined) throw new BadRecord('record-edition', { known: Object.keys(kind.manifest.editions).sort().join(', ') })
  return found
}

function readPosition(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadRecord('record-position', { got: shortened(text) })
  }
}

function playMoves<S extends Shapes>(match: Match<S>, lines: Lines): void {
  while (lines.next && !lines.next.startsWith('end ')) {
    const [actor, move] = parted(lines.take())
    const expected = match.actor
    if (actor !== (expected === null ? 'None' : String(expected))) {
      throw new BadRecord('record-actor', { line: lines.number, expected, got: shortened(actor) })
    }
    try {
      match.play(move)
    } catch (error) {
      if (!(error instanceof TableeError)) throw error
      throw new BadRecord('record-move', { line: lines.number }, error)
    }
    const played = match.history.at(-1)!.text
    if (played !== move) throw new BadRecord('record-line', { line: lines.number, expected: played, got: shortened(move) })
  }
}

function checkEnd<S extends Shapes>(match: Match<S>, lines: Lines): void {
  const expected = ending(match)
  const got = lines.word('end')
  if (got !== expected) throw new BadRecord('record-end', { line: lines.number, expected, got: shortened(got) })
  if (lines.number !== lines.lines.length) {
    throw new BadRecord('record-line', { line: lines.number + 1, expected: 'digest …', got: shortened(lines.next) })
  }
}

/** A seeded match goes on from its seed; fair luck once its secret is revealed; any other goes on by hand. */
function restoreLuck<S extends Shapes>(match: Match<S>, name: string): void {
  const [kind, seed] = parted(name)
  if (kind === FAIR) match.luck = readFairLuck(name)
  if (kind === 'seed' && /^[0-9]{1,19}$/.test(seed) && match.actor !== 'chance') {
    match.luck = new SeededLuck(match.game.kernels, BigInt(seed))
  }
}

