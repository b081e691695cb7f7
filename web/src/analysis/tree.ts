/** Moves tried out: a tree whose first line is a match, what is shown of it, and how it fits into a link. */

/** A step of the tree: which one it follows, and the move in notation. The first one is the root, without a move. */
export interface Step {
  parent: number
  move: string
}

/** Everything that a link holds: the match as a record, the steps besides it, who plays, and where one looks. */
export interface Shared {
  record: string
  names: string[]
  /** Steps that are not in the record: the step they follow, and the move. */
  steps: [number, string][]
  at: number
}

/** Where a step is drawn: how deep, and on which line. */
export interface Spot {
  step: number
  column: number
  row: number
}

/** What follows a step, the first that was there first. */
export function childrenOf(steps: readonly Step[], step: number): number[] {
  return steps.flatMap(({ parent }, number) => (number > 0 && parent === step ? [number] : []))
}

/** From the root to a step. */
export function pathTo(steps: readonly Step[], step: number): number[] {
  const path = [step]
  while (path[0] !== 0) path.unshift(steps[path[0]!]!.parent)
  return path
}

/** The first line goes on where it is; every other begins a line of its own, below all that was drawn before it. */
export function spots(steps: readonly Step[]): Spot[] {
  const children = steps.map((): number[] => [])
  steps.forEach(({ parent }, number) => number > 0 && children[parent]!.push(number))
  const placed: Spot[] = []
  let rows = 0
  const lines: { step: number; column: number }[] = [{ step: 0, column: 0 }]
  while (lines.length) {
    const line = lines.pop()!
    const row = rows++
    const begun: typeof lines = []
    for (let { step, column }: { step: number | undefined; column: number } = line; step !== undefined; column++) {
      placed.push({ step, column, row })
      const [first, ...others]: number[] = children[step]!
      begun.push(...others.map((other) => ({ step: other, column: column + 1 })))
      step = first
    }
    lines.push(...begun.reverse())
  }
  return placed
}

/** The step that an arrow key leads to: to what came before, what follows, or another move in the same position. */
export function walked(steps: readonly Step[], at: number, key: string): number | null {
  if (key === 'ArrowLeft') return at === 0 ? null : steps[at]!.parent
  if (key === 'ArrowRight') return childrenOf(steps, at)[0] ?? null
  if (key === 'Home') return 0
  if (at === 0 || (key !== 'ArrowUp' && key !== 'ArrowDown')) return null
  const siblings = childrenOf(steps, steps[at]!.parent)
  return siblings[siblings.indexOf(at) + (key === 'ArrowDown' ? 1 : -1)] ?? null
}

/** Without a step and everything that follows it; how the others are numbered then. */
export function without(steps: readonly Step[], step: number): { steps: Step[]; number: (old: number) => number } {
  const gone = new Set([step])
  steps.forEach(({ parent }, number) => gone.has(parent) && number > 0 && gone.add(number))
  const left = steps.map((_, number) => number).filter((number) => !gone.has(number))
  const number = (old: number): number => left.indexOf(old)
  return { steps: left.map((old) => ({ ...steps[old]!, parent: old === 0 ? -1 : number(steps[old]!.parent) })), number }
}

// --- a link that holds everything

/** Something that is no link of ours, or is damaged. */
export class BadLink extends Error {}

const FORMAT = 'deflate-raw'

/** As letters that an address may have. */
export async function packed(shared: Shared): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(shared)), new CompressionStream(FORMAT))
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

export async function unpacked(text: string): Promise<Shared> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    const found: unknown = JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream(FORMAT))))
    if (isShared(found)) return found
  } catch {
    // said below
  }
  throw new BadLink()
}

function isShared(found: unknown): found is Shared {
  if (typeof found !== 'object' || found === null) return false
  const { record, names, steps, at } = found as Record<string, unknown>
  const isStep = (one: unknown): boolean => Array.isArray(one) && one.length === 2 && Number.isInteger(one[0]) && typeof one[1] === 'string'
  return (
    typeof record === 'string' && Number.isInteger(at) &&
    Array.isArray(names) && names.every((one) => typeof one === 'string') && Array.isArray(steps) && steps.every(isStep)
  ) // prettier-ignore
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(piped).arrayBuffer())
}
