/** Where the page is, in its address, so that links, reload and the back button do what people expect. */

import { link, placeIn, PLACES, root } from './addresses'

export interface Place {
  page: 'home' | (typeof PLACES)[number] | 'lost'
  name: string
  query: URLSearchParams
  hash: string
}

export function placeOf(url: URL): Place {
  const [page = '', name = ''] = url.pathname.split('/').filter(Boolean)
  const found = page === '' ? 'home' : (PLACES.find((one) => one === page) ?? 'lost')
  return { page: found, name, query: url.searchParams, hash: url.hash.slice(1) }
}

const here = (): Place => placeOf(placeIn(root, new URL(location.href)))

/** Where the page is, and the place of a match that was left for another one, to go back to. */
export const place: { now: Place; left: string | null } = $state({ now: here(), left: null })

function arrive(): void {
  const before = place.now
  place.now = here()
  if (before.page === 'table' || before.page === 'replay') place.left = `/${before.page}/${before.name}`
  if (place.now.page !== 'settings') place.left = null
}

/** To a place of the page: `go('/table/ID')`. */
export function go(path: string, replace = false): void {
  visit(new URL(link(path), location.href), replace)
}

/** The address of where one is already, said better; nothing on the page changes. */
export function rename(path: string): void {
  history.replaceState(null, '', link(path))
}

function visit(url: URL, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', url)
  arrive()
  if (!url.hash && !replace) scrollTo(0, 0)
}

/** Links within the page do not reload it. */
export function followLinks(): () => void {
  const click = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin || !isOwn(link)) return
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return
    event.preventDefault()
    visit(new URL(link.href))
  }
  document.addEventListener('click', click)
  addEventListener('popstate', arrive)
  return () => {
    document.removeEventListener('click', click)
    removeEventListener('popstate', arrive)
  }
}

/** Not everything at this origin is this page: a house has other answers, a site's host other sites. */
function isOwn(link: HTMLAnchorElement): boolean {
  return root.isSite ? link.pathname === root.folder : !/^\/(api|return|docs)\b/.test(link.pathname)
}
