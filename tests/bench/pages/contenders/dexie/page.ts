import { liveQuery } from 'dexie'
import type { Contender } from '../../contender.ts'
import { paint } from '../../list.ts'
import { worked } from '../ask-worker.ts'
import { Store } from './store.ts'

const worker = worked(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))
const store = new Store()

export const contender: Contender = {
  async firstPull({ token }) {
    liveQuery(() => store.rows.orderBy('order').limit(50).toArray()).subscribe(rows => paint(rows.map(row => row.name)))
    await worker.ask({ token })
  },
  content: () => store.rows.toArray(),
}
