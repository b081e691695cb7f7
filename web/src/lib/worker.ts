import script from '../engine/bots/worker.browser.ts?entry'

/** A worker of the page that searches and judges. */
export function startWorker(): Worker {
  return new Worker(script, { type: 'module' })
}
