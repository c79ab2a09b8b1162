import { sql } from 'drizzle-orm'
import { type ExtraConfigColumn, index, integer, jsonb, pgTable, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { identity, reference, replicated } from './columns.ts'

/** Columns that a replicated row of an account has beside its own. */
export const ownedRow = <Data extends object>() => ({
  id: identity(),
  ...replicated(),
  userId: reference()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  data: jsonb().$type<Data>().notNull(),
  /** Approximate size of `data` on the wire, so that a page is cut before any data is read. */
  bytes: integer().generatedAlwaysAs(sql`octet_length(data::text)`),
})

/** The indexes of such a table; `name` is the table's name. */
export const ownedIndexes = (
  name: string,
  { userId, clientId, seq, deletedAt }: Record<'userId' | 'clientId' | 'seq' | 'deletedAt', ExtraConfigColumn>,
) => [
  unique(`${name}_client_id`).on(userId, clientId),
  uniqueIndex(`${name}_seq`).on(userId, seq),
  index(`${name}_tombstones`).on(deletedAt).where(sql`${deletedAt} is not null`),
]

const anyTable = () => pgTable('' as string, ownedRow<object>())

/** Any table that has `ownedRow`. */
export type ReplicatedTable = ReturnType<typeof anyTable>
export type ReplicatedRow = ReplicatedTable['$inferSelect']
