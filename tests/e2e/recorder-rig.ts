import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { createServer } from 'vite'
import type { Harness } from './harness/recorder.ts'
import { noise, SAMPLE_RATE, wav } from './recorder-sound.ts'

declare global {
  var harness: Harness
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export interface Rig {
  /** What the microphone hears, over and over. */
  sound: Float32Array
  context: BrowserContext
  open(query?: string): Promise<Page>
  close(): Promise<void>
}

/** A browser whose microphone plays a file, and a server for the harness page. The profile outlives a killed page. */
export async function createRig(port: number): Promise<Rig> {
  const folder = mkdtempSync(join(tmpdir(), 'recorder-'))
  const sound = noise(40, 20_261_120)
  writeFileSync(join(folder, 'sound.wav'), wav(sound, SAMPLE_RATE))
  const server = await createServer({
    configFile: false,
    root: here('harness'),
    cacheDir: here('../../.cache/vite-recorder'),
    logLevel: 'error',
    // No page reload in the middle of a recording: everything is there before the first test.
    optimizeDeps: { include: ['dexie', 'mediabunny', 'zod', 'uuid'] },
    server: { port, strictPort: true, hmr: false, fs: { allow: [here('../..')] } },
  })
  await server.listen()
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${join(folder, 'sound.wav')}`,
      '--autoplay-policy=no-user-gesture-required',
    ],
  })
  return {
    sound,
    context,
    async open(query = '') {
      const page = await context.newPage()
      await page.goto(`http://localhost:${port}/recorder.html${query}`)
      await page.waitForFunction(() => 'harness' in globalThis)
      return page
    },
    async close() {
      await context.close()
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Kills the page's process as the system does when memory is short: nothing is told, nothing is finished. */
export async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  session.send('Page.crash').catch(() => undefined)
  await crashed
}
