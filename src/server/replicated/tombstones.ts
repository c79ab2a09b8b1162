import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { users } from '../database/schema/accounts.ts'
import type { ReplicatedRow } from '../database/schema/replicated-table.ts'
import { emptyReplies } from './empty-replies.ts'
import type { Entity, PageParams } from './entity.ts'

const DAY_MS = 86_400_000
/** How long a deleted row keeps its content: an offline device may still have edits of it (I14). */
const TOMBSTONE_DAYS = 90

/** Rows deleted before this have lost their content. */
export const emptiedBefore = (now: Date): Date => new Date(now.getTime() - TOMBSTONE_DAYS * DAY_MS)

type Emptied = Pick<Entity<ReplicatedRow, unknown, object, PageParams>, 'table' | 'columns' | 'texts' | 'wireOf'>

/**
 * Empties rows that were deleted long ago, and their copies in stored results; the rows stay, so that no device brings
 * them back. Moves the horizon of their account up to them: clients with a checkpoint below pull everything again (I14).
 * Returns how many rows were emptied.
 */
export async function emptyTombstones(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  lists: readonly Emptied[],
  now: Date,
): Promise<number> {
  const accounts = new Set<number>()
  for (const list of lists) {
    const found = await db.selectDistinct({ id: list.table.userId }).from(list.table).where(isDue(list, now))
    for (const { id } of found) accounts.add(id)
  }
  let emptied = 0
  for (const id of accounts) {
    emptied += await transaction(async tx => {
      // Lock the account first, as every write does: another order could deadlock.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
      const seqs: number[] = []
      const rows = new Map<string, object>()
      for (const { table, columns, texts, wireOf } of lists) {
        const due = and(eq(table.userId, id), isDue({ table, texts }, now))
        const found = await tx
          .update(table)
          .set({ ...emptyTexts(texts), data: {} })
          .where(due)
          .returning(columns)
        for (const row of found) {
          seqs.push(row.seq)
          rows.set(row.clientId, wireOf(row))
        }
      }
      await emptyReplies(tx, id, rows)
      await tx
        .update(users)
        .set({ tombstoneHorizonSeq: sql`greatest(${users.tombstoneHorizonSeq}, ${Math.max(0, ...seqs)})` })
        .where(eq(users.id, id))
      return seqs.length
    })
  }
  return emptied
}

const isDue = ({ table, texts }: Pick<Emptied, 'table' | 'texts'>, now: Date): SQL | undefined =>
  and(
    lt(table.deletedAt, emptiedBefore(now)),
    or(...Object.values(texts).map(text => sql`${text} <> ''`), sql`${table.data}::text <> '{}'`),
  )

const emptyTexts = (texts: Emptied['texts']) => Object.fromEntries(Object.keys(texts).map(name => [name, '']))
