import { and, asc, desc, eq, gt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { users } from '../database/schema/accounts.ts'
import type { ReplicatedTable } from '../database/schema/replicated-table.ts'
import type { Db } from '../database/transaction.ts'
import { position, startSeq } from './pull-position.ts'

/** Bytes of rows in a page of a pull; a single row may be longer. */
const PAGE_BYTES = 1024 * 1024
/** The same for a list without `since`, which older clients expect whole; below MAX_RESPONSE_BYTES. */
const LIST_BYTES = 3 * 1024 * 1024
/** Bytes of a row on the wire beside its texts and data, at most. */
const ROW_BYTES = 640

export interface Pageable {
  table: ReplicatedTable
  /** What is read of a row: its table's columns and the computed ones. */
  columns: ReplicatedTable['_']['columns']
  /** Text columns beside `data`, by key. */
  texts: Readonly<Record<string, PgColumn>>
  /** Conditions beyond the account, with placeholders. */
  where: readonly SQL[]
}

/** Newest first, for reading. Placeholders: `userId`, `deleted`, `rows`, and those of `where`. */
export function newestQuery(db: Db, list: Pageable) {
  const { createdAt, id } = list.table
  const sized = sizedRows(db, list, sql.placeholder('userId'), [desc(createdAt), desc(id)])
  return db
    .select()
    .from(sized)
    .where(fitting(sized, LIST_BYTES))
    .orderBy(desc(sized.createdAt), desc(sized.id))
    .prepare('')
}

/**
 * By sequence number, joined to the account's row, which is there for an empty page too: page and position are of one
 * snapshot (I6, I7). Placeholders: those of `newestQuery` and of `pageStart`.
 */
export function pullQuery(db: Db, list: Pageable) {
  const { seq } = list.table
  const sized = sizedRows(db, list, users.id, [asc(seq)], gt(seq, startSeq))
  const page = db.select().from(sized).where(fitting(sized, PAGE_BYTES)).as('page')
  return db
    .select({ ...position, row: page._.selectedFields })
    .from(users)
    .leftJoinLateral(page, sql`true`)
    .where(eq(users.id, sql.placeholder('userId')))
    .orderBy(asc(page.seq))
    .prepare('')
}

/** Rows of the account in this order, with the running sizes that decide where the page ends. */
function sizedRows(db: Db, list: Pageable, account: SQLWrapper, order: SQL[], after?: SQL) {
  const { table, columns, texts, where } = list
  const inOrder = sql`over (order by ${sql.join(order, sql`, `)})`
  const size = [
    table.bytes,
    ...Object.values(texts).map(text => sql`octet_length(to_json(${text})::text)`),
    sql.raw(`${ROW_BYTES}`),
  ]
  return db
    .select({
      ...columns,
      place: sql<number>`row_number() ${inOrder}`.mapWith(Number).as('place'),
      /** Bytes of the rows up to and including this one. */
      upTo: sql<number>`sum(${sql.join(size, sql` + `)}) ${inOrder}`.mapWith(Number).as('up_to'),
      hasNext: sql<boolean>`lead(true, 1, false) ${inOrder}`.as('has_next'),
    })
    .from(table)
    .where(
      and(
        eq(table.userId, account),
        sql`(${sql.placeholder('deleted')}::boolean or ${table.deletedAt} is null)`,
        ...where,
        after,
      ),
    )
    .orderBy(...order)
    .limit(sql.placeholder('rows'))
    .as('sized')
}

/** The rows that fit into `most` bytes, and always the first: any row fits into a response. */
const fitting = ({ place, upTo }: { place: SQL.Aliased; upTo: SQL.Aliased }, most: number): SQL =>
  sql`(${upTo} <= ${most} or ${place} = 1)`
