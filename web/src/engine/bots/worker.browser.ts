/** The script of a web worker: `new Worker(new URL('./bots/worker.browser.ts', import.meta.url), { type: 'module' })`. */

import { serve, type Port } from './worker.ts'

serve(globalThis as unknown as Port)
