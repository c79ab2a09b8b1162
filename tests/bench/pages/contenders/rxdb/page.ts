import type { Contender } from '../../contender.ts'
import { paint } from '../../list.ts'
import { workerClient } from '../ask-worker.ts'
import { openStore, type Store } from './store.ts'

const worker = workerClient(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))
let store: Store

async function openAndShow(): Promise<void> {
  store = await openStore()
  store.rows.find({ sort: [{ order: 'asc' }], limit: 50 }).$.subscribe(rows => paint(rows.map(row => row.name)))
}

/** RxDB's stock replication plugin, pull and push. */
export const contender: Contender = {
  open: openAndShow,
  async firstPull({ token }) {
    await openAndShow()
    await worker.ask({ token, live: false })
  },
  live: ({ token }) => worker.ask({ token, live: true }),
  async rename(renames) {
    const found = await store.rows.findByIds(renames.map(({ clientId }) => clientId)).exec()
    await Promise.all(renames.map(({ clientId, name }) => found.get(clientId)?.incrementalPatch({ name })))
  },
  push: ({ token }) => worker.ask({ token, live: false }),
  async editOne(account, rename) {
    await contender.rename([rename])
    await contender.push(account)
  },
  content: async () => (await store.rows.find().exec()).map(row => row.toMutableJSON()),
}
