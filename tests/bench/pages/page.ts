import { SessionStore } from '../../../src/db/session-store.ts'
import { digestOf } from '../rig/digest.ts'
import type { Contender, Rename, RunAccount } from './contender.ts'
import { newest as newestStored, openAsMany, stored, write } from './contenders/floor/store.ts'
import { newestRows } from './contenders/server-rows.ts'
import { paint, shows, showsOne } from './list.ts'

const load: Record<string, () => Promise<{ contender: Contender }>> = {
  ours: () => import('./contenders/ours/page.ts'),
  floor: () => import('./contenders/floor/page.ts'),
  indexed: () => import('./contenders/floor/page.ts'),
  dexie: () => import('./contenders/dexie/page.ts'),
  rxdb: () => import('./contenders/rxdb/page.ts'),
  pouch: () => import('./contenders/pouch/page.ts'),
}

const name = new URLSearchParams(location.search).get('contender') ?? ''
const { contender } = await (load[name]?.() ?? Promise.reject(new Error(`no contender ${name}`)))

const longTasks: number[] = []
new PerformanceObserver(entries => longTasks.push(...entries.getEntries().map(one => one.duration))).observe({
  type: 'longtask',
})

let painted: Promise<number> | null = null

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

export const device = {
  /** Milliseconds of the first pull: until the newest are on the page, and until everything is stored and listed. */
  async firstPull(account: RunAccount, newest: string[]) {
    longTasks.length = 0
    const began = performance.now()
    const shown = shows(newest)
    await contender.firstPull(account)
    await shows(newest)
    const complete = performance.now() - began
    return { complete, newest: (await shown) - began, longestTask: Math.max(0, ...longTasks) }
  },
  /** Milliseconds to fetch and show the newest, without any store. */
  fetchNewest: (account: RunAccount, newest: string[]) =>
    timed(async () => {
      paint((await newestRows(account.token, 50)).map(row => row.name))
      await shows(newest)
    }),
  /** As `fetchNewest`, but stored and read back, with as many databases opened as the product opens. */
  fetchIntoStores: (account: RunAccount, newest: string[]) =>
    timed(async () => {
      const [database, rows] = await Promise.all([openAsMany(), newestRows(account.token, 50)])
      await write(database, rows.map(stored))
      paint((await newestStored(database, 50)).map(row => row.name))
      await shows(newest)
    }),
  /** Milliseconds from nothing open until the newest are shown from the local store. */
  open: (account: RunAccount, newest: string[]) =>
    timed(async () => {
      void contender.open(account)
      await shows(newest)
    }),
  live: (account: RunAccount) => contender.live(account),
  /** Starts to watch for a name; `seen` resolves with the moment of its paint. */
  lookFor(one: string) {
    painted = showsOne(one)
  },
  seen: () => painted,
  rename: (renames: Rename[]) => contender.rename(renames),
  push: (account: RunAccount) => timed(() => contender.push(account)),
  editOne: (account: RunAccount, rename: Rename) => timed(() => contender.editOne(account, rename)),
  /** Stores the account's session on this device, where the product looks for it. */
  signIn: ({ accountId, userId, token }: RunAccount) =>
    new SessionStore().write({ accountId, userId, token, name: 'Bench', locale: 'en' }),
  digest: async () => digestOf(await contender.content()),
}
export type Device = typeof device

Object.assign(globalThis, { device })
