import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { Prng } from '../../sim/world/prng.ts'
import type { Figure } from '../report/section.ts'
import { type KillableBrowser, spawnBrowser } from '../rig/killable-browser.ts'
import { MICROPHONE } from '../rig/microphone.ts'
import { serveWithoutPolicy } from '../rig/static-server.ts'
import { quantile } from '../rounds.ts'
import type { Workload } from '../workload.ts'

const KILLS = 50
/** Devices in parallel, each with its own profile. */
const AT_ONCE = 3

export const kills: Workload = {
  id: 'P9',
  async run(bench) {
    const pages = await serveWithoutPolicy(await bench.interfaceFolder())
    const address = `${pages.origin}/bench/record.html`
    const random = new Prng(20_261_120)
    const waits = Array.from({ length: KILLS }, () => 2 + random.float() * 3)
    const losses: number[] = []
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const profile = mkdtempSync(join(tmpdir(), 'bench-killed-'))
        let browser = await spawnBrowser(profile, MICROPHONE)
        for (let seconds = waits.pop(); seconds !== undefined; seconds = waits.pop()) {
          const alive = await recordAndKill(browser, address, seconds)
          browser = await spawnBrowser(profile, MICROPHONE)
          losses.push(alive - (await secondsFound(browser, address)))
          bench.log(`P9 kill ${losses.length} after ${seconds.toFixed(1)} s: lost ${losses.at(-1)?.toFixed(2)} s`)
        }
        await browser.kill()
        rmSync(profile, { recursive: true, force: true })
      }),
    )
    await pages.stop()
    const notes = [
      `The whole browser is killed with SIGKILL at random moments; what is lost is the recorder's own clock at the kill less the seconds of sound that decode after the next start. ${losses.filter(loss => loss <= 1).length} of ${KILLS} kills lost a second or less, every recording was found, none was damaged.`,
    ]
    const figures: Figure[] = [
      { what: 'lost', contender: 'ours', unit: 's', samples: losses, target: { of: 'max', atMost: 1 } },
      { what: 'lost, 95th of 100', contender: 'ours', unit: 's', samples: [quantile(losses, 0.95)] },
    ]
    return [{ id: 'P9', title: `Loss at a SIGKILL while recording, ${KILLS} kills`, figures, notes }]
  },
}

async function openRecorder({ context }: KillableBrowser, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForFunction(() => 'recording' in globalThis)
  return page
}

/** Resolves with the seconds that the recorder's own clock showed at the kill. */
async function recordAndKill(browser: KillableBrowser, address: string, afterSeconds: number): Promise<number> {
  const page = await openRecorder(browser, address)
  await page.evaluate(() => recording.start('ours'))
  await page.waitForFunction(seconds => recording.seconds() >= seconds, afterSeconds)
  const alive = await page.evaluate(() => recording.ownClock())
  await browser.kill()
  return alive
}

async function secondsFound(browser: KillableBrowser, address: string): Promise<number> {
  const page = await openRecorder(browser, address)
  const found = await page.evaluate(() => recording.found())
  await page.close()
  if (found === null) throw new Error('nothing was found after a kill')
  return found
}
