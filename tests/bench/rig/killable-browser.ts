import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type BrowserContext, chromium } from 'playwright'
import { atEnd } from './at-end.ts'
import { FLAGS } from './browser.ts'

export interface KillableBrowser {
  context: BrowserContext
  /** Kills the browser and all its processes with SIGKILL, which stands for a power loss. */
  kill(): Promise<void>
}

/** Starts a browser in its own process group on a profile that outlives it. */
export async function spawnBrowser(profile: string, flags: readonly string[]): Promise<KillableBrowser> {
  const child = spawn(
    process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    [...FLAGS, ...flags, '--headless=new', `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const exited = once(child, 'exit')
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
    process.kill(-child.pid, 'SIGKILL')
    await exited
  }
  atEnd(kill)
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', data => {
      said += data
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(said)))
  })
  const [context] = (await chromium.connectOverCDP(address)).contexts()
  if (!context) throw new Error('a browser without a context')
  return { context, kill }
}
