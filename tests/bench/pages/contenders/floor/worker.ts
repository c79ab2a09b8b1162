import { answer, tellPage } from '../ask-worker.ts'
import { type ListPage, list, orderOf } from '../server-rows.ts'
import { open, write } from './store.ts'

/** The next page is on its way while this one is written. */
async function pull(token: string): Promise<void> {
  const database = await open()
  let next: Promise<ListPage> | null = list(token, '')
  while (next) {
    const { rows, checkpoint, hasMore }: ListPage = await next
    next = hasMore ? list(token, checkpoint) : null
    await write(
      database,
      rows.map(row => ({ ...row, order: orderOf(row.createdAt) })),
    )
    tellPage()
  }
}

answer(({ token }: { token: string }) => pull(token))
