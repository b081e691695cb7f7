/** The page that `tablee site` takes: the same, but it says that it has no house, and finds its files beside itself. */

import type { Plugin } from 'vite'

const HOUSE = '<meta charset="utf-8" />'

export function sitePageOf(page: string): string {
  if (!page.includes(HOUSE)) throw new Error(`index.html has no ${HOUSE}`)
  return page.replace(HOUSE, `${HOUSE}\n    <meta name="house" content="none" />`).replaceAll(/\b(href|src)="\//g, '$1="./')
}

/** Writes `site.html` beside `index.html`. */
export function sitePage(): Plugin {
  return {
    name: 'tablee-site-page',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('there is no index.html')
      this.emitFile({ type: 'asset', fileName: 'site.html', source: sitePageOf(String(page.source)) })
    },
  }
}
