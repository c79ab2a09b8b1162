import { type RxReplicationState, replicateRxCollection } from 'rxdb/plugins/replication'
import { Subject } from 'rxjs'
import { answer } from '../ask-worker.ts'
import { BATCH_CALLS, follow, list, orderOf, PAGE_ROWS, type Row, update } from '../server-rows.ts'
import { openStore, type RxRow } from './store.ts'

const documentOf = ({ clientId, seq, name, createdAt, deletedAt, data }: Row): RxRow => ({
  ...{ clientId, seq, name, createdAt, deletedAt, data },
  order: orderOf(createdAt),
})

type Checkpoint = { since: string }
const store = openStore()
const changes = new Subject<'RESYNC'>()

async function replicate(token: string, live: boolean): Promise<RxReplicationState<RxRow, Checkpoint>> {
  const { rows: collection } = await store
  return replicateRxCollection<RxRow, Checkpoint>({
    replicationIdentifier: 'bench',
    collection,
    live,
    retryTime: 1000,
    // A single tab: nobody to wait for.
    waitForLeadership: false,
    pull: {
      batchSize: PAGE_ROWS,
      stream$: changes,
      async handler(checkpoint) {
        const { rows, checkpoint: since } = await list(token, checkpoint?.since ?? '')
        return {
          documents: rows.map(row => ({ ...documentOf(row), _deleted: row.deletedAt !== null })),
          checkpoint: { since },
        }
      },
    },
    push: {
      batchSize: BATCH_CALLS,
      async handler(edits) {
        await update(
          token,
          edits.map(({ newDocumentState: row }) => row),
        )
        return []
      },
    },
  })
}

/** The replication plugin as it comes, until it says that it is through, or for as long as the worker lives. */
answer(async ({ token, live }: { token: string; live: boolean }) => {
  const replication = await replicate(token, live)
  await replication.awaitInitialReplication()
  if (live) void follow(token, async () => changes.next('RESYNC'))
})
