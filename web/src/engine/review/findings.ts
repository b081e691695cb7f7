/** What a review finds, as src/tablee/review/findings.py writes it: integers, in millionths of a point or of a victory. */

const UNIT = 1_000_000

export type Word = 'forced' | 'fine' | 'unclear' | 'inaccuracy' | 'mistake' | 'blunder'

/** A move that was looked at: what its seat and the others could expect of it, on what the seat knew. */
export interface Option {
  action: number
  /** In notation. */
  move: string
  worlds: number
  win: number
  win_error: number
  margin: number
  points: number[]
  /** Its worth above that of the move played; the error is of the difference, in the same worlds. */
  gap: number
  gap_error: number
}

/** A decision of a seat, judged. `options` begins with the move played; a better one is there if any looked so. */
export interface Decision {
  ply: number
  seat: number
  choices: number
  word: Word
  loss: number
  low: number
  high: number
  /** The place among the options of the move that would have been better. */
  better: number | null
  options: Option[]
}

/** A state of the match, everything known: what every seat could expect of it. */
export interface Moment {
  ply: number
  wins: number[]
  wins_error: number[]
  margins: number[]
}

/** A line of the ledger: what one action brought every seat, and how much of it nobody could have known. */
export interface Line {
  ply: number
  actor: number
  wins: number[]
  margins: number[]
  hidden_wins: number[]
  hidden_margins: number[]
}

/** How a seat came to its end: these, added up, are the last one, to the last digit. */
export interface Account {
  seat: number
  start: number
  deal: number
  luck: number
  hidden: number
  own: number
  others: number
  end: number
}

/** A whole review. `first` is the ply of the first decision: what came before it was the deal. */
export interface Findings {
  game: string
  players: number
  first: number
  last: number
  moments: Moment[]
  decisions: Decision[]
  lines: Line[]
  margins: Account[]
  wins: Account[]
}

/** How the judge plays, how closely a ply is looked at, and what a loss is called (the manifest says it). */
export interface ReviewDeclaration {
  search: Readonly<Record<string, number | boolean>>
  tries: number
  worlds: number
  samples: number
  sure: number
  faults: readonly (readonly [Word, number])[]
  /** By number of players, in eighths. */
  sureness: Readonly<Record<string, number>>
}

/** Millionths. */
export function units(number: number): number {
  return Math.floor(number * UNIT + 0.5)
}

/** Of a mean, from the sums of what it is the mean of and of the squares. */
export function standardError(total: number, squares: number, count: number): number {
  const mean = total / count
  return Math.sqrt(Math.max(0, squares / count - mean * mean) / count)
}

function wordFor(faults: ReviewDeclaration['faults'], low: number, high: number): Word {
  const found = faults.find(([, least]) => low >= least)
  if (found) return found[0]
  return high < faults.at(-1)![1] ? 'fine' : 'unclear'
}

/**
 * A word, the loss with its interval, and the place of the better move, if one looks better: that of which it is surest,
 * the lower end of its interval decides.
 */
export function verdict(declared: ReviewDeclaration, options: readonly Option[]): Pick<Decision, 'word' | 'loss' | 'low' | 'high' | 'better'> {
  let [best, low, high] = [0, 0, 0]
  options.slice(1).forEach(({ gap, gap_error }, index) => {
    const reach = units((declared.sure * gap_error) / UNIT)
    high = Math.max(high, gap + reach)
    if (!best || gap - reach > low) [best, low] = [index + 1, gap - reach]
  })
  if (!best) return { word: 'fine', loss: 0, low: 0, high: 0, better: null }
  const { gap } = options[best]!
  return { word: wordFor(declared.faults, low, high), loss: Math.max(0, gap), low, high, better: gap > 0 ? best : null }
}
