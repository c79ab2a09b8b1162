import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory'
import type { CommandContext } from '../../../src/db/commands/context.ts'
import { openDatabase } from '../../../src/db/open.ts'
import { UploadStore } from '../../../src/db/uploads/upload-store.ts'
import { createVirtualClock, type VirtualClock } from '../audio/virtual-clock.ts'

export interface LocalStore {
  context: CommandContext
  clock: VirtualClock
  close(): Promise<void>
}

let opened = 0

/** Opens an account's local store in memory, as the page does; each call is a new device. */
export async function openLocalStore(accountId = 'account-1'): Promise<LocalStore> {
  const clock = createVirtualClock()
  opened++
  const database = await openDatabase(accountId, {
    name: `test-${opened}-${accountId}`,
    storage: getRxStorageMemory(),
    multiInstance: false,
  })
  const uploads = new UploadStore({ indexedDB: new IDBFactory(), IDBKeyRange })
  let uuids = 0
  const random = { uuid: () => `uuid-${opened}-${++uuids}`, float: () => 0.5 }
  return {
    context: { database, uploads, accountId, clock, random },
    clock,
    async close() {
      uploads.close()
      await database.close()
    },
  }
}
