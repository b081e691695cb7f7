/** `…?entry`: the address of a script of the same page, which shares its files: what a worker needs is loaded once. */

import type { Plugin } from 'vite'

const ENTRY = /^(.*\.ts)\?entry$/

export function entry(): Plugin {
  let isBuilt = false
  return {
    name: 'tablee-entry',
    enforce: 'pre',
    configResolved(config) {
      isBuilt = config.command === 'build'
    },
    load(id) {
      const script = ENTRY.exec(id)?.[1]
      if (!script) return null
      if (!isBuilt) return `export default ${JSON.stringify(`/@fs/${script}`)}`
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: script })}`
    },
  }
}
