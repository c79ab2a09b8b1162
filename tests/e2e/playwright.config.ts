import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'
import { BROWSER_ENV, LIGHT_BROWSER, QUIET_FLAGS } from './device/chromium-flags.ts'
import { NOISE_FILE, soundFlags } from './device/microphone.ts'

/** Tests that close and reopen the browser use the full Chromium (device/profile.ts, recorder/recorder-rig.ts). */
const { executablePath, flags } = LIGHT_BROWSER

/** Slow files: they record in real time, build the product, or wait after a kill. */
const LONG = /(?:visit|triage|recorder|recovery|versions|start|tab-kills|recorder-kills|full-disk)\.spec\.ts$/

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './prepare-server.ts',
  outputDir: '../../test-results',
  // Generous, because a busy machine is no defect: what has to be quick has a test or a benchmark that measures it.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  // One more than cores, because most tests wait for a recording, a notice or a server.
  workers: Math.min(4, availableParallelism() + 1),
  // Each test has its own accounts, so tests can run in any order and in any worker.
  fullyParallel: true,
  // One retry, because real-time sound fails on a busy machine; a test that needs it is reported as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // The slow files first, so that none runs alone at the end.
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'rest', testIgnore: LONG },
  ],
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'en-GB',
    launchOptions: {
      executablePath,
      args: [...QUIET_FLAGS, ...flags, ...soundFlags(NOISE_FILE)],
      env: BROWSER_ENV,
    },
    trace: 'off',
    // No test looks at transitions, and drawing them without a graphics card takes a third of the time.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
