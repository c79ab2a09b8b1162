import { liveQuery } from 'dexie'
import type { Contender } from '../../contender.ts'
import { paint } from '../../list.ts'
import { workerClient } from '../ask-worker.ts'
import { Store } from './store.ts'

const worker = workerClient(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))
const store = new Store()

const showNewest = () =>
  liveQuery(() => store.rows.orderBy('order').limit(50).toArray()).subscribe(rows => paint(rows.map(row => row.name)))

export const contender: Contender = {
  async open() {
    showNewest()
  },
  async firstPull({ token }) {
    showNewest()
    await worker.ask({ kind: 'pull', token })
  },
  live: ({ token }) => worker.ask({ kind: 'live', token }),
  async rename(renames) {
    await store.rows.bulkUpdate(renames.map(({ clientId, name }) => ({ key: clientId, changes: { name, dirty: 1 } })))
  },
  push: ({ token }) => worker.ask({ kind: 'push', token }),
  async editOne(account, rename) {
    await contender.rename([rename])
    await contender.push(account)
  },
  content: () => store.rows.toArray(),
}
