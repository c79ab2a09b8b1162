import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { keptEntries } from './kept-entries.ts'
import { oneByteLetters } from './one-byte-letters.ts'
import { plainImports } from './plain-imports.ts'
import { prerender } from './prerender.ts'

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const texts = () => [
  react(),
  babel({ presets: [linguiTransformerBabelPreset()] }),
  lingui({ failOnMissing: true, failOnCompileError: true }),
]

/**
 * The public pages: after the app's build into the same folder, under p/, with no script in common with the app, so
 * that none of its code is loaded. A page written at build needs a line here and in prerender.ts; one that renders in
 * the browser only a line here. Budgets: budgets.mjs.
 */
export default defineConfig({
  root: here('src/public'),
  publicDir: false,
  cacheDir: here('.cache/vite-public'),
  plugins: [texts(), oneByteLetters(), plainImports(), prerender(here, texts), keptEntries(here('dist'))],
  build: {
    outDir: here('dist'),
    emptyOutDir: false,
    assetsDir: 'p',
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    manifest: '.vite/public.json',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        landing: here('src/public/landing.html'),
        document: here('src/public/document.html'),
        share: here('src/public/share.html'),
        respond: here('src/public/respond.html'),
      },
    },
  },
})
