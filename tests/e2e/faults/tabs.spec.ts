import { expect, type Page, test } from 'playwright/test'
import { crash } from '../recorder-rig.ts'
import { openWard, type Ward } from '../scribe-ward.ts'
import { LONG } from './clinic.ts'
import { rendererOf } from './renderers.ts'

/*
 * Two real tabs of one device, one of them the writer: it is killed and stopped in turn. `LEADER_TURNS=20 npm run e2e --
 * faults/tabs` for the long form.
 */
const TURNS = Number(process.env.LEADER_TURNS ?? 2)
const TAKEOVER_MS = 5000

let ward: Ward
let path: string
test.beforeAll(async () => {
  ward = await openWard({ width: 1280, height: 860 })
  const list = await ward.open('/ambient-scribe/list')
  await list.getByRole('heading', { level: 3 }).first().click()
  await list.waitForURL(/\/ambient-scribe\/\d+$/)
  path = new URL(list.url()).pathname
  await list.close()
})
test.afterAll(async () => {
  await ward.close()
})

async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).getByRole('button').click()
  await page.getByLabel('Name').fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

const named = async () => (await ward.onServer()).map(({ name }) => name)

/** How many requests the sync worker of a tab has made; only the one that leads makes any. */
const requests = async (page: Page): Promise<number> => {
  const worker = page.workers()[0] ?? (await page.waitForEvent('worker'))
  return await worker.evaluate(() => {
    // A browser remembers 250 of them unless told otherwise.
    performance.setResourceTimingBufferSize(100_000)
    return performance.getEntriesByType('resource').filter(one => one.name.includes('/api/')).length
  })
}

/** Edits in one tab and tells which of the two sent it. */
async function sender(editing: Page, tabs: Page[], name: string): Promise<Page> {
  const before = await Promise.all(tabs.map(requests))
  await rename(editing, name)
  await expect.poll(named).toContain(name)
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

async function hostsServiceWorker(page: Page): Promise<boolean> {
  const [worker] = ward.context.serviceWorkers()
  if (!worker) throw new Error('no service worker is running')
  return (await rendererOf(ward.context, page)) === (await rendererOf(ward.context, worker))
}

/** Takes a tab out; answers what brings it back, where anything does. */
const leave: Record<string, (page: Page) => Promise<(() => void) | null>> = {
  async killed(page) {
    await crash(page)
    return null
  },
  /** As a system does it that saves its battery: nothing is told, nothing runs, the locks stay. */
  async stopped(page) {
    const renderer = await rendererOf(ward.context, page)
    process.kill(renderer, 'SIGSTOP')
    return () => process.kill(renderer, 'SIGCONT')
  },
}

for (const [how, out] of Object.entries(leave)) {
  test(
    `I15 I2 the leading tab is ${how}: the other one sends within 5 s, and nothing has its effect twice`,
    how === 'killed' ? {} : LONG,
    async () => {
      test.setTimeout(60_000 + TURNS * 30_000)
      const times: number[] = []
      let survivor = await ward.open(path)
      for (let turn = 1; turn <= TURNS; turn++) {
        const other = await ward.open(path)
        const tabs = [survivor, other]
        let leader = await sender(other, tabs, `${how} ${turn}, both here`)
        if (await hostsServiceWorker(leader)) {
          // Through it go the requests of every tab: stopped with it, none could send.
          await leader.reload()
          leader = await sender(other, tabs, `${how} ${turn}, the other one leads`)
          expect(await hostsServiceWorker(leader)).toBe(false)
        }
        const follower = leader === other ? survivor : other
        const revision = await ward.revision()
        const before = await requests(follower)
        const bringBack = await out(leader)
        const since = Date.now()
        const name = `${how} ${turn}, alone`
        await rename(follower, name)
        await expect.poll(named, { intervals: [100], timeout: 15_000 }).toContain(name)
        times.push(Date.now() - since)
        expect(await requests(follower)).toBeGreaterThan(before)
        if (bringBack) {
          bringBack()
          await expect(leader.getByRole('heading', { level: 1 })).toHaveText(name)
          await expect(leader.getByRole('button', { name: /All saved/ })).toBeVisible()
        }
        expect(await ward.revision()).toBe(revision + 1)
        await leader.close()
        survivor = follower
      }
      await survivor.close()
      console.log(`${how}: sent by the other tab after, ms: ${times.join(' ')}`)
      expect(Math.max(...times)).toBeLessThanOrEqual(TAKEOVER_MS)
    },
  )
}
