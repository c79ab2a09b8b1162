import type { HealthRecordData, RecordStatus } from '../../../contract/entities/health-record.ts'
import type { Tx } from '../../database/transaction.ts'
import type { WriteCall } from '../../rpc/call.ts'
import { findUser } from '../account/user-row.ts'
import { sameInput, sameWords, triageContent } from './triage-content.ts'

/** Asks for work on a triage, if and only if the transaction commits. */
export interface TriageWork {
  score(tx: Tx, job: { recordId: number; seq: number }): Promise<void>
  /** Undefined without a speech engine. */
  transcribe: ((tx: Tx, job: { recordId: number; assetId: number }) => Promise<void>) | undefined
}

export interface TriageRow {
  status: RecordStatus
  patientId: number | null
  data: HealthRecordData
}

export interface WrittenTriage {
  row: { status: RecordStatus; data: HealthRecordData }
  /** To be called once the row is stored. */
  begin(recordId: number, seq: number): Promise<void>
}

/**
 * What a client's write makes of a triage: its data, and the work that follows. New words, other typed values or another
 * patient are scored anew; `again` is a person's wish to try once more what failed, the recording included.
 */
export async function writeTriage(
  call: WriteCall,
  work: TriageWork,
  current: TriageRow | null,
  written: Pick<TriageRow, 'patientId' | 'data'>,
  again = false,
): Promise<WrittenTriage> {
  const { name, id } = await findUser(call.tx, call.userId)
  const circumstances = { author: { id, name }, deviceId: call.deviceId, now: call.now }
  const data = triageContent(current?.data ?? null, written.data, circumstances)
  const begin: WrittenTriage['begin'] = (recordId, seq) => work.score(call.tx, { recordId, seq })
  const fresh = {
    ...data,
    errorKey: null,
    ...(current && !sameWords(current.data, data) && { suggestions: null }),
    ...(data.transcription?.model === 'manual' && { speechError: null }),
  }
  if (!current) return { row: { status: 'processing', data: fresh }, begin }

  const { documentAssetId: assetId } = data
  const { transcribe } = work
  if (again && assetId && transcribe && data.transcription?.model !== 'manual') {
    return {
      row: { status: 'transcribing', data: { ...fresh, speechError: null } },
      begin: recordId => transcribe(call.tx, { recordId, assetId }),
    }
  }
  const same = sameInput(current.data, data) && current.patientId === written.patientId
  if (same && !again) return { row: { status: current.status, data }, begin: async () => undefined }
  // Its transcript is on the way, and is scored with the rest then.
  if (current.status === 'transcribing') return { row: { status: 'transcribing', data }, begin: async () => undefined }
  return { row: { status: 'processing', data: fresh }, begin }
}
