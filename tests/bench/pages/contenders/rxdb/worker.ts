import { replicateRxCollection } from 'rxdb/plugins/replication'
import { answer } from '../ask-worker.ts'
import { list, orderOf, PAGE_ROWS, type Row } from '../server-rows.ts'
import { openStore, type RxRow } from './store.ts'

const documentOf = ({ clientId, seq, name, createdAt, deletedAt, data }: Row): RxRow => ({
  ...{ clientId, seq, name, createdAt, deletedAt, data },
  order: orderOf(createdAt),
})

async function pull(token: string): Promise<void> {
  const { rows: collection } = await openStore()
  const replication = replicateRxCollection<RxRow, { since: string }>({
    replicationIdentifier: 'bench',
    collection,
    live: false,
    retryTime: 1000,
    // A single tab: nobody to wait for.
    waitForLeadership: false,
    pull: {
      batchSize: PAGE_ROWS,
      async handler(checkpoint) {
        const { rows, checkpoint: since } = await list(token, checkpoint?.since ?? '')
        return {
          documents: rows.map(row => ({ ...documentOf(row), _deleted: row.deletedAt !== null })),
          checkpoint: { since },
        }
      },
    },
    push: { batchSize: 20, handler: async () => [] },
  })
  await replication.awaitInitialReplication()
}

answer(({ token }: { token: string }) => pull(token))
