import { and, isNotNull, lt, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { users } from './schema/accounts.ts'
import { operations } from './schema/operations.ts'
import { healthRecords, patients } from './schema/records.ts'
import type { Tx } from './transaction.ts'

const DAY_MS = 86_400_000
/** After this a tombstone keeps its row and loses its content (I14). */
export const TOMBSTONE_HORIZON_MS = 90 * DAY_MS
/** After this the answer to an opId is forgotten; the clientId still keeps a create from happening twice. */
export const OPERATION_HORIZON_MS = 90 * DAY_MS
