import { spawn } from 'node:child_process'
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

const EXECUTABLE = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
]

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export interface Rig {
  /** What the microphone hears, over and over. */
  sound: Float32Array
  context: BrowserContext
  open(query?: string): Promise<Page>
  /** Another browser with a profile of its own, which the test can kill and start again. */
  spawn(profile: string): Promise<SpawnedBrowser>
  close(): Promise<void>
}

export interface SpawnedBrowser {
  open(): Promise<Page>
  /** SIGKILL for the browser and all its processes, as a dying battery or the system's memory manager does it. */
  kill(): Promise<void>
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
  const args = [...FLAGS, `--use-file-for-fake-audio-capture=${join(folder, 'sound.wav')}`]
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: EXECUTABLE,
    headless: true,
    args,
  })
  const spawned: SpawnedBrowser[] = []
  const openIn = async (browser: BrowserContext, query: string) => {
    const page = await browser.newPage()
    await page.goto(`http://localhost:${port}/recorder.html${query}`)
    await page.waitForFunction(() => 'harness' in globalThis)
    return page
  }
  return {
    sound,
    context,
    open: (query = '') => openIn(context, query),
    async spawn(profile) {
      const browser = await spawnBrowser(join(folder, profile), args, openIn)
      spawned.push(browser)
      return browser
    },
    async close() {
      await Promise.all(spawned.map(browser => browser.kill()))
      await context.close()
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function spawnBrowser(
  profile: string,
  args: string[],
  openIn: (browser: BrowserContext, query: string) => Promise<Page>,
): Promise<SpawnedBrowser> {
  const child = spawn(
    EXECUTABLE,
    [...args, '--headless=new', `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
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

/** Kills the page's process as the system does when memory is short: nothing is told, nothing is finished. */
export async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  session.send('Page.crash').catch(() => undefined)
  await crashed
}
