import { ContractError } from '../../../contract/errors.ts'
import type { WriteCall } from '../../rpc/call.ts'

/** What every write of a replicated row sets: its place in the account's order, and who wrote it. */
export async function rowStamp(call: WriteCall) {
  return {
    seq: await call.nextSeq(),
    updatedAt: call.now,
    updatedByDevice: call.deviceId,
    lastOpId: call.meta.opId ?? null,
    restoredFrom: call.meta.restoredFrom ?? null,
  }
}

/** The row as it stands travels with the refusal, so that the client can merge (I10). */
export const conflict = (current: unknown) =>
  new ContractError('CONFLICT', 'The row is another than the caller believes.', { current })

interface Versioned {
  seq: number
  deletedAt: Date | null
}

/** Whether a write that began at `baseSeq` would overwrite something that its writer has not seen. */
export const isStale = (row: Versioned, baseSeq: number | undefined): boolean =>
  baseSeq !== undefined && baseSeq < row.seq

/** The client's own time of creation, kept though its clock may be wrong; the server's where there is none to read. */
export function createdAtOf(given: unknown, now: Date): Date {
  const at = typeof given === 'string' ? new Date(withZone(given)) : undefined
  if (!at || Number.isNaN(at.getTime())) return now
  const year = at.getUTCFullYear()
  return year >= 1000 && year <= 9999 ? at : now
}

/** A timestamp without a zone is UTC (decision 35). */
const withZone = (text: string) => (/T[\d:.]+$/.test(text) ? `${text}Z` : text)

/** Bytes of `data` of one row as JSON: any row fits into an answer. */
export const MAX_DATA_BYTES = 3 * 1024 * 1024

export function refuseOversized(data: unknown): void {
  if (Buffer.byteLength(JSON.stringify(data)) <= MAX_DATA_BYTES) return
  throw new ContractError('TOO_LARGE', 'The data of a row is limited to 3 MB.', { errorType: 'RowTooLarge' })
}
