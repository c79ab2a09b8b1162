import { getRxStorageMemory } from 'rxdb/plugins/storage-memory'
import type { AccountDocument } from '../../src/db/collections/account.ts'
import type { CommandContext } from '../../src/db/commands/context.ts'
import { created } from '../../src/db/local-write.ts'
import { openDatabase } from '../../src/db/open.ts'
import { UploadStore } from '../../src/db/uploads/upload-store.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { systemRandom } from '../../src/platform/random.ts'

let opened = 0

/** Opens an in-memory store and returns the context of the commands. `pulled: false` omits the account document. */
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
