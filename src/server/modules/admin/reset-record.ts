import { and, eq, isNull } from 'drizzle-orm'
import { ContractError } from '../../../contract/errors.ts'
import { healthRecords } from '../../database/schema/records.ts'
import { writeAsServer } from '../../replicated/write.ts'
import type { AccountTransaction } from '../../rpc/account-transaction.ts'
import type { UserCall, WriteCall } from '../../rpc/call.ts'
import { RECORDS } from '../health-records/record.ts'
import { kindOf } from '../record-kinds/kinds.ts'
import type { NextState, RecordJobs, StoredRecord } from '../record-kinds/record-kind.ts'

const nothing = () =>
  new ContractError('UNPROCESSABLE', 'This record is read, or has nothing to read.', { errorType: 'NothingToProcess' })

/**
 * Processes a record again as its owner's own retry would, in the owner's account. What was read is never read again: a
 * person may have corrected it. Throws UNPROCESSABLE.
 */
export async function resetRecord(
  call: UserCall,
  account: AccountTransaction,
  jobs: RecordJobs,
  recordId: number,
): Promise<void> {
  const [record] = await account.tx
    .select()
    .from(healthRecords)
    .where(and(eq(healthRecords.id, recordId), isNull(healthRecords.deletedAt)))
  if (!record) throw new ContractError('NOT_FOUND', 'There is no such record.')
  const owners: WriteCall = { ...call, ...account, patientId: null, afterCommit: () => undefined }
  const { status, data, afterWrite } = await again(owners, jobs, record)
  const row = await writeAsServer(RECORDS, account, recordId, { status, data })
  await afterWrite?.(account.tx, row)
}

async function again(call: WriteCall, jobs: RecordJobs, record: StoredRecord): Promise<NextState> {
  const { status, recordType, data } = record
  const { documentAssetId: assetId } = data
  if (status === 'processed') throw nothing()
  if (recordType === 'ambient-scribe' || recordType === 'triage') {
    const { transcribe } = jobs
    if (!assetId || !transcribe) throw nothing()
    const waiting = { ...data, errorKey: null, ...kindOf(recordType).waiting?.cleared }
    return {
      ...{ status: 'transcribing', data: waiting },
      afterWrite: (tx, { id }) => transcribe(tx, { recordId: id, assetId }),
    }
  }
  // The job of a record that still waits may be lost; one that is there is not doubled.
  if (status === 'processing' && assetId) {
    return { status, data, afterWrite: (tx, { id }) => jobs.read(tx, { recordId: id, assetId }) }
  }
  const written = { status: 'uploaded', patientId: record.patientId, data: { ...data, errorKey: null } } as const
  const next = await kindOf(recordType).updated(call, jobs, record, written)
  if (next.afterWrite === undefined) throw nothing()
  return next
}
