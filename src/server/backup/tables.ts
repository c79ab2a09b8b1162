import { sql } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'
import type { Sequence, Table } from './frames.ts'

/** Not part of a backup: a restored server begins an epoch of its own (I8). */
const LEFT_OUT = ['server_state']

const FETCHED = 100

interface Reference extends Record<string, unknown> {
  child: string
  parent: string
}

/** The tables, those that others refer to first. */
export async function tablesOf(tx: Tx): Promise<Table[]> {
  const { rows: columns } = await tx.execute<{ name: string; column: string }>(sql`
    select c.relname as name, a.attname as column
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
      and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`)
  const { rows: references } = await tx.execute<Reference>(sql`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`)
  const byName = new Map<string, Table>()
  for (const { name, column } of columns) {
    if (LEFT_OUT.includes(name)) continue
    const table = byName.get(name) ?? { name, columns: [] }
    table.columns.push(column)
    byName.set(name, table)
  }
  return parentsFirst([...byName.values()], references)
}

function parentsFirst(tables: Table[], references: readonly Reference[]): Table[] {
  const ordered: Table[] = []
  const waiting = new Set(tables)
  while (waiting.size > 0) {
    const names = new Set([...waiting].map(({ name }) => name))
    const free = [...waiting].filter(
      ({ name }) => !references.some(({ child, parent }) => unquoted(child) === name && names.has(unquoted(parent))),
    )
    if (free.length === 0) throw new TypeError('tables refer to each other in a circle')
    for (const table of free) waiting.delete(table)
    ordered.push(...free)
  }
  return ordered
}

const unquoted = (name: string) => name.replaceAll('"', '')

/** The rows of a table as JSON, each in the database's own words. */
export async function* rowsOf(tx: Tx, { name, columns }: Table): AsyncGenerator<string[]> {
  const listed = sql.join(
    columns.map(column => sql.identifier(column)),
    sql`, `,
  )
  yield* fetched(tx, sql`select row_to_json(t)::text as row from (select ${listed} from ${sql.identifier(name)}) t`)
}

export async function* fetched(tx: Tx, query: ReturnType<typeof sql>): AsyncGenerator<string[]> {
  await tx.execute(sql`declare backup_rows no scroll cursor for ${query}`)
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${FETCHED} from backup_rows`))
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < FETCHED) break
  }
  await tx.execute(sql`close backup_rows`)
}

/** Of the rows that migrations write; those of a backup take their place. */
export async function emptyTables(tx: Tx, tables: readonly Table[]): Promise<void> {
  const names = sql.join(
    tables.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  await tx.execute(sql`truncate table ${names}`)
}

/** Adds rows; identities keep their numbers. */
export async function insertRows(tx: Tx, { name, columns }: Table, rows: readonly string[]): Promise<void> {
  const listed = sql.join(
    columns.map(column => sql.identifier(column)),
    sql`, `,
  )
  const table = sql.identifier(name)
  await tx.execute(sql`insert into ${table} (${listed}) overriding system value
    select ${listed} from json_populate_recordset(null::${table}, ${`[${rows.join(',')}]`}::json)`)
}

/** Where the numbers of new rows go on. */
export async function sequencesOf(tx: Tx): Promise<Sequence[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`)
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const { rows } = await tx.execute<{ value: string; is_called: boolean }>(
      sql`select last_value::text as value, is_called from ${sql.identifier(name)}`,
    )
    for (const { value, is_called } of rows) sequences.push({ name, value, isCalled: is_called })
  }
  return sequences
}

export async function setSequence(tx: Tx, { name, value, isCalled }: Sequence): Promise<void> {
  await tx.execute(sql`select setval(format('%I', ${name}::text)::regclass, ${value}::bigint, ${isCalled})`)
}

/** For a transaction that reads everything as of one moment, or writes everything: values print the same everywhere. */
export async function beginWhole(tx: Tx, mode: 'read' | 'write'): Promise<void> {
  if (mode === 'read') await tx.execute(sql`set transaction isolation level repeatable read read only`)
  for (const setting of [
    "TimeZone = 'UTC'",
    "bytea_output = 'hex'",
    'extra_float_digits = 1',
    'statement_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
  ]) {
    await tx.execute(sql.raw(`set local ${setting}`))
  }
}

/** Of the applied migrations, by their times. */
export async function migrationsOf(tx: Tx): Promise<number[]> {
  const { rows } = await tx.execute<{ at: string }>(
    sql`select created_at::text as at from drizzle.__drizzle_migrations order by id`,
  )
  return rows.map(({ at }) => Number(at))
}
