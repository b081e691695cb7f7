/** Where a board puts what answers the question: beside the table's own buttons, always on the screen. */

export const PARTS = ['state', 'answers', 'hand', 'sheet', 'above'] as const
export type Part = (typeof PARTS)[number]

/** The places for a board's parts; null where a board stands alone and keeps them. */
export type Dock = Record<Part, HTMLElement>

/** For an element that is shown in the dock. It keeps its owner: only its place in the page is another. */
export function docked(place: HTMLElement | undefined): (node: HTMLElement) => (() => void) | undefined {
  return (node) => {
    if (!place) return undefined
    place.append(node)
    return () => node.remove()
  }
}
