import type { BrowserContext, Page } from 'playwright'
import { expect, test } from '../device/fixtures.ts'
import { crash, rendererOf } from '../device/renderers.ts'
import { card } from '../pages/scribe.ts'
import { expectAllSaved } from '../pages/shell.ts'
import { LONG } from './long.ts'

/*
 * Two real tabs of one device; in each turn the leading one is killed, or stopped. `LEADER_TURNS=20 npm run e2e --
 * faults/tabs` for the long form.
 */
const TURNS = Number(process.env.LEADER_TURNS ?? 2)
const TAKEOVER_MS = 5000

async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).getByRole('button').click()
  await page.getByLabel('Name').fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

/** Number of requests that the sync worker of a tab has made; only the leader's makes any. */
const requests = async (page: Page): Promise<number> => {
  const worker = page.workers()[0] ?? (await page.waitForEvent('worker'))
  return await worker.evaluate(() => {
    // The default buffer keeps only 250 entries.
    performance.setResourceTimingBufferSize(100_000)
    return performance.getEntriesByType('resource').filter(one => one.name.includes('/api/')).length
  })
}

/** Runs `edit` and returns the tab that sends it. */
async function sender(tabs: Page[], edit: () => Promise<void>): Promise<Page> {
  const before = await Promise.all(tabs.map(requests))
  await edit()
  let sent: Page[] = []
  await expect
    .poll(async () => {
      const after = await Promise.all(tabs.map(requests))
      sent = tabs.filter((_, index) => after[index] !== before[index])
      return sent.length
    })
    .toBe(1)
  return sent[0] as Page
}

async function hostsServiceWorker(context: BrowserContext, page: Page): Promise<boolean> {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('no service worker is running')
  return (await rendererOf(context, page)) === (await rendererOf(context, worker))
}

/** Disables a tab. Resolves with a function that restores it, or null if nothing can. */
const leave: Record<string, (context: BrowserContext, page: Page) => Promise<(() => void) | null>> = {
  async killed(_context, page) {
    await crash(page)
    return null
  },
  /** Stops the renderer, as a system does that saves battery: no event, no code runs, its locks stay held. */
  async stopped(context, page) {
    const renderer = await rendererOf(context, page)
    process.kill(renderer, 'SIGSTOP')
    return () => process.kill(renderer, 'SIGCONT')
  },
}

for (const [how, out] of Object.entries(leave)) {
  test(
    `I15 I2 the leading tab is ${how}: the other one sends within 5 s, and no change takes effect twice`,
    how === 'killed' ? {} : LONG,
    async ({ device, server }) => {
      test.setTimeout(180_000 + TURNS * 30_000)
      const { context, page: list, open } = await device({ opensOffline: true })
      const name = (await list.getByRole('heading', { level: 3 }).first().textContent()) ?? ''
      await card(list, name).getByRole('link').click()
      await list.waitForURL(/\/ambient-scribe\/\d+$/)
      const { pathname } = new URL(list.url())
      await list.close()
      const named = async () => (await server.recordings()).map(one => one.name)
      /** The highest sequence number; every effective change raises it by one. */
      const revision = async () => Math.max(...(await server.recordings()).map(({ seq }) => seq))

      const times: number[] = []
      let survivor = await open(pathname)
      for (let turn = 1; turn <= TURNS; turn++) {
        const other = await open(pathname)
        const tabs = [survivor, other]
        const renamed = async (to: string) => {
          await rename(other, to)
          await expect.poll(named).toContain(to)
        }
        let leader = await sender(tabs, () => renamed(`${how} ${turn}, both here`))
        if (await hostsServiceWorker(context, leader)) {
          // Every tab's requests pass the service worker: if it stopped with the leader, no tab could send.
          await leader.reload()
          leader = await sender(tabs, () => renamed(`${how} ${turn}, the other one leads`))
          expect(await hostsServiceWorker(context, leader)).toBe(false)
        }
        const follower = leader === other ? survivor : other
        const before = { revision: await revision(), requests: await requests(follower) }
        const bringBack = await out(context, leader)
        const since = Date.now()
        const alone = `${how} ${turn}, alone`
        await rename(follower, alone)
        await expect.poll(named, { intervals: [100], timeout: 15_000 }).toContain(alone)
        times.push(Date.now() - since)
        expect(await requests(follower)).toBeGreaterThan(before.requests)
        if (bringBack) {
          bringBack()
          await expect(leader.getByRole('heading', { level: 1 })).toHaveText(alone)
          await expectAllSaved(leader)
        }
        expect(await revision()).toBe(before.revision + 1)
        await leader.close()
        survivor = follower
      }
      console.log(`${how}: sent by the other tab after, ms: ${times.join(' ')}`)
      expect(Math.max(...times)).toBeLessThanOrEqual(TAKEOVER_MS)
    },
  )
}
