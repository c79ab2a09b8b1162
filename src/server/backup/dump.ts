import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { BlobError, type BlobStore } from '../blobs/blob-store.ts'
import type { Connections } from '../database/connections.ts'
import { runTransaction, type Tx } from '../database/transaction.ts'
import { RowCount } from './count-rows.ts'
import type { Fact, Frame, Summary } from './frames.ts'
import { beginWhole, fetched, migrationsOf, rowsOf, sequencesOf, tablesOf } from './tables.ts'

export interface Source {
  pool: Connections['pool']
  blobs: BlobStore
  now: Date
}

const fact = (fact: Fact): Frame => ({ kind: 'fact', fact })

/** Jobs that are sent again by themselves, or would say again what was said. */
const NOT_KEPT = ['auditHeads', 'cleanup', 'messenger', 'money', 'push']

/**
 * Everything that is stored, as of one moment: the tables in one transaction, then the files that they name. A file is
 * never changed, so that reading it later changes nothing; one whose row is deleted meanwhile is left out.
 */
export async function dump({ pool, blobs, now }: Source, write: (frame: Frame) => Promise<void>): Promise<Summary> {
  const summary: Summary = { tables: {}, files: { count: 0, bytes: 0, gone: 0, missing: 0 }, jobs: 0 }
  const keys = await runTransaction(pool, async tx => {
    await beginWhole(tx, 'read')
    const tables = await tablesOf(tx)
    const [migrations, sequences] = [await migrationsOf(tx), await sequencesOf(tx)]
    await write(fact({ is: 'backup', format: 1, createdAt: now.toISOString(), migrations, tables, sequences }))
    for (const table of tables) {
      await write(fact({ is: 'table', name: table.name }))
      const count = new RowCount()
      for await (const rows of rowsOf(tx, table)) {
        count.add(rows)
        await write({ kind: 'rows', rows })
      }
      summary.tables[table.name] = count.counted()
    }
    summary.jobs = await dumpJobs(tx, write)
    const { rows } = await tx.execute<{ key: string }>(sql`select storage_key as key from document_assets order by id`)
    return rows.map(({ key }) => key)
  })
  for (const key of keys) await dumpFile({ pool, blobs }, key, summary, write)
  await write(fact({ is: 'end', summary }))
  return summary
}

async function dumpJobs(tx: Tx, write: (frame: Frame) => Promise<void>): Promise<number> {
  const { rows } = await tx.execute<{ there: boolean }>(sql`select to_regclass('jobs.job') is not null as there`)
  if (!rows[0]?.there) return 0
  await write(fact({ is: 'jobs' }))
  let jobs = 0
  const kept = sql.join(
    NOT_KEPT.flatMap(name => [name, `${name}-failed`]).map(name => sql`${name}`),
    sql`, `,
  )
  const waiting = sql`select json_build_object('name', name, 'data', data, 'startAfter', start_after)::text as row
    from jobs.job where state in ('created', 'retry', 'active') and name not in (${kept})`
  for await (const rows of fetched(tx, waiting)) {
    jobs += rows.length
    await write({ kind: 'rows', rows })
  }
  return jobs
}

async function dumpFile(
  { pool, blobs }: Pick<Source, 'pool' | 'blobs'>,
  key: string,
  { files }: Summary,
  write: (frame: Frame) => Promise<void>,
): Promise<void> {
  const size = await blobs.size(key)
  const bytes = size === null ? null : await readOrNull(blobs, key)
  if (size === null || bytes === null) {
    const { rowCount } = await pool.query('select 1 from document_assets where storage_key = $1', [key])
    files[rowCount ? 'missing' : 'gone'] += 1
    return write(fact({ is: rowCount ? 'file-missing' : 'file-gone', key }))
  }
  await write(fact({ is: 'file', key, size }))
  const sha256 = createHash('sha256')
  for await (const piece of bytes) {
    sha256.update(piece as Buffer)
    await write({ kind: 'bytes', bytes: piece as Buffer })
  }
  await write(fact({ is: 'file-end', sha256: sha256.digest('hex') }))
  files.count += 1
  files.bytes += size
}

async function readOrNull(blobs: BlobStore, key: string) {
  try {
    return await blobs.read(key)
  } catch (error) {
    if (error instanceof BlobError && error.code === 'NOT_FOUND') return null
    throw error
  }
}
