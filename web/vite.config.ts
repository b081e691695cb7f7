import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

import { chunkOf } from './packing/chunks.ts'
import { compactJson } from './packing/compact-json.ts'
import { entry } from './packing/entry.ts'
import { offers } from './packing/offers.ts'
import { offline } from './packing/offline.ts'
import { sitePage } from './packing/site-page.ts'

const server = process.env.TABLEE_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), offers(), entry(), compactJson(), sitePage(), offline()],
  build: {
    outDir: '../src/tablee/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunkOf, debugName: 'sentences' }] } } },
  },
  // Files find each other wherever they lie; only the house's page has to know where its files are, for it has many addresses.
  experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }) },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true }, '/return': server },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
})
