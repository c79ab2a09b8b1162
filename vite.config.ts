import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { iconSprite } from './.tools/icon-sprite.ts'
import { plainImports } from './.tools/plain-imports.ts'
import { workerEntry } from './.tools/worker-entry.ts'
import { DOCUMENT_TYPES } from './src/domain/files/document-types.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = process.env.API_ORIGIN ?? 'http://localhost:8080'

type ModuleInfo = (id: string) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null
type Reach = 'at once' | 'later'

/** True where `id` is one of `roots` or imported by one: at once, or also by an `import()` that runs later. */
function isReached(id: string, roots: RegExp, moduleInfo: ModuleInfo, reach: Reach, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  if (roots.test(id)) return true
  const info = moduleInfo(id)
  const importers = [...(info?.importers ?? []), ...(reach === 'later' ? (info?.dynamicImporters ?? []) : [])]
  return importers.some(one => isReached(one, roots, moduleInfo, reach, seen))
}

const FIRST = /src[\\/](index\.html|ui[\\/]main\.tsx)$|[\\/]routes[\\/](__root|_app|_app\.index)\.tsx/
const AT_REST =
  /[\\/](dialog-host|menu-panel|account-panels|toast-host|sync-centre-panel|mobile-drawer|keep-up-to-date|notices|interrupted-list)\.tsx?$/
const WORKER = /[\\/]workers[\\/]/

/** Reached by the index of its package only: the first screen does not use it. */
const LATER_OF_BARRELS = /[\\/]useBlocker\.js$/

const SCRIPTS = ['common', 'later', 'frame', 'rest'] as const

/**
 * Of what pages share: what the worker needs too, at once or later, what the first screen needs, what every page loads
 * once it is at rest. `frame` and `rest` need a document: no worker may load them.
 */
function scriptOf(id: string, moduleInfo: ModuleInfo): (typeof SCRIPTS)[number] | null {
  const first = isReached(id, FIRST, moduleInfo, 'at once')
  if (!first && !isReached(id, AT_REST, moduleInfo, 'at once')) return null
  // What no first screen needs must not come with it, though a worker needs it at once.
  if (isReached(id, WORKER, moduleInfo, 'at once')) return first ? 'common' : 'later'
  if (isReached(id, WORKER, moduleInfo, 'later')) return 'later'
  return first && !LATER_OF_BARRELS.test(id) ? 'frame' : 'rest'
}

/** What is found by its name later; elsewhere the first script lists a hundred names and more, which costs it bytes. */
const FOUND_BY_NAME = /^(store|index|libheif|.*\.worker)$/

const STORE =
  /node_modules[\\/](rxdb[\\/](?!dist[\\/]esm[\\/](plugins[\\/](migration-schema|local-documents)|replication-protocol)[\\/]).*|dexie|rxjs|mingo|custom-idle-queue|event-reduce-js|oblivious-set|ohash|unload|array-push-at-sort-position|binary-decision-diagram)[\\/]/
const DATABASE = /src[\\/]db[\\/](?!migrations[\\/]migrate)/

/** The libraries of the local store, and of its own code what the first screen or a worker needs. */
const isOfStore = (id: string, moduleInfo: ModuleInfo) =>
  STORE.test(id) ||
  (DATABASE.test(id) && [FIRST, AT_REST, WORKER].some(roots => isReached(id, roots, moduleInfo, 'at once')))

/** Extensions by MIME type of the files that the system opens and shares with the installed app. */
const OPENED = Object.fromEntries(
  Object.entries({ ...DOCUMENT_TYPES, 'image/heic': ['heic', 'heif'] }).map(([type, extensions]) => [
    type,
    extensions.map(extension => `.${extension}`),
  ]),
)
const SHARED = Object.entries(OPENED).flat(2)

