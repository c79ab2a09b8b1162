import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'

/** The flags that keep a headless Chromium quiet and on this machine. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Chromium without a window's frame, where one is installed: a page costs a fifth less. Tests that record, or close and
 * open the browser itself, start the whole one (network/profile.ts, recorder-rig.ts).
 */
const SHELL = '/usr/bin/chromium-headless-shell'
const executablePath = existsSync(SHELL) ? SHELL : (process.env.CHROMIUM_PATH ?? '/usr/bin/chromium')

/** Files that take a minute by themselves: they record in real time. */
const LONG = /(?:visit|triage|recorder|full-disk|versions)\.spec\.ts$/

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './prepare-server.ts',
  outputDir: '../../test-results',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // One more than cores: most tests wait for a recording, a notice or a server.
  workers: Math.min(4, availableParallelism() + 1),
  fullyParallel: false,
  // Sound in real time on a machine that is busy with other things: a second try. What needed it is reported as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // The long ones first, so that none of them is left alone at the end.
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'rest', testIgnore: LONG },
  ],
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'en-GB',
    launchOptions: { executablePath, args: FLAGS },
    trace: 'off',
    // Tests judge what stands; drawing every step of a transition without a graphics card takes a third of the time.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
