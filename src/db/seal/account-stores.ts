import type { Dexie } from 'dexie'
import type { Database } from '../open.ts'
import type { SyncJournal } from '../sync-journal.ts'
import { sealedDocuments } from './sealed-documents.ts'
import { sealedJournal } from './sealed-journal.ts'
import { sealedRows } from './sealed-rows.ts'
import type { SealedStore } from './sealed-store.ts'

interface AccountDatabases {
  /** Opens the account's local database, migrated. */
  documents(): Promise<Database>
  /** Closes and deletes it. */
  eraseDocuments(): Promise<void>
  journal: SyncJournal
  uploads: Dexie
  /** The recorder's; a page without it gives the same database under another class. */
  recorder: Dexie
  triageDrafts: Dexie
  recordingDrafts: Dexie
  formDrafts: Dexie
  keptFiles: Dexie
  incomingFiles: Dexie
}

/** Every store of this origin that has something of an account. The order is that of restoring. */
export function accountStores(databases: AccountDatabases): SealedStore[] {
  const {
    documents,
    eraseDocuments,
    journal,
    uploads,
    recorder,
    triageDrafts,
    recordingDrafts,
    formDrafts,
    keptFiles,
    incomingFiles,
  } = databases
  const hasNoReceipt = async ({ clientId }: Readonly<Record<string, unknown>>) =>
    (await uploads.table('mappings').get(String(clientId))) === undefined
  return [
    sealedDocuments(documents, eraseDocuments),
    sealedJournal(() => journal),
    sealedRows(uploads, 'syncQueue'),
    // A receipt that is not merged yet; the others stand for what the server has.
    sealedRows(uploads, 'mappings', { isUnsent: ({ row }) => row !== null }),
    sealedRows(recorder, 'audioSessions'),
    sealedRows(recorder, 'audioFiles'),
    sealedRows(recorder, 'audioSettings', { isUnsent: () => false }),
    sealedRows(triageDrafts, 'drafts'),
    sealedRows(recordingDrafts, 'drafts'),
    sealedRows(formDrafts, 'drafts'),
    sealedRows(keptFiles, 'files', { isUnsent: () => false }),
    sealedRows(keptFiles, 'bytes', { isUnsent: () => false }),
    sealedRows(incomingFiles, 'files'),
    // After its receipts, by which it is judged; wiped after them too.
    sealedRows(uploads, 'blobs', { isUnsent: hasNoReceipt }),
  ]
}
