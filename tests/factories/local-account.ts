import { getRxStorageMemory } from 'rxdb/plugins/storage-memory'
import type { CommandContext } from '../../src/db/commands/context.ts'
import type { AccountDocument } from '../../src/db/documents.ts'
import { created } from '../../src/db/local-write.ts'
import { openDatabase } from '../../src/db/open.ts'
import { UploadStore } from '../../src/db/upload-store.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { systemRandom } from '../../src/platform/random.ts'

let opened = 0

/** The local store of one account in memory, the account's own document pulled, and what every command needs. */
export async function openLocalAccount(options: { pulled?: boolean } = {}): Promise<CommandContext> {
  opened += 1
  const accountId = `account-${opened}`
  const database = await openDatabase(accountId, { storage: getRxStorageMemory(), multiInstance: false })
  const context = { database, uploads: new UploadStore(), accountId, clock: systemClock, random: systemRandom }
  if (options.pulled !== false) {
    const content = { name: 'Dana', email: null, avatar: null, data: {} }
    const account = created<typeof content>(content, accountId, { opId: 'seed', now: 0 })
    await database.account.insert(account as AccountDocument)
  }
  return context
}
