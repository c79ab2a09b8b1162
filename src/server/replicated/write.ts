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
export const MAX_DATA_BYTES = 3 * 1024 * 1024
/** The same for what the server itself adds to a row. */
const MAX_OWN_DATA_BYTES = 3.5 * 1024 * 1024

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
  const bytes = refuseOversized(content.data)
  const existing = await findOrNull(list, call.tx, call.userId, clientId)
  if (existing) {
    if (existing.deletedAt || !list.hasContent(existing, content)) throw conflict(list, existing)
    return { row: existing, isNew: false }
  }
  const row = await insert(list, call, { clientId, createdAt }, content, bytes)
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
  current: Row,
  changes: Partial<Content> | { deletedAt: Date },
): Promise<Row> {
  const row = await writeRow(list, call, current, { deletedAt: null, ...changes })
  call.audit({ objectType: list.objectType, objectId: current.id })
  return row
}

/** Inserts a row of the account without checking for an existing one. Throws TOO_LARGE, `AccountFull`. */
export async function insertRow<Row extends ReplicatedRow, Content extends { data: object }>(
  list: Writable<Row, Content>,
  call: WriteCall,
  written: NewRow & { clientId: string },
  content: Content,
): Promise<Row> {
  return insert(list, call, written, content, refuseOversized(content.data))
}

async function insert<Row extends ReplicatedRow, Content extends { data: object }>(
  { table, columns, toRow }: Writable<Row, Content>,
  call: WriteCall,
  { clientId, createdAt }: NewRow & { clientId: string },
  content: Content,
  bytes: number,
): Promise<Row> {
  const { userId, now } = call
  await call.takeRoom({ rows: 1, bytes })
  const [row] = await call.tx
    .insert(table)
    .values({ ...content, ...(await rowStamp(call)), userId, clientId, createdAt: createdAtOf(createdAt, now) })
    .returning(columns)
  if (!row) throw new TypeError('an insert returned no row')
  return toRow(row)
}

/** Writes a row that was read in this transaction as the caller's change. Throws TOO_LARGE, `AccountFull`. */
export async function writeRow<Row extends ReplicatedRow, Content>(
  list: Writable<Row, Content>,
  call: WriteCall,
  current: StoredSize & { id: number },
  changes: Partial<Content> | { deletedAt: Date | null },
): Promise<Row> {
  const bytes = 'data' in changes ? refuseOversized(changes.data) : current.bytes
  const deletedAt = 'deletedAt' in changes ? changes.deletedAt : current.deletedAt
  const isSwitched = (deletedAt === null) !== (current.deletedAt === null)
  const files = isSwitched ? await list.fileBytes(call.tx, current.id) : 0
  const before = liveSize({ ...current, bytes: (current.bytes ?? 0) + files })
  const after = liveSize({ bytes: (bytes ?? 0) + files, deletedAt })
  await call.takeRoom({ rows: after.rows - before.rows, bytes: after.bytes - before.bytes })
  return write(list, call, current.id, { ...changes, ...(await rowStamp(call)) })
}

/** What determines how much of its account's room a row takes. */
export type StoredSize = Pick<ReplicatedRow, 'bytes' | 'deletedAt'>

const liveSize = ({ bytes, deletedAt }: StoredSize) =>
  deletedAt === null ? { rows: 1, bytes: bytes ?? 0 } : { rows: 0, bytes: 0 }

/**
 * Writes a row as the server's own change, in a job. `data` may exceed the limit of clients by a little, but never so much
 * that the row fits into no response. Throws TOO_LARGE.
 */
export const writeAsServer = async <Row extends ReplicatedRow, Content>(
  list: Writable<Row, Content>,
  account: AccountTransaction,
  id: number,
  changes: Partial<Content> & { deletedAt?: Date },
): Promise<Row> => {
  if ('data' in changes) refuseOversized(changes.data, MAX_OWN_DATA_BYTES)
  return write(list, account, id, { ...changes, ...(await serverStamp(account)) })
}

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

/** Returns the bytes of the data, as the database prints it but for spaces. Throws TOO_LARGE. */
export function refuseOversized(data: unknown, most = MAX_DATA_BYTES): number {
  const text = JSON.stringify(data)
  if (text.length <= most) {
    const { bytes, items } = jsonBounds(Buffer.from(text), { depth: Number.POSITIVE_INFINITY })
    if (bytes <= most && items <= MAX_ITEMS) return bytes
  }
  throw new ContractError('TOO_LARGE', 'The data of a row is limited to 3 MB.', { errorType: 'RowTooLarge' })
}
