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

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // One more than cores: most tests wait for a recording, a notice or a server.
  workers: Math.min(4, availableParallelism() + 1),
  fullyParallel: false,
  // A second try where the machine is shared; what needed it is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'en-GB',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: FLAGS },
    trace: 'off',
    // Tests judge what stands; drawing every step of a transition without a graphics card takes a third of the time.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
