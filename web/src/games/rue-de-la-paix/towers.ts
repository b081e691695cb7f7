/** How a stack of hotels is drawn and explained. */

/** Storeys that are drawn as one: hotels of one seat, or a gap (`seat` null) in a very tall stack. */
export interface Block {
  seat: number | null
  count: number
  /** The level of its lowest hotel, 0 at the base. */
  level: number
}

export const MOST_BLOCKS = 8
/** The height of a storey, where a tower is 64 wide. */
export const HIGH = 19

/** A stack as at most `most` blocks: single hotels while they fit, then shortened runs, then a gap in the middle. */
export function blocks(stack: number[], most = MOST_BLOCKS): Block[] {
  const single = stack.map((seat, level) => ({ seat, count: 1, level }))
  if (single.length <= most) return single
  const all = runs(stack)
  if (all.length <= most) return all.flatMap(shortened(all, most - all.length))
  const high = most - 4
  const hidden = all.slice(3, all.length - high)
  const count = hidden.reduce((sum, run) => sum + run.count, 0)
  return [...all.slice(0, 3), { seat: null, count, level: hidden[0]?.level ?? 0 }, ...all.slice(all.length - high)]
}

/** Neighbouring hotels of one seat together. */
export function runs(stack: number[]): Block[] {
  const found: Block[] = []
  stack.forEach((seat, level) => {
    const last = found.at(-1)
    if (last && last.seat === seat) last.count += 1
    else found.push({ seat, count: 1, level })
  })
  return found
}

/** Each run as a block that counts several hotels, with single ones above it as long as there is room to spare. */
function shortened(all: Block[], spare: number): (run: Block) => Block[] {
  const extra = new Map(all.map((run) => [run, 0]))
  for (let given = true; spare > 0 && given; ) {
    given = false
    for (const run of all) {
      const above = extra.get(run) ?? 0
      if (spare === 0 || above + 1 >= run.count) continue
      extra.set(run, above + 1)
      spare -= 1
      given = true
    }
  }
  return (run) => {
    const above = extra.get(run) ?? 0
    const low = { ...run, count: run.count - above }
    return [low, ...Array.from({ length: above }, (_, index) => ({ ...run, count: 1, level: low.level + low.count + index }))]
  }
}

export interface Share {
  seat: number
  count: number
  /** The storey of the lowest hotel, 1 at the base. */
  lowest: number
}

/** Who has how many hotels in a stack: its owner first, then who has most. */
export function shares(stack: number[], owner: number | null): Share[] {
  const found = new Map<number, Share>()
  stack.forEach((seat, level) => {
    const share = found.get(seat) ?? { seat, count: 0, lowest: level + 1 }
    share.count += 1
    found.set(seat, share)
  })
  const rank = ({ seat, count }: Share) => (seat === owner ? Infinity : count)
  return [...found.values()].sort((one, two) => rank(two) - rank(one))
}
