/** The page keeps itself (`packing/worker.ts`): it starts without a network, and a new version waits until it is asked in. */

import { file, isSite, root } from './addresses'

/** Whether a newer version than this page's is there; it is taken by `renew`, never by itself. */
export const version = $state({ isOld: false })

const HOUR = 3_600_000
/** Milliseconds in which nobody presses anything. */
const CALM = 1500
const PATIENCE = 20_000

/** From the start of the page. Where it cannot be kept (no https, a private window), it goes on without. */
export async function keepOffline(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (import.meta.env.DEV || !workers) return
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  const isFirst = !workers.controller
  try {
    const registration = await workers.register(file(isSite ? 'sw.js?site' : 'sw.js'), { scope: root.folder })
    watch(registration, isFirst)
    await calm()
    registration.installing?.postMessage('calm')
  } catch {
    /* the page plays all the same */
  }
}

/** Until nobody has pressed anything for a while. */
function calm(): Promise<void> {
  const presses = new AbortController()
  const calmed = new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, CALM)
    const again = (): void => {
      clearTimeout(timer)
      timer = setTimeout(resolve, CALM)
    }
    for (const press of ['click', 'keydown']) addEventListener(press, again, { capture: true, signal: presses.signal })
  })
  return calmed.finally(() => presses.abort())
}

function watch(registration: ServiceWorkerRegistration, isFirst: boolean): void {
  const look = (): void => {
    if (registration.waiting && registration.active) version.isOld = true
  }
  const follow = (): void => registration.installing?.addEventListener('statechange', look)
  look()
  follow() // it may have begun before this page was there
  registration.addEventListener('updatefound', follow)
  // Another page of this browser has taken the new version: this one is old now, and stays as it is.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) version.isOld = true
    isFirst = false
  })
  const ask = (): void => void (document.hidden || registration.update().catch(() => undefined))
  document.addEventListener('visibilitychange', ask)
  setInterval(ask, HOUR)
}

/** The page again, in the newest version there is. */
export async function renew(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(root.folder)
  await registration?.update().catch(() => undefined)
  const next = registration && (await waiting(registration))
  if (!next) return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  next.postMessage('take over')
}

/** The version that waits to be asked in, as soon as it is complete. */
function waiting(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const { installing } = registration
  if (!installing) return Promise.resolve(registration.waiting)
  return new Promise((resolve) => {
    setTimeout(() => resolve(registration.waiting), PATIENCE)
    installing.addEventListener('statechange', () => resolve(registration.waiting))
  })
}
