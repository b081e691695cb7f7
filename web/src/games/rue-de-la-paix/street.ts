/** The street as a road that climbs in bends: where each space lies. */

export interface Spot {
  x: number
  y: number
}

export interface Road {
  spots: Spot[]
  width: number
  height: number
  /** The line through all spaces, as an SVG path. */
  path: string
  /** The hillside under each bend, the highest first, and the houses on it. */
  terraces: { hill: string; houses: string }[]
}

export const CELL = 46
const EDGE = 52
const ABOVE = 62
const BELOW = 38
/** Houses along the street: how far along a row, how wide, how high. */
const HOUSES = [[0.06, 40, 30], [0.1, 26, 44], [0.23, 34, 26], [0.27, 24, 38], [0.43, 46, 30], [0.6, 28, 42], [0.635, 40, 28], [0.82, 30, 34], [0.93, 36, 26]] as const

/** Spaces 0 to `last` in rows of about `perRow`, each row climbing, every second one running back. */
export function road(last: number, perRow: number): Road {
  const count = last + 1
  const rows = Math.max(1, Math.ceil(count / perRow))
  const length = Math.ceil(count / rows)
  const [rise, gap] = rows > 3 ? [16, 50] : [44, 58]
  const width = (length - 1) * CELL + 2 * EDGE
  const height = rows * rise + (rows - 1) * gap + ABOVE + BELOW
  const place = (row: number, step: number): Spot => {
    const x = row % 2 === 0 ? EDGE + step * CELL : width - EDGE - step * CELL
    return { x, y: height - BELOW - row * (rise + gap) - (rise * step) / Math.max(1, length - 1) }
  }
  const spots = Array.from({ length: count }, (_, space) => place(Math.floor(space / length), space % length))
  const terraces = Array.from({ length: rows }, (_, down) =>
    terrace(place(rows - 1 - down, 0), place(rows - 1 - down, length - 1), width, height),
  )
  return { spots, width, height, path: line(spots, length), terraces }
}

function terrace(start: Spot, end: Spot, width: number, height: number): Road['terraces'][number] {
  const [left, right] = start.x < end.x ? [start, end] : [end, start]
  const ground = (x: number) => left.y + ((right.y - left.y) * (x - left.x)) / (right.x - left.x)
  const houses = HOUSES.map(([along, wide, high]) => {
    const x = along * width
    const [y, step] = [ground(x) - 6, wide / 4]
    return `M${x} ${y}v${-high}h${step}v-8h${step}v-9h${2}v9h${step - 2}v8h${step}v${high + 8}z`
  })
  return { hill: `M0 ${ground(0)}L${width} ${ground(width)}V${height}H0z`, houses: houses.join('') }
}

function line(spots: Spot[], length: number): string {
  return spots
    .map(({ x, y }, space) => {
      if (space === 0) return `M${x} ${y}`
      if (space % length !== 0) return `L${x} ${y}`
      const before = spots[space - 1] ?? { x, y }
      const out = Math.floor(space / length) % 2 === 1 ? 34 : -34
      return `C${before.x + out} ${before.y - 6} ${x + out} ${y + 6} ${x} ${y}`
    })
    .join('')
}

/** A place between two spaces, for a token on its way. */
export function between(spots: Spot[], space: number): Spot {
  const top = spots.length - 1
  const at = Math.min(Math.max(space, 0), top)
  const low = spots[Math.floor(at)] ?? { x: 0, y: 0 }
  const high = spots[Math.min(Math.floor(at) + 1, top)] ?? low
  const part = at - Math.floor(at)
  return { x: low.x + (high.x - low.x) * part, y: low.y + (high.y - low.y) * part }
}
