import { notifyPage, serveRequests } from '../ask-worker.ts'
import { batches, follow, type ListPage, list, type Row, update } from '../server-rows.ts'
import { open, stored, write } from './store.ts'

type Request = { kind: 'pull' | 'push' | 'live'; token: string }

let since = ''
/** Requests the next page while the current one is written. */
async function pull(token: string): Promise<void> {
  const database = await open()
  let next: Promise<ListPage> | null = list(token, since)
  while (next) {
    const { rows, checkpoint, hasMore }: ListPage = await next
    since = checkpoint
    next = hasMore ? list(token, checkpoint) : null
    await write(database, rows.map(stored))
    notifyPage()
  }
}

let edited: Row[] = []
/** Only sends requests: the edits are in memory before the measurement begins. */
async function push(token: string): Promise<void> {
  for (const batch of batches(edited)) await update(token, batch)
}

serveRequests(async (request: Request | { kind: 'edited'; rows: Row[] }) => {
  switch (request.kind) {
    case 'edited':
      edited = request.rows
      return
    case 'pull':
      return pull(request.token)
    case 'live':
      void follow(request.token, () => pull(request.token))
      return
    case 'push':
      return push(request.token)
  }
})
