/** Data as small as they are: manifests are kept with a line for every value, for those who compare versions. */

import type { Plugin } from 'vite'

export function compactJson(): Plugin {
  return {
    name: 'tablee-compact-json',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.json')) file.source = JSON.stringify(JSON.parse(String(file.source)))
    },
  }
}
