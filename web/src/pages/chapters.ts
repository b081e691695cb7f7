/** The clauses in the order in which somebody reads them, by their numbers. */

export interface Chapter {
  name: string
  clauses: string[]
}

const CHAPTERS: Record<string, [string, number, number][]> = {
  'sunrise-lane': [['box', 1, 5], ['setup', 6, 9], ['turn', 10, 29], ['end', 30, 39], ['scoring', 40, 89], ['examples', 90, 99]],
  'rue-de-la-paix': [['box', 1, 6], ['setup', 7, 9], ['turn', 10, 19], ['owning', 20, 29], ['cards', 30, 49], ['end', 50, 89], ['examples', 90, 99]],
  'sunny-day': [['box', 1, 4], ['setup', 5, 9], ['turn', 10, 29], ['end', 30, 39], ['simple', 40, 89], ['examples', 90, 99]],
}

export function chapters(game: string, clauses: readonly string[]): Chapter[] {
  const parts = CHAPTERS[game] ?? [['turn', 0, 999]]
  const number = (clause: string): number => Number(clause.replace(/\D/g, ''))
  return parts
    .map(([name, from, to]) => ({ name, clauses: clauses.filter((clause) => number(clause) >= from && number(clause) <= to) }))
    .filter((part) => part.clauses.length > 0)
}
