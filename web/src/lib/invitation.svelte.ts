/** What somebody passes on so that others come: an address that works from where they are. */

import { isSite, link } from './addresses'
import { api, Refused } from './api'
import type { HouseAddress } from './messages'
import { preferences } from './preferences.svelte'

/** From where the house can be reached, as it said last. */
export const reach: { told: HouseAddress | null } = $state({ told: null })

/** Whether the house is called by a name that means another machine on every machine. */
const isMachineItself = !isSite && /^(localhost|127\.[\d.]+|\[::1\])$/.test(typeof location === 'undefined' ? '' : location.hostname)

/** Ask the house, where the address bar does not answer already. */
export async function askReach(): Promise<void> {
  if (isMachineItself) reach.told = await api.reach(preferences.language).catch(() => null)
}

/** Whether only this machine can open what would be passed on. */
export function isOnlyHere(): boolean {
  return isMachineItself && reach.told?.address === null
}

/** Have the house listen in the network, too; what went wrong, or nothing. */
export async function openToNetwork(): Promise<string> {
  try {
    reach.told = await api.openHouse(preferences.language)
    return ''
  } catch (error) {
    if (error instanceof Refused) return error.message
    throw error
  }
}

/** The whole address of a place, or of a personal link. */
export function passedOn(path: string): string {
  return new URL(link(path), (isMachineItself && reach.told?.address) || location.origin).href
}
