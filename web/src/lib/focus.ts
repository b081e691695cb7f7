/** For those who play by keyboard: the focus is never lost when what had it goes away. */

let byKeyboard = false

/** Notice what is used, keys or pointer. */
export function watchInput(): () => void {
  const keys = (event: KeyboardEvent): void => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey) byKeyboard = true
  }
  const pointer = (): void => {
    byKeyboard = false
  }
  addEventListener('keydown', keys, true)
  addEventListener('pointerdown', pointer, true)
  return () => {
    removeEventListener('keydown', keys, true)
    removeEventListener('pointerdown', pointer, true)
  }
}

function isLost(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active.id === 'main'
}

/** To the confirmation, when a move was chosen by key. */
export function focusConfirm(button: HTMLElement | null): void {
  if (button && (byKeyboard || isLost())) button.focus({ preventScroll: true })
}

/** On to the next step, when the one before was made by key. */
export function focusStep(next: HTMLElement | null | undefined): void {
  if (byKeyboard) next?.focus({ preventScroll: true })
}

const CONTROLS = [
  '[data-opens][tabindex="0"]', '[data-move][tabindex="0"]', 'button[data-move]:not([tabindex="-1"])', 'button[data-opens]:not([tabindex="-1"])',
  '[tabindex="0"]',
]

/** Back to what can be done on the board, when the focus went away with what had it. */
export function focusBoard(board: HTMLElement | null): void {
  if (!board || !byKeyboard || !isLost()) return
  for (const one of CONTROLS) {
    const found = board.querySelector<HTMLElement>(one)
    if (found) return found.focus({ preventScroll: true })
  }
}
