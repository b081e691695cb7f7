/** Chances of winning, from how often imagined matches are won: see src/tablee/review/chances.py. */

const WHOLE = 8

function power(share: number, eighths: number): number {
  let [made, root] = [1, share]
  for (let part = WHOLE / 2; part >= 1; part /= 2) {
    root = Math.sqrt(root)
    if (eighths & part) made *= root
  }
  return made
}

/** The chance of every seat, from the shares of imagined victories. */
export function chances(shares: readonly number[], eighths: number): number[] {
  if (eighths === WHOLE) return [...shares]
  const powers = shares.map((one) => power(one, eighths))
  const total = powers.reduce((sum, one) => sum + one, 0)
  return powers.map((one) => one / total)
}

/** The standard error of a chance, from that of the share. */
export function chanceError(share: number, error: number, eighths: number): number {
  if (eighths === WHOLE) return error
  const [low, high] = [share - error, share + error].map((one) => Math.min(1, Math.max(0, one))) // a sum of shares may be off a little
  return (chances([high!, 1 - high!], eighths)[0]! - chances([low!, 1 - low!], eighths)[0]!) / 2
}
