import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { BlobStore } from '../blobs/blob-store.ts'
import type { Connections } from '../database/connections.ts'
import { readEpoch, renewEpoch } from '../database/epoch.ts'
import { MIGRATIONS, migrate } from '../database/migrate.ts'
import { CASING, runTransaction, type Tx } from '../database/transaction.ts'
import { sendWaiting } from '../jobs/send-waiting.ts'
import { RowCount } from './count-rows.ts'
import { BackupError, type Fact, type Frame, type Summary, type Table } from './frames.ts'
import { readBackup } from './read-backup.ts'
import { storeFile } from './store-file.ts'
import { beginWhole, emptyTables, insertRows, migrationsOf, rowsOf, setSequence, tablesOf } from './tables.ts'
import { withoutTriggers } from './without-triggers.ts'

export interface Place {
  connections: Connections
  blobs: BlobStore
  /** Of the embedded database. */
  dataDir: string | undefined
}

/**
 * Restores a backup into an empty place: rows, files and waiting jobs, verified by what database and store give back
 * before anything is committed; then a new epoch begins, so that devices send again what the backup lacks (I8).
 * Throws BackupError; the database is then as empty as before.
 */
export async function restore(
  { connections, blobs, dataDir }: Place,
  frames: AsyncGenerator<Frame, void>,
): Promise<{ summary: Summary; epoch: string }> {
  const { pool } = connections
  if (!(await blobs.isEmpty())) throw notEmpty('the store of files')
  const stored: string[] = []
  try {
    const { summary, jobs } = await loadAll(connections, frames, async (key, size, bytes) => {
      stored.push(key)
      await storeFile(blobs, key, size, bytes)
    })
    const db = drizzle(pool, { casing: CASING })
    await readEpoch(db, dataDir)
    const epoch = await renewEpoch(db)
    await sendWaiting(connections, jobs)
    return { summary, epoch }
  } catch (error) {
    for (const key of stored) await blobs.delete(key).catch(() => undefined)
    throw error
  }
}

async function loadAll(
  { pool }: Connections,
  frames: AsyncGenerator<Frame, void>,
  storeOne: (key: string, size: number, bytes: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<{ summary: Summary; jobs: string[] }> {
  const { value: first } = await frames.next()
  if (first?.kind !== 'fact' || first.fact.is !== 'backup') throw new BackupError('INCOMPLETE', 'It has no beginning.')
  const head = first.fact
  await refuseRows(pool)
  await migrateTo(pool, head.migrations)
  const jobs: string[] = []
  const summary = await runTransaction(pool, async tx => {
    await beginWhole(tx, 'write')
    await refuseOtherColumns(tx, head.tables)
    return withoutTriggers(tx, async () => {
      await emptyTables(tx, head.tables)
      const summary = await readBackup(again(first, frames), {
        begin: async () => undefined,
        rows: (table, rows) => insertRows(tx, table, rows),
        async jobs(rows) {
          jobs.push(...rows)
        },
        file: storeOne,
      })
      for (const sequence of head.sequences) await setSequence(tx, sequence)
      await verify(tx, head.tables, summary)
      return summary
    })
  })
  return { summary, jobs }
}

async function* again(first: Frame, rest: AsyncGenerator<Frame, void>): AsyncGenerator<Frame, void> {
  yield first
  yield* rest
}

/** What the database gives back has to be what was read from the backup. */
async function verify(tx: Tx, tables: readonly Table[], summary: Summary): Promise<void> {
  for (const table of tables) {
    const count = new RowCount()
    for await (const rows of rowsOf(tx, table)) count.add(rows)
    const { rows, hash } = count.counted()
    const read = summary.tables[table.name]
    if (rows === read?.rows && hash === read.hash) continue
    throw new BackupError('NOT_RESTORED', `The table ${table.name} gives back other rows than were restored.`)
  }
}

/** Migrations write rows of their own: the state of the server, and the chain of what concerns no account. */
async function refuseRows(pool: Connections['pool']): Promise<void> {
  const { rows } = await pool.query(`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('server_state', 'audit_chains')`)
  for (const { name } of rows as { name: string }[]) {
    const { rowCount } = await pool.query(`select 1 from "${name.replaceAll('"', '""')}" limit 1`)
    if (rowCount) throw notEmpty('the database')
  }
}

const notEmpty = (what: string) =>
  new BackupError('NOT_EMPTY', `A backup is restored into an empty place only, and ${what} is not empty.`)

/** Brings an empty database to the version of the backup; the next start of the server brings it to its own. */
async function migrateTo(pool: Connections['pool'], wanted: Extract<Fact, { is: 'backup' }>['migrations']) {
  const journal = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[]
  }
  const known = journal.entries.map(({ when }) => when)
  if (wanted.length > known.length || wanted.some((when, place) => when !== known[place])) {
    throw new BackupError('OTHER_VERSION', 'The backup is of a version that this one does not know: update first.')
  }
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  try {
    cpSync(MIGRATIONS, folder, { recursive: true })
    const entries = journal.entries.slice(0, wanted.length)
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    await migrate(pool, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function refuseOtherColumns(tx: Tx, tables: readonly Table[]): Promise<void> {
  const own = new Map((await tablesOf(tx)).map(({ name, columns }) => [name, columns.toSorted().join()]))
  const same = tables.every(({ name, columns }) => own.get(name) === columns.toSorted().join())
  if (same && own.size === tables.length && (await migrationsOf(tx)).length > 0) return
  throw new BackupError('OTHER_VERSION', 'The database is of another version than the backup: use a new one.')
}
