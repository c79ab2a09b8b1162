import { type RxReplicationState, replicateRxCollection } from 'rxdb/plugins/replication'
import { Subject } from 'rxjs'
import { serveRequests } from '../ask-worker.ts'
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
    // There is only one tab, so no leader election is needed.
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

/** Runs the stock replication plugin until its initial replication is complete; `live` keeps it running after that. */
serveRequests(async ({ token, live }: { token: string; live: boolean }) => {
  const replication = await replicate(token, live)
  await replication.awaitInitialReplication()
  if (live) void follow(token, async () => changes.next('RESYNC'))
})
