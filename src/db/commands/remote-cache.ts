import type { RemoteDocument } from '../collections/remote-cache.ts'
import type { CommandContext } from './context.ts'

/** Stores the result of a server-only call, replacing the one before. */
export async function keepRemote({ database, clock }: CommandContext, key: string, value: unknown): Promise<void> {
  const kept: RemoteDocument = { key, value, fetchedAt: clock.now() }
  await database.remoteCache.incrementalUpsert(kept)
}
