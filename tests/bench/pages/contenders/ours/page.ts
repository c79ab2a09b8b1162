import { proxy, wrap } from 'comlink'
import { type Database, openDatabase } from '../../../../../src/db/open.ts'
import type { BridgeNews, SyncBridge, SyncStatus } from '../../../../../src/sync/bridge.ts'
import type { Contender } from '../../contender.ts'
import { paint } from '../../list.ts'

const bridge = wrap<SyncBridge>(
  new Worker(new URL('../../../../../workers/sync.worker.ts', import.meta.url), { type: 'module' }),
)
const watchers = new Set<(status: SyncStatus) => void>()
void bridge.subscribe(
  proxy((news: BridgeNews) => {
    if (news.type === 'status') for (const watch of [...watchers]) watch(news.status)
  }),
)

const upToDate = () =>
  new Promise<void>(resolve => {
    const watch = (status: SyncStatus) => {
      if (!status.upToDate || status.lastComplete === null) return
      watchers.delete(watch)
      resolve()
    }
    watchers.add(watch)
  })

let database: Database

/** The product: its worker, its store, a live query of the newest 50. */
export const contender: Contender = {
  async firstPull({ accountId, userId, token }) {
    const complete = upToDate()
    const session = { accountId, userId, token, name: 'Bench', locale: 'en' }
    ;[database] = await Promise.all([openDatabase(accountId), bridge.open(session)])
    database.recordings
      .find({ selector: { deletedAt: null }, sort: [{ order: 'asc' }], limit: 50 })
      .$.subscribe(rows => paint(rows.map(row => row.name)))
    await complete
  },
  content: async () => (await database.recordings.find().exec()).map(row => row.toMutableJSON()),
}
