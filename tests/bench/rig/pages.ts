import { cpSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const CACHE = here('../../../.cache/bench')

/**
 * Builds the benchmark's pages beside a copy of the built interface and returns the folder to serve. `readable` keeps
 * names and module comments, for a profile; figures come from pages that are minified as the product is.
 */
export async function buildPages({ readable = false } = {}): Promise<string> {
  const OUT = `${CACHE}/${readable ? 'interface-readable' : 'interface'}`
  rmSync(OUT, { recursive: true, force: true })
  cpSync(here('../../../dist'), OUT, { recursive: true })
  await build({
    configFile: false,
    root: here('../pages'),
    base: '/bench/',
    logLevel: 'error',
    worker: { format: 'es' },
    // As in the product's build: Dexie's modern build, rxjs with classes.
    resolve: {
      alias: [{ find: /^dexie$/, replacement: here('../../../node_modules/dexie/dist/modern/dexie.mjs') }],
      conditions: ['es2015', 'module', 'browser', 'development|production'],
    },
    build: {
      ...{ minify: !readable, outDir: `${OUT}/bench`, emptyOutDir: true, target: 'baseline-widely-available' },
      rolldownOptions: {
        input: ['index', 'upload', 'record', 'report', 'timeline'].map(name => here(`../pages/${name}.html`)),
      },
    },
  })
  return OUT
}
