import type { WriteCall } from '../../rpc/call.ts'
import { findUser } from '../account/user-row.ts'
import type { ClientWrite, NextState, RecordJobs, StoredRecord } from '../record-kinds/record-kind.ts'
import { reminderOf } from './reminder-time.ts'
import { sameInput, sameTranscript, triageContent } from './triage-content.ts'

/**
 * The next state of a triage after a client's write. A new transcript, other typed values or another patient are scored
 * again; `again` repeats what failed, including the transcription.
 */
export async function writeTriage(
  call: WriteCall,
  jobs: RecordJobs,
  current: StoredRecord | null,
  written: Pick<ClientWrite, 'patientId' | 'data'>,
  again = false,
): Promise<NextState> {
  const { name, id } = await findUser(call.tx, call.userId)
  const context = {
    author: { id, name },
    deviceId: call.deviceId,
    now: call.now,
    clockCorrectionMs: call.clockCorrectionMs,
  }
  const samePatient = current?.patientId === written.patientId
  const content = triageContent(current?.data ?? null, written.data, context)
  // A result with the age and sex of another patient must not be shown until the next one is there.
  const data = current && !samePatient ? { ...content, results: null } : content
  const scored: NextState['afterWrite'] = (tx, { id: recordId, seq }) => jobs.score(tx, { recordId, seq })
  const fresh = {
    ...data,
    errorKey: null,
    ...(current && !sameTranscript(current.data, data) && { suggestions: null }),
    ...(data.transcription?.model === 'manual' && { speechError: null }),
  }
  if (!current) return { status: 'processing', data: fresh, afterWrite: scored }

  const { documentAssetId: assetId } = data
  const { transcribe } = jobs
  if (again && assetId && transcribe && data.transcription?.model !== 'manual') {
    return {
      status: 'transcribing',
      data: { ...fresh, speechError: null },
      afterWrite: (tx, { id: recordId }) => transcribe(tx, { recordId, assetId }),
    }
  }
  if (samePatient && sameInput(current.data, data) && !again) {
    // An override or a check may change when the patient is to be seen again.
    const reminder = reminderOf(data, current.createdAt, call.now)
    const afterWrite: NextState['afterWrite'] = async (tx, { id: recordId }) =>
      reminder ? jobs.remind(tx, { recordId, dueAt: reminder.dueAt }, reminder.delay) : undefined
    return { status: current.status, data, afterWrite }
  }
  // Its transcript is in progress and will be scored with the rest.
  if (current.status === 'transcribing') return { status: 'transcribing', data }
  return { status: 'processing', data: fresh, afterWrite: scored }
}
