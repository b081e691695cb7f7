/**
 * The service worker: the whole page, kept in the browser from the first visit on, version by version.
 *
 * A version is kept whole or not at all, under a name of its own. Whoever has a page open goes on with the version he has: a
 * new one waits until the page asks it to take over, and leaves the files of the one before it to pages that are still open.
 */

const worker = self as unknown as ServiceWorkerGlobalScope
/** Written into the worker when the page is built: a digest of all files, their names, the script of this version's page. */
declare const VERSION: string
declare const FILES: readonly string[]
declare const SCRIPT: string
/** What the first part of an address may be, where the page is meant. */
declare const PLACES: readonly string[]

const SCOPE = new URL(worker.registration.scope).pathname
/** Others may live at the same origin. */
const PREFIX = `tablee ${SCOPE} `
const CACHE = PREFIX + VERSION
const PAGE = ''
/** A site has one page; a house answers many addresses with it. */
const IS_SITE = new URL(worker.location.href).searchParams.has('site')
const AT_ONCE = 4
const TRIES = 20
/** Milliseconds in which a page says that it is calm, or is gone. */
const PATIENCE = 10_000

let sayCalm = (): void => undefined
const calm = new Promise<void>((resolve) => (sayCalm = resolve))

worker.addEventListener('install', (event) => event.waitUntil(keep()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener('message', (event) => {
  if (event.data === 'take over') void worker.skipWaiting()
  if (event.data === 'calm') sayCalm()
})
worker.addEventListener('fetch', (event) => {
  const name = nameOf(event.request)
  if (name !== null) event.respondWith(answer(name, event.request))
})

async function keep(): Promise<void> {
  // At a first visit somebody may be on his way to a first move, which needs some files at once, and not all of them.
  if (!worker.registration.active) await Promise.race([calm, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  const cache = await caches.open(CACHE)
  const missing = [...FILES]
  const fetchSome = async (): Promise<void> => {
    for (let name = missing.pop(); name !== undefined; name = missing.pop()) await cache.put(SCOPE + name, await found(name))
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, fetchSome))
  } catch (error) {
    await caches.delete(CACHE)
    throw error
  }
}

/** A file whose name has a digest is the same in every version. */
const hasDigest = (name: string): boolean => name.startsWith('assets/')

async function found(name: string): Promise<Response> {
  return (hasDigest(name) ? await caches.match(SCOPE + name, { ignoreVary: true }) : undefined) ?? fetched(name)
}

async function fetched(name: string, tries = TRIES): Promise<Response> {
  // A host may give all versions of a file the same date, as reproducible builds do: what the browser still has proves nothing.
  const response = await fetch(SCOPE + name, { cache: hasDigest(name) ? 'default' : 'reload' })
  if (response.status === 429 && tries > 0) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return fetched(name, tries - 1)
  }
  if (!response.ok) throw new Error(`${name} was answered with ${response.status}`)
  if (name === PAGE && !(await response.clone().text()).includes(SCRIPT)) throw new Error('the page is of another version')
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response
}

async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
  await worker.clients.claim()
}

/** The file that is asked for; null: this is not ours. */
function nameOf(request: Request): string | null {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin || !pathname.startsWith(SCOPE)) return null
  const path = pathname.slice(SCOPE.length)
  if (request.mode === 'navigate') return isPlace(path) ? PAGE : null
  return hasDigest(path) || FILES.includes(path) ? path : null
}

function isPlace(path: string): boolean {
  return path === PAGE || path === 'index.html' || (!IS_SITE && PLACES.includes(path.split('/')[0] ?? ''))
}

async function answer(name: string, request: Request): Promise<Response> {
  const own = await (await caches.open(CACHE)).match(SCOPE + name, { ignoreVary: true })
  return own ?? (await caches.match(SCOPE + name, { ignoreVary: true })) ?? fetch(request)
}
