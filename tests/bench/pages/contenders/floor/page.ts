import type { Contender } from '../../contender.ts'
import { paint } from '../../list.ts'
import { workerClient } from '../ask-worker.ts'
import { all, newest, open, write } from './store.ts'

const worker = workerClient(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))
/** The contender `indexed` is the floor with the indexes that RxDB keeps. */
const indexed = new URLSearchParams(location.search).get('contender') === 'indexed'
let database: IDBDatabase

const show = async () => paint((await newest(database, 50)).map(({ name }) => name))

/** The least work possible: fetch and IndexedDB, without a library. */
export const contender: Contender = {
  async open() {
    database = await open({ indexed })
    await show()
  },
  async firstPull({ token }) {
    database = await open({ indexed })
    worker.onPage(() => void show())
    await worker.ask({ kind: 'pull', token })
    await show()
  },
  live: ({ token }) => worker.ask({ kind: 'live', token }),
  async rename(renames) {
    const names = new Map(renames.map(({ clientId, name }) => [clientId, name]))
    const rows = (await all(database)).flatMap(row => {
      const name = names.get(row.clientId)
      return name === undefined ? [] : [{ ...row, name }]
    })
    await write(database, rows)
    await worker.ask({ kind: 'edited', rows })
  },
  push: ({ token }) => worker.ask({ kind: 'push', token }),
  async editOne(account, rename) {
    await contender.rename([rename])
    await contender.push(account)
  },
  content: () => all(database),
}
