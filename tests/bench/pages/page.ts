import { type Content, digestOf } from '../rig/digest.ts'
import type { Contender, RunAccount } from './contender.ts'
import { shows } from './list.ts'

const load: Record<string, () => Promise<{ contender: Contender }>> = {
  ours: () => import('./contenders/ours/page.ts'),
  floor: () => import('./contenders/floor/page.ts'),
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

export const device = {
  /** Milliseconds of the first pull: to the newest on the page, and to everything stored and the list at its end. */
  async firstPull(account: RunAccount, newest: string[]) {
    longTasks.length = 0
    const began = performance.now()
    const shown = shows(newest)
    await contender.firstPull(account)
    await shows(newest)
    const complete = performance.now() - began
    return { complete, newest: (await shown) - began, longestTask: Math.max(0, ...longTasks) }
  },
  async digest(): Promise<string> {
    const rows: Content[] = await contender.content()
    return digestOf(rows)
  },
}
export type Device = typeof device

Object.assign(globalThis, { device })
