import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { test as base } from 'playwright/test'
import { createServer } from 'vite'
import { EXECUTABLE, QUIET_FLAGS } from '../device/chromium-flags.ts'
import { NOISE_FILE, noiseSamples, soundFlags } from '../device/microphone.ts'
import type { Harness } from './harness/recorder.ts'

declare global {
  var harness: Harness
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export interface Rig {
  /** The sound that the microphone repeats. */
  sound: Float32Array
  /** Opens a page with only the real recorder; its stored data outlives it. */
  open(query?: string): Promise<Page>
  /** Starts a browser with the named profile, which the test can kill and start again. */
  spawn(profile: string): Promise<SpawnedBrowser>
}

export interface SpawnedBrowser {
  open(): Promise<Page>
  /** Kills the browser and all its processes with SIGKILL, as a power loss or the system's memory manager does. */
  kill(): Promise<void>
}

/** Fixture: browsers that can open the harness page and whose fake microphone plays a file. */
export const test = base.extend<{ rig: Rig }, { harnessOrigin: string; sound: Float32Array }>({
  harnessOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names.
    async ({}, use, { parallelIndex }) => {
      const server = await createServer({
        configFile: false,
        root: here('./harness'),
        cacheDir: here(`../../../.cache/vite-recorder-${parallelIndex}`),
        logLevel: 'error',
        // Bundled before the first test, because a late dependency would reload the page in the middle of a recording.
        optimizeDeps: { include: ['dexie', 'mediabunny', 'zod', 'uuid'] },
        server: { port: 0, hmr: false, fs: { allow: [here('../../..')] } },
      })
      await server.listen()
      await use(server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '')
      await server.close()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names.
  sound: [async ({}, use) => await use(noiseSamples()), { scope: 'worker' }],
  async rig({ browser, harnessOrigin, sound }, use) {
    const folder = mkdtempSync(join(tmpdir(), 'recorder-'))
    const context = await browser.newContext({ permissions: ['microphone'] })
    const spawned: SpawnedBrowser[] = []
    const openIn = async (one: BrowserContext, query: string) => {
      const page = await one.newPage()
      await page.goto(`${harnessOrigin}/recorder.html${query}`)
      await page.waitForFunction(() => 'harness' in globalThis)
      return page
    }
    await use({
      sound,
      open: (query = '') => openIn(context, query),
      async spawn(profile) {
        const made = await spawnBrowser(join(folder, profile), openIn)
        spawned.push(made)
        return made
      },
    })
    await Promise.all(spawned.map(one => one.kill()))
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  },
})

async function spawnBrowser(
  profile: string,
  openIn: (browser: BrowserContext, query: string) => Promise<Page>,
): Promise<SpawnedBrowser> {
  const flags = [...QUIET_FLAGS, ...soundFlags(NOISE_FILE)]
  const child = spawn(
    EXECUTABLE,
    [...flags, '--headless=new', `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr.on('data', data => {
      said += data
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(said)))
  })
  const browser = await chromium.connectOverCDP(address)
  return {
    async open() {
      const [context] = browser.contexts()
      if (!context) throw new Error('the browser has no context')
      return openIn(context, '')
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise(resolve => child.once('exit', resolve))
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
      await gone
    },
  }
}

/** Resolves once the recorder is recording and its clock has passed `seconds`. */
export const recordUntil = (page: Page, seconds: number) =>
  page.evaluate(async until => {
    await harness.until(({ state, seconds }) => state.kind === 'recording' && seconds >= until)
  }, seconds)
