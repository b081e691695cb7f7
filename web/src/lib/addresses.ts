/**
 * Where the page lies and what its places are called.
 *
 * A house (our server) answers real addresses: `/rules/sunrise-lane#SL-11`. A site (`tablee site`: files on any host, under
 * any path) has one page, and a place is the query of that page: `./?/rules/sunrise-lane#SL-11`.
 */

/** What the first part of a path may be, besides nothing at all. */
export const PLACES = ['table', 'replay', 'review', 'analysis', 'puzzles', 'rules', 'learn', 'matches', 'settings'] as const

export interface Root {
  /** The folder with the page's own files, with a slash at its end. */
  folder: string
  /** Whether there are only files, and no house. */
  isSite: boolean
}

export function rootOf(address: string, isSite: boolean): Root {
  return { folder: isSite ? new URL('.', address).pathname : '/', isSite }
}

/** What a place of the page (`/table/ID?start`) is called from outside. */
export function addressOf(root: Root, path: string): string {
  if (!root.isSite) return path
  return path === '/' ? root.folder : `${root.folder}?${path}`
}

/** The place (`/table/ID?start#hash`) that an address names, as an address of a house. */
export function placeIn(root: Root, address: URL): URL {
  if (!root.isSite) return address
  const path = address.search.startsWith('?/') ? address.search.slice(1) : '/'
  return new URL(path + address.hash, address.origin)
}

/** Only where there is a page; the rest of this file is for everybody. */
const here = typeof document === 'undefined' ? 'http://localhost/' : location.href

/** Whether the page has no house: `tablee site` says so in the page itself. */
export const isSite = typeof document !== 'undefined' && document.querySelector('meta[name=house][content=none]') !== null

export const root = rootOf(here, isSite)

/** An address for `href`. */
export const link = (path: string): string => addressOf(root, path)

/** A file of the page itself that keeps its name: `file('sw.js')`. */
export const file = (name: string): string => root.folder + name
