/** Writes `sw.js`: the worker with the list of everything that the page may ever load, and a digest of its contents. */

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { transformWithOxc, type Plugin } from 'vite'

import { PLACES } from '../src/lib/addresses.ts'

const WORKER = new URL('worker.ts', import.meta.url)
/** The page itself is kept under the address of its folder: some hosts send `index.html` there. */
const NOT_KEPT = ['index.html', 'site.html', 'sw.js']

/** The script that a page starts with. */
export function scriptOf(page: string): string {
  const found = /<script type="module"[^>]* src="\/([^"]+)"/.exec(page)?.[1]
  if (!found) throw new Error('index.html starts no script')
  return found
}

export function offline(): Plugin {
  let folder = ''
  return {
    name: 'tablee-offline',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    /** After everything is in its folder, files of `public` included. */
    async closeBundle() {
      const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((one) => one.isFile())
        .map((one) => join(one.parentPath, one.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
        .sort()
      const worker = (await transformWithOxc(readFileSync(WORKER, 'utf-8'), 'worker.ts')).code
      const digest = createHash('sha256').update(worker)
      for (const name of names) if (name !== 'sw.js') digest.update(`\n${name}\n`).update(await readFile(join(folder, name)))
      const constants = {
        VERSION: digest.digest('hex').slice(0, 16),
        FILES: ['', ...names.filter((name) => !NOT_KEPT.includes(name))],
        SCRIPT: scriptOf(await readFile(join(folder, 'index.html'), 'utf-8')),
        PLACES,
      }
      const lines = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)}\n`)
      await writeFile(join(folder, 'sw.js'), lines.join('') + worker)
    },
  }
}
