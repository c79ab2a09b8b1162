import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { ContractError } from '../../contract/errors.ts'
import type { AnyId } from '../../contract/ids.ts'
import type { ReplicatedRow } from '../database/schema/replicated-table.ts'
import type { AccountTransaction } from '../rpc/account-transaction.ts'
import type { WriteCall } from '../rpc/call.ts'
import { jsonBounds, MAX_ITEMS } from '../rpc/json-bounds.ts'
import type { Entity } from './entity.ts'
import { find, findOrNull } from './read.ts'
import { createdAtOf, rowStamp, serverStamp } from './row-stamp.ts'

/** Bytes of `data` of one row as the database prints it, but for spaces; any row fits into a response. */
const MAX_DATA_BYTES = 3 * 1024 * 1024

/** What a create carries beside the content. */
export interface NewRow {
  clientId?: string | undefined
  createdAt?: unknown
}

/** An entity as writes need it; the parameters of its lists do not matter. */
type Writable<Row extends ReplicatedRow, Content> = Entity<Row, Content, unknown, never>

/**
 * Idempotent by clientId (I2): equal content returns the existing row with `isNew` false; other content, or a
 * tombstone, is a CONFLICT with that row.
 */
export async function createRow<Row extends ReplicatedRow, Content extends { data: object }>(
  list: Writable<Row, Content>,
  call: WriteCall,
  { clientId = v7(), createdAt }: NewRow,
  content: Content,
): Promise<{ row: Row; isNew: boolean }> {
  refuseOversized(content.data)
  const existing = await findOrNull(list, call.tx, call.userId, clientId)
  if (existing) {
    if (existing.deletedAt || !list.hasContent(existing, content)) throw conflict(list, existing)
    return { row: existing, isNew: false }
  }
  const row = await insert(list, call, { clientId, createdAt }, content)
  call.audit({ objectType: list.objectType, objectId: row.id })
  return { row, isNew: true }
}

/** The row that an update is based on. */
export interface UpdateBase {
  baseSeq?: number | undefined
  /** A person puts a deleted row back. */
  undelete?: boolean | undefined
}

/** Writes what `change` returns for the current row. Throws as `freshRow`. */
export async function updateRow<Row extends ReplicatedRow, Content extends { data: object }>(
  list: Writable<Row, Content>,
  call: WriteCall,
  id: AnyId | null | undefined,
  base: UpdateBase,
  change: (current: Row) => Partial<Content>,
): Promise<Row> {
  const current = await freshRow(list, call, id, base)
  return changeRow(list, call, current, change(current))
}

/** Returns the tombstone; deleting again returns the same one. A `baseSeq` below the row's is a CONFLICT. */
export async function deleteRow<Row extends ReplicatedRow>(
  list: Writable<Row, never>,
  call: WriteCall,
  id: AnyId | null | undefined,
  baseSeq: number | undefined,
): Promise<Row> {
  const current = await find(list, call.tx, call.userId, id)
  if (current.deletedAt) return current
  if (isStale(current, baseSeq)) throw conflict(list, current)
  return changeRow(list, call, current, { deletedAt: call.now })
}

/**
 * The row to change. Throws NOT_FOUND; CONFLICT with the row for a tombstone without `undelete`, or if `baseSeq` is below
 * the row's.
 */
export async function freshRow<Row extends ReplicatedRow>(
  list: Writable<Row, never>,
  call: WriteCall,
  id: AnyId | null | undefined,
  { baseSeq, undelete = false }: UpdateBase,
): Promise<Row> {
  const current = await find(list, call.tx, call.userId, id)
  if ((current.deletedAt && !undelete) || isStale(current, baseSeq)) throw conflict(list, current)
  return current
}

/** Writes a row that was read in this transaction, and its audit row. A change of a tombstone puts the row back. */
export async function changeRow<Row extends ReplicatedRow, Content>(
  list: Writable<Row, Content>,
  call: WriteCall,
  { id }: Row,
  changes: Partial<Content> | { deletedAt: Date },
): Promise<Row> {
  const row = await writeRow(list, call, id, { deletedAt: null, ...changes })
  call.audit({ objectType: list.objectType, objectId: id })
  return row
}

/** Inserts a row of the account without checking for an existing one. Throws TOO_LARGE. */
export async function insertRow<Row extends ReplicatedRow, Content extends { data: object }>(
  list: Writable<Row, Content>,
  call: WriteCall,
  written: NewRow & { clientId: string },
  content: Content,
): Promise<Row> {
  refuseOversized(content.data)
  return insert(list, call, written, content)
}

async function insert<Row extends ReplicatedRow, Content extends { data: object }>(
  { table, columns, toRow }: Writable<Row, Content>,
  call: WriteCall,
  { clientId, createdAt }: NewRow & { clientId: string },
  content: Content,
): Promise<Row> {
  const { userId, now } = call
  const [row] = await call.tx
    .insert(table)
    .values({ ...content, ...(await rowStamp(call)), userId, clientId, createdAt: createdAtOf(createdAt, now) })
    .returning(columns)
  if (!row) throw new TypeError('an insert returned no row')
  return toRow(row)
}

/** Writes a row as the caller's change without checking its current state. Throws TOO_LARGE. */
export async function writeRow<Row extends ReplicatedRow, Content>(
  list: Writable<Row, Content>,
  call: WriteCall,
  id: number,
  changes: Partial<Content> | { deletedAt: Date | null },
): Promise<Row> {
  if ('data' in changes) refuseOversized(changes.data)
  return write(list, call, id, { ...changes, ...(await rowStamp(call)) })
}

/** Writes a row as the server's own change, in a job. `data` may exceed the limit of clients. */
export const writeAsServer = async <Row extends ReplicatedRow, Content>(
  list: Writable<Row, Content>,
  account: AccountTransaction,
  id: number,
  changes: Partial<Content> & { deletedAt?: Date },
): Promise<Row> => write(list, account, id, { ...changes, ...(await serverStamp(account)) })

async function write<Row extends ReplicatedRow>(
  { table, columns, toRow }: Writable<Row, never>,
  { tx }: AccountTransaction,
  id: number,
  values: object,
): Promise<Row> {
  const [row] = await tx.update(table).set(values).where(eq(table.id, id)).returning(columns)
  if (!row) throw new TypeError('a locked row is gone')
  return toRow(row)
}

/** The refusal carries the current row, so that the client can merge (I10). */
export const conflict = <Row extends ReplicatedRow>({ toWire }: Pick<Writable<Row, never>, 'toWire'>, row: Row) =>
  new ContractError('CONFLICT', 'The row is another than the caller believes.', { current: toWire(row) })

/** Whether a write based on `baseSeq` would overwrite a change that its writer has not seen. */
const isStale = (row: ReplicatedRow, baseSeq: number | undefined): boolean => baseSeq !== undefined && baseSeq < row.seq

/** Throws TOO_LARGE. */
export function refuseOversized(data: unknown): void {
  const text = JSON.stringify(data)
  if (text.length <= MAX_DATA_BYTES) {
    const { bytes, items } = jsonBounds(Buffer.from(text), { depth: Number.POSITIVE_INFINITY })
    if (bytes <= MAX_DATA_BYTES && items <= MAX_ITEMS) return
  }
  throw new ContractError('TOO_LARGE', 'The data of a row is limited to 3 MB.', { errorType: 'RowTooLarge' })
}
