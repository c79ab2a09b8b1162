import { sql } from 'drizzle-orm'
import { chatMessages } from '../database/schema/chat.ts'
import { questionnaireTemplates } from '../database/schema/questionnaires.ts'
import { healthRecords, patients } from '../database/schema/records.ts'
import type { Db, Tx } from '../database/transaction.ts'

/** Rows and bytes of an account, or what a write adds to them. */
export interface Amount {
  rows: number
  bytes: number
}

/** `all` has beside what is there what was deleted and can still be put back. */
export interface Stored {
  live: Amount
  all: Amount
}

interface Counted extends Record<string, unknown> {
  rows: number
  bytes: number
  allRows: number
  allBytes: number
}

const TABLES = [patients, healthRecords, chatMessages, questionnaireTemplates]

/** Counts everything of the account: 10,000 rows take some milliseconds. An open upload counts with its whole file. */
export async function countStored(db: Db | Tx, userId: number): Promise<Stored> {
  const ofRows = TABLES.map(
    table => sql`select
        count(*) filter (where deleted_at is null) as rows, sum(bytes) filter (where deleted_at is null) as bytes,
        count(*) as all_rows, sum(bytes) as all_bytes
      from ${table} where user_id = ${userId}`,
  )
  const { rows } = await db.execute<Counted>(sql`
    select sum(rows)::float8 as "rows", coalesce(sum(bytes), 0)::float8 as "bytes",
      sum(all_rows)::float8 as "allRows", coalesce(sum(all_bytes), 0)::float8 as "allBytes"
    from (
      ${sql.join(ofRows, sql` union all `)}
      union all
      select 0, sum(asset.size) filter (where asset.removed_at is null and holder.deleted_at is null), 0, sum(asset.size)
      from document_assets asset left join health_records holder on holder.id = asset.health_record_id
      where asset.user_id = ${userId} and asset.deleted_at is null
      union all
      select 0, sum(size), 0, sum(size) from uploads where user_id = ${userId} and state in ('open', 'completing')
    ) as counted`)
  const [found] = rows
  if (!found) throw new TypeError('a sum without a row')
  return {
    live: { rows: found.rows, bytes: found.bytes },
    all: { rows: found.allRows, bytes: found.allBytes },
  }
}
