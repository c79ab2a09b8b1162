import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Database } from './open.ts'
import { sessions, users } from './schema/accounts.ts'
import { assetTokens } from './schema/documents.ts'
import { operations } from './schema/operations.ts'
import { healthRecords, patients } from './schema/records.ts'

const DAY_MS = 86_400_000
/** How long a deleted row keeps its content: a device that was away may still have edits of it (I14). */
const TOMBSTONE_DAYS = 90
/** How long the answer to an opId is kept (I2); after it the clientId still keeps a create from happening twice. */
const OPERATION_DAYS = 90
/** How long an ended session stays visible among the devices. */
const SESSION_DAYS = 30

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

type Replicated = typeof patients | typeof healthRecords

const dueFor = (table: Replicated, now: Date): SQL | undefined =>
  and(
    lt(table.deletedAt, daysBefore(now, TOMBSTONE_DAYS)),
    or(sql`${table.name} <> ''`, sql`${table.data} <> '{}'::jsonb`),
  )

/**
 * Takes the content out of rows that were deleted long ago; the rows stay, so that no device brings them back. The
 * horizon of their account moves up to them: a client whose checkpoint lies below takes everything anew (I14).
 * Returns how many rows were emptied.
 */
export async function emptyTombstones({ db, transaction }: Pick<Database, 'db' | 'transaction'>, now: Date) {
  const accountsOf = (table: Replicated) => db.select({ id: table.userId }).from(table).where(dueFor(table, now))
  const accounts = await union(accountsOf(patients), accountsOf(healthRecords))
  let emptied = 0
  for (const { id } of accounts) {
    emptied += await transaction(async tx => {
      // The account first, as every write locks it: in another order the two could wait for each other.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
      const seqs: number[] = []
      for (const table of [patients, healthRecords]) {
        const due = and(eq(table.userId, id), dueFor(table, now))
        const rows = await tx.update(table).set({ name: '', data: {} }).where(due).returning({ seq: table.seq })
        seqs.push(...rows.map(row => row.seq))
      }
      await tx
        .update(users)
        .set({ tombstoneHorizonSeq: sql`greatest(${users.tombstoneHorizonSeq}, ${Math.max(0, ...seqs)})` })
        .where(eq(users.id, id))
      return seqs.length
    })
  }
  return emptied
}

/** Deletes what nobody can use any more: old operations, ended sessions, expired tokens of assets. */
export async function forgetExpired({ db }: Pick<Database, 'db'>, now: Date): Promise<void> {
  const ended = daysBefore(now, SESSION_DAYS)
  await db.delete(operations).where(lt(operations.createdAt, daysBefore(now, OPERATION_DAYS)))
  await db.delete(sessions).where(or(lt(sessions.expiresAt, ended), lt(sessions.revokedAt, ended)))
  await db.delete(assetTokens).where(lt(assetTokens.expiresAt, now))
}
