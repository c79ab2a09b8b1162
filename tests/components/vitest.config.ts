import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { workerEntry } from '../../.tools/worker-entry.ts'
import { BROWSER_ENV, LIGHT_BROWSER, QUIET_FLAGS } from '../e2e/device/chromium-flags.ts'
import { EqualShards } from './setup/equal-shards.ts'
import { fakeBridge } from './setup/fake-bridge-plugin.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const photoWorker = workerEntry('photo', here('../../workers/photo.worker.ts'))
const reportWorker = workerEntry('report', here('../../workers/report.worker.ts'))
const pdfWorker = workerEntry('pdf', here('../../workers/pdf.worker.ts'))

/** Screens in a real Chromium with its own IndexedDB and a fake bridge: no server, no worker, no build. */
export default defineConfig({
  root: here('../..'),
  publicDir: here('../../public'),
  // Of each of several runs beside each other.
  cacheDir: here(`../../.cache/vitest-components${process.env.COMPONENTS_CACHE ?? ''}`),
  // As in vite.config.ts, without the plugins of a build. The route tree and the icons are generated there.
  plugins: [
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui(),
    fakeBridge(),
    photoWorker,
    reportWorker,
    pdfWorker,
  ],
  resolve: {
    alias: [
      { find: /^dexie$/, replacement: here('../../node_modules/dexie/dist/modern/dexie.mjs') },
      {
        find: /^decode-named-character-reference$/,
        replacement: here('../../node_modules/decode-named-character-reference/index.js'),
      },
      { find: /^broadcast-channel$/, replacement: here('../../src/platform/browser/store-channel.ts') },
    ],
    conditions: ['es2015', ...defaultClientConditions],
  },
  // Listed here, because a dependency that is found late reloads the page during a test.
  optimizeDeps: {
    entries: ['src/ui/main.tsx', 'tests/components/**/*.{ts,tsx}'],
    include: [
      ...['axe-core', 'pica/pica_main', 'pdf-lib', 'libheif-js/libheif-wasm/libheif.js', 'unpdf'],
      ...['mdast-util-from-markdown', 'mdast-util-gfm', 'micromark-extension-gfm'],
    ],
  },
  test: {
    name: 'components',
    include: ['tests/components/**/*.test.tsx'],
    setupFiles: ['tests/components/setup/quick-react.ts', 'tests/components/setup/each-test.ts'],
    // Generous, because a busy machine is no defect: what is slow by itself has a test that measures it.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // Hides RxDB's advertisement and the errors of stores that a test fills or closes.
    onConsoleLog: log => (/RxDB Open Core|QuotaExceededError|DatabaseClosedError/.test(log) ? false : undefined),
    sequence: { sequencer: EqualShards },
    isolate: process.env.ISOLATE === '1',
    fileParallelism: process.env.PARALLEL === '1',
    browser: {
      enabled: true,
      locators: { exact: false },
      headless: true,
      screenshotFailures: false,
      // Several runs beginning beside each other on a busy machine take longer than the default minute.
      connectTimeout: 300_000,
      provider: playwright({
        actionTimeout: 20_000,
        launchOptions: {
          executablePath: LIGHT_BROWSER.executablePath,
          args: [
            ...[...QUIET_FLAGS, ...LIGHT_BROWSER.flags],
            ...['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
          ],
          env: BROWSER_ENV,
        },
        contextOptions: { locale: 'en-GB', reducedMotion: 'reduce', permissions: ['microphone'] },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 820, height: 1180 } }],
    },
  },
})