export default defineConfig({
  root: here('src'),
  publicDir: here('public'),
  cacheDir: here('.cache/vite'),
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: here('src/ui/routes'),
      generatedRouteTree: here('src/ui/route-tree.gen.ts'),
      quoteStyle: 'single',
    }),
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    iconSprite(),
    workerEntry('sync', here('workers/sync.worker.ts')),
    workerEntry('photo', here('workers/photo.worker.ts')),
    workerEntry('report', here('workers/report.worker.ts')),
    workerEntry('pdf', here('workers/pdf.worker.ts')),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    plainImports(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '../workers',
      filename: 'service-worker.ts',
      registerType: 'prompt',
      injectRegister: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,woff2,svg,png,webmanifest}'],
        // The decoder of HEIC is kept when it is first needed: most devices never see such a photo. So is the typesetter
        // of PDFs (3 MB with its typefaces), or when a screen that makes them is open, and the film of the help (*.webm).
        // Those of the landing page are not the app's.
        globIgnores: ['assets/libheif-*', 'assets/pdfmake*', 'public-first.js', 'open-graph/**'],
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
      },
      manifest: {
        id: '/',
        name: 'Anamnesis',
        short_name: 'Anamnesis',
        description: 'Медкарта, запись приёмов и триаж, которые работают без сети.',
        lang: 'ru',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#fafaf6',
        theme_color: '#fafaf6',
        categories: ['medical', 'health'],
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
        shortcuts: [
          { name: 'Записать приём', url: '/ambient-scribe/new' },
          { name: 'Новый триаж', url: '/triage/record' },
          { name: 'Загрузить документ', url: '/health-records/upload' },
        ],
        // src/db/light/share-target.ts
        share_target: {
          action: '/share-target',
          method: 'POST',
          enctype: 'multipart/form-data',
          params: { files: [{ name: 'files', accept: SHARED }] },
        },
        file_handlers: [{ action: '/health-records/upload', accept: OPENED }],
        // A window of its own: opening a file must not replace a page that records (R5).
        launch_handler: { client_mode: 'navigate-new' },
      },
      devOptions: { enabled: false },
    }),
  ],
  resolve: {
    // The modern builds: Dexie's own entry is its ES5 one, and rxjs keeps classes only under this condition.
    alias: [
      { find: /^dexie$/, replacement: here('node_modules/dexie/dist/modern/dexie.mjs') },
      // Its version for browsers asks the document, which the worker that makes PDFs has not.
      {
        find: /^decode-named-character-reference$/,
        replacement: here('node_modules/decode-named-character-reference/index.js'),
      },
      // The package trusts the clocks of the tabs.
      { find: /^broadcast-channel$/, replacement: here('src/platform/browser/store-channel.ts') },
    ],
    conditions: ['es2015', ...defaultClientConditions],
  },
  optimizeDeps: { entries: ['index.html', 'ui/**/*.{ts,tsx}', '../workers/*.ts'] },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    sourcemap: false,
    manifest: true,
    // The first screen's scripts are named in the page. Those of later screens come from the service worker's cache: a
    // list of all of them would weigh 2 KB in the first script, and a worker has no document to preload into.
    modulePreload: {
      // A browser that does not preload loads the same scripts a little later.
      polyfill: false,
      resolveDependencies: (_url, scripts, { hostType }) => (hostType === 'html' ? scripts : []),
    },
    // Forty small files would be fetched and kept one by one when the service worker installs.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => (FOUND_BY_NAME.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
        codeSplitting: {
          // The local store comes in parallel with the shell and has a budget of its own (P6); only the worker migrates.
          groups: [
            {
              priority: SCRIPTS.length + 1,
              name: (id: string, context: { getModuleInfo: ModuleInfo }) =>
                isOfStore(id, one => context.getModuleInfo(one)) ? 'store' : null,
            },
            // One script compresses better than the dozen that the screens would share otherwise.
            // Scripts of a few hundred bytes came by the dozen; one is fetched, stored and compiled sooner.
            ...SCRIPTS.map((script, rank) => ({
              priority: SCRIPTS.length - rank,
              name: (id: string, context: { getModuleInfo: ModuleInfo }) =>
                scriptOf(id, one => context.getModuleInfo(one)) === script ? script : null,
            })),
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    fs: { allow: [here('.')] },
    proxy: Object.fromEntries(
      ['/api', '/dev/identity', '/dev/messenger'].map(path => [path, { target: server, changeOrigin: false }]),
    ),
  },
})
