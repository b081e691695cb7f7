/** Where the page is: real addresses, so that links, reload and the back button do what people expect. */

export interface Place {
  page: 'home' | 'table' | 'replay' | 'rules' | 'learn' | 'settings' | 'lost'
  name: string
  query: URLSearchParams
  hash: string
}

export function placeOf(url: URL): Place {
  const [page = '', name = ''] = url.pathname.split('/').filter(Boolean)
  const known = ['table', 'replay', 'rules', 'learn', 'settings'] as const
  const found = page === '' ? 'home' : (known.find((one) => one === page) ?? 'lost')
  return { page: found, name, query: url.searchParams, hash: url.hash.slice(1) }
}

export const place = $state({ now: placeOf(new URL(location.href)) })

function arrive(): void {
  place.now = placeOf(new URL(location.href))
}

export function go(address: string, replace = false): void {
  const url = new URL(address, location.href)
  if (url.origin !== location.origin) return
  history[replace ? 'replaceState' : 'pushState'](null, '', url)
  arrive()
  if (!url.hash && !replace) scrollTo(0, 0)
}

/** Links within the page do not reload it. */
export function followLinks(): () => void {
  const click = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (/^\/(api|return|docs)\b/.test(link.pathname)) return
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return
    event.preventDefault()
    go(link.href)
  }
  document.addEventListener('click', click)
  addEventListener('popstate', arrive)
  return () => {
    document.removeEventListener('click', click)
    removeEventListener('popstate', arrive)
  }
}
