import { answer } from '../ask-worker.ts'
import { list, orderOf } from '../server-rows.ts'
import { Store } from './store.ts'

/** The loop that one writes first. */
async function pull(token: string): Promise<void> {
  const store = new Store()
  for (let since = '', more = true; more; ) {
    const { rows, checkpoint, hasMore } = await list(token, since)
    await store.rows.bulkPut(rows.map(row => ({ ...row, order: orderOf(row.createdAt), dirty: 0 as const })))
    since = checkpoint
    more = hasMore
  }
}

answer(({ token }: { token: string }) => pull(token))
