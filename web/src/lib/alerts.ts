/** It is your turn: a sound, and a notification if the page is out of sight and allowed to. */

import { preferences } from './preferences.svelte'
import { play } from './sounds'
import { t } from './texts.svelte'

let was = false

export function alertTurn(turn: boolean, title: string): void {
  if (turn && !was) {
    play('turn')
    if (document.hidden && preferences.alerts && 'Notification' in window && Notification.permission === 'granted')
      new Notification(title, { body: t('shell.line-your-turn'), tag: 'tablee-turn' })
  }
  was = turn
}
