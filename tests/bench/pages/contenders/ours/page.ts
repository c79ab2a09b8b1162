import { proxy, wrap } from 'comlink'
import type { CommandContext } from '../../../../../src/db/commands/context.ts'
import { renameRecording } from '../../../../../src/db/commands/recordings.ts'
import { type Database, openDatabase } from '../../../../../src/db/open.ts'
import { waitingDocuments } from '../../../../../src/db/queries/waiting.ts'
import { UploadStore } from '../../../../../src/db/uploads/upload-store.ts'
import { systemClock } from '../../../../../src/platform/clock.ts'
import { systemRandom } from '../../../../../src/platform/random.ts'
import type { BridgeNews, SyncBridge, SyncStatus } from '../../../../../src/sync/bridge.ts'
import type { Contender, RunAccount } from '../../contender.ts'
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

/** Opens the database and paints the newest 50 from a live query, as the product's lists do. */
async function openAndShow(accountId: string): Promise<void> {
  database = await openDatabase(accountId)
  database.recordings
    .find({ selector: { recordType: 'ambient-scribe', deletedAt: null }, sort: [{ order: 'asc' }], limit: 50 })
    .$.subscribe(rows => paint(rows.map(row => row.name)))
}

const context = (accountId: string): CommandContext => ({
  ...{ database, accountId, uploads: new UploadStore(), clock: systemClock, random: systemRandom },
})

let signedIn = ''
const openBridge = ({ accountId, userId, token }: RunAccount) => {
  signedIn = accountId
  return bridge.open({ accountId, userId, token, name: 'Bench', locale: 'en' })
}

const nothingWaits = () =>
  new Promise<void>(resolve => {
    const watch = waitingDocuments(database).subscribe(waiting => {
      if (waiting.length > 0) return
      setTimeout(() => watch.unsubscribe())
      resolve()
    })
  })

/** The product's own worker, store, commands and queries. */
export const contender: Contender = {
  async open({ accountId }) {
    signedIn = accountId
    await openAndShow(accountId)
  },
  async firstPull(account) {
    const complete = upToDate()
    await Promise.all([openAndShow(account.accountId), openBridge(account)])
    await complete
  },
  /** Nothing to start: the product is live from the first pull on. */
  live: async () => undefined,
  async rename(renames) {
    const commands = context(signedIn)
    await Promise.all(renames.map(({ clientId, name }) => renameRecording(commands, clientId, name)))
  },
  /** From the page's report to the worker that the network is back, until the pill's query finds nothing unsent. */
  async push() {
    const sent = nothingWaits()
    void bridge.network(true)
    await sent
  },
  async editOne({ accountId }, { clientId, name }) {
    await renameRecording(context(accountId), clientId, name)
    await nothingWaits()
  },
  content: async () => (await database.recordings.find().exec()).map(row => row.toMutableJSON()),
}
