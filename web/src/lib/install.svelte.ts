/** The page as an app of the device: offered once, at a good moment, and never again after a no. */

import { prefer, preferences } from './preferences.svelte'

/** Chromium's event; other browsers have a menu for it. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const SESSION = 'tablee.visit'
const visits = { number: counted() }

export const install: { prompt: InstallPrompt | null } = $state({ prompt: null })

/** From the start of the page, for the browser says only once that it could. */
export function awaitInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    install.prompt = event as InstallPrompt
  })
  addEventListener('appinstalled', () => (install.prompt = null))
}

/** Whether to offer it to somebody who has, or has not, finished a match. */
export function mayOffer(hasPlayed: boolean): boolean {
  return install.prompt !== null && !preferences.installRefused && (hasPlayed || visits.number > 1)
}

export async function installPage(): Promise<void> {
  const { prompt } = install
  install.prompt = null
  if ((await prompt?.prompt())?.outcome === 'dismissed') refuseInstall()
}

export function refuseInstall(): void {
  prefer({ installRefused: true })
}

/** Which visit this is, from 1 on. A reload is none, nor is a second tab opened from this one. */
function counted(): number {
  try {
    if (!sessionStorage.getItem(SESSION)) {
      sessionStorage.setItem(SESSION, 'yes')
      prefer({ visits: preferences.visits + 1 })
    }
  } catch {
    /* a browser that keeps nothing is always on its first visit */
  }
  return preferences.visits
}
