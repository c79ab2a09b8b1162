import type { Dexie } from 'dexie'
import { RecorderDb } from '../../../audio/store/recorder-db.ts'
import { FormDrafts } from '../../../db/form-drafts.ts'
import { IncomingFiles } from '../../../db/incoming-files.ts'
import { KeptFiles } from '../../../db/kept-files.ts'
import { migrate } from '../../../db/migrations/migrate.ts'
import { type Database, databaseName, openDatabase } from '../../../db/open.ts'
import { RecordingDrafts } from '../../../db/recording-drafts.ts'
import { accountStores } from '../../../db/seal/account-stores.ts'
import { restoreAccount, sealAccount } from '../../../db/seal/seal.ts'
import { Vault } from '../../../db/seal/vault.ts'
import { SyncJournal } from '../../../db/sync-journal.ts'
import { TriageDrafts } from '../../../db/triage-drafts.ts'
import { DRAIN_LOCK } from '../../../db/uploads/drain-lock.ts'
import { UploadStore } from '../../../db/uploads/upload-store.ts'
import { eraseDatabases } from '../../../platform/browser/erase-databases.ts'
import { browserLocks } from '../../../platform/browser/locks.ts'

/*
 * The device's part of signing in and out (S7), loaded only then. Every function opens the databases that it needs and
 * closes them.
 */

/** Runs `work` on every store of an account, with no other drain writing to them. */
async function withStores<T>(
  accountId: string,
  work: (vault: Vault, stores: ReturnType<typeof accountStores>) => Promise<T>,
) {
  let database: Database | null = null
  const documents = async () => {
    database ??= await migrate(await openDatabase(accountId))
    return database
  }
  const closeDocuments = async () => {
    await database?.close()
    database = null
  }
  const vault = new Vault()
  const others = {
    journal: new SyncJournal(accountId),
    uploads: new UploadStore(),
    recorder: new RecorderDb(),
    triageDrafts: new TriageDrafts(),
    recordingDrafts: new RecordingDrafts(),
    formDrafts: new FormDrafts(),
    keptFiles: new KeptFiles(),
    incomingFiles: new IncomingFiles(),
  }
  const stores = accountStores({
    ...others,
    documents,
    async eraseDocuments() {
      await closeDocuments()
      await eraseDatabases(databaseName(accountId))
    },
  })
  try {
    return await browserLocks.hold(DRAIN_LOCK, { steal: true }, () => work(vault, stores))
  } finally {
    await closeDocuments()
    for (const one of [vault, ...Object.values(others)]) one.close()
  }
}

/** Seals what is unsent and empties every store of the account. Rejects like `sealAccount`. */
export async function seal(accountId: string): Promise<void> {
  await withStores(accountId, (vault, stores) => sealAccount(vault, stores, accountId))
  // Chromium keeps the files of deleted rows until it cleans up; those of a deleted database go at once.
  const shared = [UploadStore, RecorderDb, TriageDrafts, RecordingDrafts, FormDrafts, IncomingFiles, KeptFiles]
  await Promise.allSettled(shared.map(deleteIfEmpty))
}

/** Nothing of the account stays on this device, not even sealed. Killed, it goes on like a sign-out. */
export async function erase(accountId: string): Promise<void> {
  await withVault(async vault => {
    const leaving = await vault.beginLeaving(accountId)
    await vault.dropSealedAfter(accountId, 0)
    // Nothing is left to seal: only the stores are emptied.
    await vault.leaving.put({ ...leaving, sealed: true })
  })
}

/** What was shared with the account while its sign-out ran. */
export async function dropShared(accountId: string): Promise<void> {
  const shared = new IncomingFiles()
  try {
    await shared.clear(accountId)
  } finally {
    shared.close()
  }
}

async function deleteIfEmpty(Store: new () => Dexie): Promise<void> {
  const database = new Store()
  try {
    const counts = await Promise.all(database.tables.map(table => table.count()))
    // Not awaited: this page has other connections, which close when they are asked to.
    if (counts.every(count => count === 0)) indexedDB.deleteDatabase(database.name)
  } finally {
    database.close()
  }
}

/** Opens the account's keys with the server's, and puts back what they sealed; returns the number that stays locked. */
export const unseal = (accountId: string, deviceKey: string | null): Promise<number> =>
  withStores(accountId, async (vault, stores) => {
    if (deviceKey) await vault.unlock(accountId, deviceKey)
    return await restoreAccount(vault, stores, accountId)
  })

async function withVault<T>(work: (vault: Vault) => Promise<T>): Promise<T> {
  const vault = new Vault()
  try {
    return await work(vault)
  } finally {
    vault.close()
  }
}

export const addKey = (accountId: string, deviceKey: string): Promise<void> =>
  withVault(vault => vault.unlock(accountId, deviceKey))

/** Accounts whose sign-out has begun and not ended. */
export const leavingAccounts = (): Promise<string[]> => withVault(vault => vault.leaving.toCollection().primaryKeys())

/** Stores that a sign-out begins, and the session that the server has to end: by its token's hash, which opens nothing. */
export const beginLeaving = (accountId: string, token: string): Promise<void> =>
  withVault(async vault => {
    const tokenHash = await hashOf(token)
    await vault.transaction('rw', vault.leaving, vault.sealed, vault.revocations, async () => {
      await vault.beginLeaving(accountId)
      await vault.revocations.put({ tokenHash })
    })
  })

/** Takes back what `beginLeaving` stored, after NotSealed. */
export const cancelLeaving = (accountId: string, token: string): Promise<void> =>
  withVault(async vault => {
    await vault.revocations.delete(await hashOf(token))
    await vault.cancelLeaving(accountId)
  })

async function hashOf(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(hash), byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Calls `revoke` for every session that has to be ended; those for which it resolves to true are done. True if none is left. */
export const sendRevocations = (revoke: (tokenHash: string) => Promise<boolean>): Promise<boolean> =>
  withVault(async vault => {
    for (const { tokenHash } of await vault.revocations.toArray()) {
      if (!(await revoke(tokenHash))) return false
      await vault.revocations.delete(tokenHash)
    }
    return true
  })
