import type { Contender } from '../../contender.ts'
import { paint } from '../../list.ts'
import { worked } from '../ask-worker.ts'
import { all, newest, open } from './store.ts'

const worker = worked(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))

/** The least that the work takes: fetch and IndexedDB, no library. */
export const contender: Contender = {
  async firstPull({ token }) {
    const database = await open()
    const show = async () => paint((await newest(database, 50)).map(({ name }) => name))
    worker.onPage(() => void show())
    await worker.ask({ token })
    await show()
  },
  content: async () => all(await open()),
}
