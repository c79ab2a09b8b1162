import {
  createRxDatabase,
  type RxCollection,
  type RxDatabase,
  type RxJsonSchema,
  type RxStorage,
} from 'rxdb/plugins/core'
import './ask-again.ts'
import type { Documents } from './documents.ts'
import { storage } from './insert-unread.ts'
import { MIGRATIONS } from './migrations/strategies.ts'
import {
  accountSchema,
  conflictSchema,
  healthRecordSchema,
  patientSchema,
  quarantineSchema,
  recordingSchema,
} from './schemas/collections.ts'

export type Collections = { [N in keyof Documents]: RxCollection<Documents[N]> }
export type Database = RxDatabase<Collections>

/** One local database per account (S7): the name carries the account, so nobody else's rows can be met by accident. */
export const databaseName = (accountId: string) => `anamnesis-${accountId}`

export interface OpenOptions {
  storage?: RxStorage<unknown, unknown>
  /** Share changes with the other tabs and workers of this origin. */
  multiInstance?: boolean
  /** Another name than the account's own; for tests that open one account several times in one realm. */
  name?: string
}

/**
 * Opens the account's database; page and worker each open it and see each other's writes. Twelve collections is the
 * limit of the store in one realm, six are used.
 */
export async function openDatabase(accountId: string, options: OpenOptions = {}): Promise<Database> {
  const database = await createRxDatabase<Collections>({
    name: options.name ?? databaseName(accountId),
    storage: options.storage ?? storage(),
    multiInstance: options.multiInstance ?? true,
    eventReduce: true,
  })
  // What an older version stored is brought over by `migrate`, in one place and at one time.
  const of = <N extends keyof Documents>(name: N, schema: RxJsonSchema<Documents[N]>) => ({
    ...{ schema, autoMigrate: false },
    ...(MIGRATIONS[name] ? { migrationStrategies: MIGRATIONS[name] } : {}),
  })
  await database.addCollections({
    account: of('account', accountSchema),
    patients: of('patients', patientSchema),
    healthRecords: of('healthRecords', healthRecordSchema),
    recordings: of('recordings', recordingSchema),
    conflicts: of('conflicts', conflictSchema),
    quarantine: of('quarantine', quarantineSchema),
  })
  return database
}
