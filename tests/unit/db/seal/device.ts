import 'fake-indexeddb/auto'
import { RecorderDb } from '../../../../src/audio/store/recorder-db.ts'
import type { CommandContext } from '../../../../src/db/commands/context.ts'
import { FormDrafts } from '../../../../src/db/form-drafts.ts'
import { IncomingFiles } from '../../../../src/db/incoming-files.ts'
import { KeptFiles } from '../../../../src/db/kept-files.ts'
import { type Database, databaseName, openDatabase } from '../../../../src/db/open.ts'
import { RecordingDrafts } from '../../../../src/db/recording-drafts.ts'
import { accountStores } from '../../../../src/db/seal/account-stores.ts'
import { Vault } from '../../../../src/db/seal/vault.ts'
import { SyncJournal } from '../../../../src/db/sync-journal.ts'
import { TriageDrafts } from '../../../../src/db/triage-drafts.ts'
import { UploadStore } from '../../../../src/db/uploads/upload-store.ts'
import { eraseDatabases } from '../../../../src/platform/browser/erase-databases.ts'

/** A device's stores on IndexedDB as a page opens them; `restart` is a new page after the old one was killed. */
export async function openDevice(accountId: string) {
  let database: Database | null = null
  let clientIds = 0
  const open = async () => {
    database ??= await openDatabase(accountId, { multiInstance: false })
    return database
  }
  const close = async () => {
    await database?.close()
    database = null
  }
  const databases = {
    vault: new Vault(),
    uploads: new UploadStore(),
    recorder: new RecorderDb(),
    triageDrafts: new TriageDrafts(),
    recordingDrafts: new RecordingDrafts(),
    formDrafts: new FormDrafts(),
    keptFiles: new KeptFiles(),
    incomingFiles: new IncomingFiles(),
    journal: new SyncJournal(accountId),
  }
  const stores = accountStores({
    ...databases,
    documents: open,
    eraseDocuments: async () => {
      await close()
      await eraseDatabases(databaseName(accountId))
    },
  })
  const context = async (): Promise<CommandContext> => ({
    database: await open(),
    uploads: databases.uploads,
    accountId,
    clock: { now: () => Date.parse('2026-11-22T09:00:00Z') } as CommandContext['clock'],
    random: {
      uuid: () => `${accountId.slice(0, 8)}-0000-7000-8000-${String(++clientIds).padStart(12, '0')}`,
      float: () => 0.5,
    },
  })
  return {
    ...databases,
    stores,
    open,
    context,
    /** One account's documents at a time, as in a page: two would exceed the collections of one realm (open.ts). */
    closeDocuments: close,
    async close() {
      await close()
      for (const one of Object.values(databases)) one.close()
    },
  }
}

export type TestDevice = Awaited<ReturnType<typeof openDevice>>

/** Everything that this origin stores, as text: keys, values, and the bytes of files and buffers. */
export async function everythingStored(): Promise<string> {
  const texts: string[] = []
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name as string)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    for (const store of database.objectStoreNames) {
      const rows = await new Promise<unknown[]>((resolve, reject) => {
        const request = database.transaction(store).objectStore(store).getAll()
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      for (const row of rows) texts.push(`${name}/${store}: ${await textOf(row)}`)
    }
    database.close()
  }
  return texts.join('\n')
}

async function textOf(value: unknown): Promise<string> {
  if (value instanceof Blob) return Buffer.from(await value.arrayBuffer()).toString('latin1')
  if (value instanceof ArrayBuffer) return Buffer.from(value).toString('latin1')
  if (ArrayBuffer.isView(value)) return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('latin1')
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = await Promise.all(Object.entries(value).map(async ([key, one]) => `${key}=${await textOf(one)}`))
  return parts.join(' ')
}
