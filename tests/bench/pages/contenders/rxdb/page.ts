import type { Contender } from '../../contender.ts'
import { paint } from '../../list.ts'
import { worked } from '../ask-worker.ts'
import { openStore, type Store } from './store.ts'

const worker = worked(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))
let store: Store

/** The replication plugin as it comes, pull and push. */
export const contender: Contender = {
  async firstPull({ token }) {
    store = await openStore()
    store.rows.find({ sort: [{ order: 'asc' }], limit: 50 }).$.subscribe(rows => paint(rows.map(row => row.name)))
    await worker.ask({ token })
  },
  content: async () => (await store.rows.find().exec()).map(row => row.toMutableJSON()),
}
