import type { AccountTransaction } from '../rpc/account-transaction.ts'
import type { WriteCall } from '../rpc/call.ts'

/** What a client's write sets on a row: its place in the account's order, and the writer. */
export const rowStamp = async (call: WriteCall) => ({
  seq: await call.nextSeq(),
  updatedAt: call.now,
  updatedByDevice: call.deviceId,
  lastOpId: call.meta.opId ?? null,
  restoredFrom: call.meta.restoredFrom ?? null,
})

/** The same for the server's own writes: no device, no operation. */
export const serverStamp = async ({ now, nextSeq }: Pick<AccountTransaction, 'now' | 'nextSeq'>) => ({
  seq: await nextSeq(),
  updatedAt: now,
  updatedByDevice: null,
  lastOpId: null,
  restoredFrom: null,
})

/** The client's time of creation, even if its clock is wrong (I13); the server's if it cannot be parsed. */
export function createdAtOf(given: unknown, now: Date): Date {
  const at = typeof given === 'string' ? new Date(withZone(given)) : undefined
  if (!at || Number.isNaN(at.getTime())) return now
  const year = at.getUTCFullYear()
  return year >= 1000 && year <= 9999 ? at : now
}

/** A timestamp without a zone is UTC (decision 35). */
const withZone = (text: string) => (/T[\d:.]+$/.test(text) ? `${text}Z` : text)
