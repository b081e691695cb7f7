/** The outcome of a match, as `Result.data()` of the engine gives it. */
export interface Result {
  totals: number[]
  breakdown: Record<string, number>[]
  tie_breaks: Record<string, number>[]
  winners: number[]
  places: number[]
  decided_by: string[]
  ended_by: string
}

export function readResult(data: Record<string, unknown> | null | undefined): Result | null {
  return data ? (data as unknown as Result) : null
}
