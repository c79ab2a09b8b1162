import {
  createRxDatabase,
  type RxCollection,
  type RxCollectionCreator,
  type RxDatabase,
  type RxStorage,
} from 'rxdb/plugins/core'
import './retry-failed-queries.ts'
import { type ConflictDocument, conflictSchema } from './collections/conflicts.ts'
import { type QuarantineDocument, quarantineSchema } from './collections/quarantine.ts'
import { type RemoteDocument, remoteCacheSchema } from './collections/remote-cache.ts'
import { DEFINITIONS, type ReplicatedDocuments } from './collections/replicated.ts'
import { storage } from './insert-without-reading.ts'

/** Every collection of an account: the replicated ones, and what stays on the device. */
export type Documents = ReplicatedDocuments & {
  conflicts: ConflictDocument
  quarantine: QuarantineDocument
  remoteCache: RemoteDocument
}
export type Collections = { [N in keyof Documents]: RxCollection<Documents[N]> }
export type Database = RxDatabase<Collections>

/** One local database per account (S7): its name contains the account, so two accounts never share rows. */
export const databaseName = (accountId: string) => `anamnesis-${accountId}`

export interface OpenOptions {
  storage?: RxStorage<unknown, unknown>
  /** Share changes with the other tabs and workers of this origin. */
  multiInstance?: boolean
  /** Another name than the account's own; for tests that open one account several times in one realm. */
  name?: string
}

/** Off: `migrate` alone migrates what older versions stored. */
const autoMigrate = false

/**
 * Opens the account's database; page and worker each open it and see each other's writes. RxDB's free edition allows 13
 * open collections in one realm: a 14th opens late, a 15th rejects.
 */
export async function openDatabase(accountId: string, options: OpenOptions = {}): Promise<Database> {
  const database = await createRxDatabase<Collections>({
    name: options.name ?? databaseName(accountId),
    storage: options.storage ?? storage(),
    multiInstance: options.multiInstance ?? true,
    eventReduce: true,
  })
  const replicated = Object.values(DEFINITIONS).map(({ name, schema, migrations }): [string, RxCollectionCreator] => [
    name,
    { schema, autoMigrate, ...(schema.version > 0 ? { migrationStrategies: migrations } : {}) },
  ])
  await database.addCollections({
    ...Object.fromEntries(replicated),
    conflicts: { schema: conflictSchema, autoMigrate },
    quarantine: { schema: quarantineSchema, autoMigrate },
    remoteCache: { schema: remoteCacheSchema, autoMigrate },
  })
  return database
}
