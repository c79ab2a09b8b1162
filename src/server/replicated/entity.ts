import { isDeepStrictEqual } from 'node:util'
import { getTableColumns, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ErrorType } from '../../contract/error-types.ts'
import { preparedOnce } from '../database/prepared.ts'
import type { ReplicatedRow, ReplicatedTable } from '../database/schema/replicated-table.ts'
import type { Db, Tx } from '../database/transaction.ts'
import { newestQuery, type Pageable, pullQuery } from './page-query.ts'

/** What every replicated list takes (`PullParams` of the contract). */
export interface PageParams {
  since?: string | undefined
  limit?: number | undefined
  includeDeleted?: boolean | undefined
}

/** A replicated table as the functions of this folder take it; made by `entity`. */
export interface Entity<Row extends ReplicatedRow, Content, Wire, Params extends PageParams> extends Pageable {
  objectType: string
  noun: string
  notFoundType: ErrorType | undefined
  newest: (db: Db) => ReturnType<typeof newestQuery>
  pull: (db: Db) => ReturnType<typeof pullQuery>
  filterValues: (params: Params) => Record<string, unknown>
  toRow: (read: ReplicatedRow) => Row
  toWire: (row: Row) => Wire
  /** `toWire` of a row as it is read. */
  wireOf: (read: ReplicatedRow) => Wire
  hasContent: (row: Row, content: Content) => boolean
  fileBytes: (tx: Tx, id: number) => Promise<number>
}

/** Columns computed from a row when it is read or written; their SQL qualifies columns with the table's name. */
type Computed = Record<string, SQL.Aliased>
type RowOf<Table extends ReplicatedTable, More extends Computed> = Table['$inferSelect'] & {
  [Key in keyof More]: More[Key] extends SQL.Aliased<infer Value> ? Value : never
}
/** The columns that a client writes. */
type ContentOf<Table extends ReplicatedTable> = Omit<Table['$inferSelect'], Exclude<keyof ReplicatedRow, 'data'>>

interface Definition<Table extends ReplicatedTable, More extends Computed, Wire, Params> {
  table: Table
  /** In audit rows. */
  objectType: string
  /** In refusals: "There is no such patient." */
  noun: string
  /** `errorType` of NOT_FOUND. */
  notFoundType?: ErrorType
  /** Text columns beside `data`: they count for the size of a page, and a tombstone loses them. */
  texts: readonly (keyof Table['_']['columns'] & string)[]
  computed?: More
  /** Narrows lists beyond the account: conditions with placeholders, and the values of these. */
  filter?: { where: readonly SQL[]; values(params: Params): Record<string, unknown> }
  /** The row by the contract. */
  toWire(row: RowOf<Table, More>): Wire
  /** Whether a repeated create has the content of the row (I2). By default all its columns are compared. */
  hasContent?(row: RowOf<Table, More>, content: ContentOf<Table>): boolean
  /** Bytes of the files that are deleted and put back with the row; none by default. */
  fileBytes?(tx: Tx, id: number): Promise<number>
}

export function entity<
  Table extends ReplicatedTable,
  Wire,
  More extends Computed = Record<never, never>,
  Params extends PageParams = PageParams,
>(definition: Definition<Table, More, Wire, Params>): Entity<RowOf<Table, More>, ContentOf<Table>, Wire, Params> {
  const {
    table,
    objectType,
    noun,
    notFoundType,
    texts,
    computed,
    filter,
    toWire,
    hasContent = sameColumns,
    fileBytes = async () => 0,
  } = definition
  const columns: Table['_']['columns'] = getTableColumns(table)
  const byName: Record<string, PgColumn> = columns
  const list: Pageable = {
    table,
    columns: { ...columns, ...computed },
    texts: Object.fromEntries(Object.entries(byName).filter(([name]) => texts.some(text => text === name))),
    where: filter?.where ?? [],
  }
  // The one cast: drizzle infers the common columns only, while `columns` has all of them.
  const toRow = (read: ReplicatedRow) => read as RowOf<Table, More>
  return {
    ...list,
    objectType,
    noun,
    notFoundType,
    newest: preparedOnce(db => newestQuery(db, list)),
    pull: preparedOnce(db => pullQuery(db, list)),
    filterValues: params => filter?.values(params) ?? {},
    toRow,
    toWire,
    wireOf: read => toWire(toRow(read)),
    hasContent,
    fileBytes,
  }
}

function sameColumns(row: object, content: object): boolean {
  const stored = new Map<string, unknown>(Object.entries(row))
  return Object.entries(content).every(([name, value]) => isDeepStrictEqual(stored.get(name), value))
}
