import type { BrowserContext, Page } from 'playwright'
import type { RunAccount } from '../pages/contender.ts'
import type { Device } from '../pages/page.ts'
import type { Bench } from '../workload.ts'
import { type FreshBrowser, inFreshBrowser, openFreshBrowser } from './browser.ts'
import { newestNames } from './record.ts'
import { type SeededServer, seededServer } from './seeded-server.ts'
import { serveWithoutPolicy } from './static-server.ts'

declare global {
  var device: Device
}

export const CONTENDERS = ['floor', 'ours', 'dexie', 'rxdb', 'pouch'] as const
/** `indexed` is the floor with RxDB's indexes: it shows which part of the distance to the floor they cause. */
export type ContenderName = (typeof CONTENDERS)[number] | 'indexed'

/** The contenders at this rate: below full speed only floor and ours without `--long`, or a run takes an hour. */
export const contendersAt = ({ long }: Pick<Bench, 'long'>, rate: number): readonly ContenderName[] =>
  rate === 1 || long ? CONTENDERS : ['floor', 'ours']

/** The servers of a workload, with one account per requested size. */
export interface Contest {
  server: SeededServer
  /** Name and version of the server that PouchDB replicates with. */
  couch: string
  accounts: (RunAccount & { newest: string[] })[]
  /** Runs `work` on a new device, which is closed afterwards. */
  onDevice<T>(contender: ContenderName, work: (device: OpenDevice) => Promise<T>): Promise<T>
  /** Opens a device that stays open until `close`. */
  openDevice(contender: ContenderName): Promise<OpenDevice & { close(): Promise<void> }>
  stop(): Promise<void>
}

export interface OpenDevice {
  context: BrowserContext
  page: Page
  /** Loads the page again, with no database open. */
  reload(): Promise<void>
}

let contests = 0

export async function openContest(
  bench: Bench,
  totals: readonly number[],
  env: Record<string, string> = {},
): Promise<Contest> {
  contests += 1
  const server = await seededServer(bench, totals, { env })
  const couch = await bench.couch()
  const plain = await serveWithoutPolicy(await bench.interfaceFolder())
  const accounts = await Promise.all(
    server.accounts.map(async (account, i) => ({
      ...account,
      couch: await couch.database(`bench-${contests}-${i}`, account.total),
      newest: newestNames(account.total),
    })),
  )
  const ready = async (contender: ContenderName, { context, page }: FreshBrowser): Promise<OpenDevice> => {
    const { origin } = contender === 'pouch' ? plain : server
    const reload = async () => {
      await page.goto(`${origin}/bench/index.html?contender=${contender}`)
      await page.waitForFunction(() => 'device' in globalThis)
    }
    await reload()
    return { context, page, reload }
  }
  return {
    server,
    couch: couch.name,
    accounts,
    onDevice: (contender, work) => inFreshBrowser(async browser => work(await ready(contender, browser))),
    async openDevice(contender) {
      const browser = await openFreshBrowser()
      return { ...(await ready(contender, browser)), close: browser.close }
    },
    async stop() {
      await Promise.all([server.stop(), plain.stop()])
    },
  }
}
