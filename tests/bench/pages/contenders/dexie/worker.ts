import { serveRequests } from '../ask-worker.ts'
import { BATCH_CALLS, follow, list, orderOf, update } from '../server-rows.ts'
import { Store } from './store.ts'

const store = new Store()

/** The naive loop: fetch a page, store it, fetch the next. */
let since = ''
async function pull(token: string): Promise<void> {
  for (let more = true; more; ) {
    const { rows, checkpoint, hasMore } = await list(token, since)
    await store.rows.bulkPut(rows.map(row => ({ ...row, order: orderOf(row.createdAt), dirty: 0 as const })))
    since = checkpoint
    more = hasMore
  }
}

async function push(token: string): Promise<void> {
  const waiting = () => store.rows.where('dirty').equals(1).limit(BATCH_CALLS).toArray()
  for (let batch = await waiting(); batch.length > 0; batch = await waiting()) {
    const rows = await update(token, batch)
    await store.rows.bulkPut(rows.map(row => ({ ...row, order: orderOf(row.createdAt), dirty: 0 as const })))
  }
}

serveRequests(async ({ kind, token }: { kind: 'pull' | 'push' | 'live'; token: string }) => {
  switch (kind) {
    case 'pull':
      return pull(token)
    case 'push':
      return push(token)
    case 'live':
      void follow(token, () => pull(token))
      return
  }
})
