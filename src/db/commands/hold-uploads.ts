import { QUEUE } from '../documents.ts'
import type { CommandContext } from './context.ts'

/** Manual from now on: what is queued waits for the person instead, not even a return of the network sends it (decision 73). */
export async function holdUploads({ uploads, accountId }: CommandContext): Promise<void> {
  const items = await uploads.items(accountId)
  for (const item of items) if (item.state === 'waiting') await uploads.dropItem(item.id)
}

/** The recordings that wait for the person's word, with the bytes that sending them would take. */
export async function heldRecordings({
  database,
  uploads,
  accountId,
}: CommandContext): Promise<{ count: number; bytes: number }> {
  const waiting = await database.recordings.find({ selector: { queue: QUEUE.upload, deletedAt: null } }).exec()
  const queued = new Set((await uploads.items(accountId)).map(item => item.id))
  const held = waiting.filter(({ clientId }) => !queued.has(clientId))
  const blobs = await Promise.all(held.map(({ clientId }) => uploads.blob(accountId, clientId)))
  const here = blobs.filter(blob => blob !== null)
  return { count: here.length, bytes: here.reduce((sum, { bytes }) => sum + bytes.size, 0) }
}
