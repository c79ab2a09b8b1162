import { sql } from 'drizzle-orm'
import type { TriageReason } from '../../../contract/entities/triage.ts'
import type { ErrorType } from '../../../contract/error-types.ts'
import { ContractError } from '../../../contract/errors.ts'
import { TRIAGE_RECORDING } from '../../../contract/upload-limits.ts'
import { healthRecords } from '../../database/schema/records.ts'
import { scoreNext } from '../transcription/triage-outcome.ts'
import { sameContent } from '../triage/triage-content.ts'
import { afterUpload, triageOfUpload } from '../triage/triage-upload.ts'
import { writeTriage } from '../triage/write-triage.ts'
import { audioData } from './audio-data.ts'
import type { RecordKind } from './record-kind.ts'
import { checkAudioLimit, checkAudioType } from './upload-limits.ts'

const NO_ENGINE: TriageReason = 'triage.noResults.noEngine'

/** A triage (D §3, §5): every relevant write is scored by a job. */
export const triage: RecordKind = {
  created: (call, jobs, written) => writeTriage(call, jobs, null, written),
  updated(call, jobs, current, written) {
    const again = written.status === 'processing' && current.status !== 'transcribing'
    return writeTriage(call, jobs, current, written, again)
  },
  // Counts as complete even during transcription, because a person's transcript makes the engine's obsolete.
  transcriptWritten: (call, jobs, current, data) =>
    writeTriage(call, jobs, { ...current, status: 'processed' }, { ...current, data }, true),
  kindChangeError: () =>
    new ContractError('UNPROCESSABLE', 'A triage is one from its beginning and stays one.', {
      errorType: 'TriageForEver',
    }),
  sameData: sameContent,
  transcribed: ({ score }, outcome) => ({
    ...scoreNext(outcome),
    afterWrite: (tx, { id, seq }) => score(tx, { recordId: id, seq }),
  }),
  waiting: {
    where: sql`(${healthRecords.recordType} = 'triage' and ${healthRecords.data}->>'speechError' = ${NO_ENGINE})`,
    cleared: { errorKey: null, speechError: null },
  },

  upload: {
    recordType: () => 'triage',
    checkSize: size => checkAudioLimit(size, TRIAGE_RECORDING.maxBytes),
    checkDuration(seconds) {
      if (seconds === null || seconds === undefined) return
      const { minSeconds, maxSeconds } = TRIAGE_RECORDING
      if (seconds < minSeconds) throw wrongLength('RecordingTooShort', `too short, minimum ${minSeconds} seconds`)
      if (seconds > maxSeconds) throw wrongLength('RecordingTooLong', `too long, maximum ${maxSeconds / 60} minutes`)
    },
    checkType: detected => checkAudioType(detected, TRIAGE_RECORDING.types),
    // A triage without a name is shown by its number (D §3).
    nameOf: () => '',
    dataOf: ({ options }, account) => ({ ...audioData(options), ...triageOfUpload(options, account) }),
    counter: null,
    uploaded({ score, transcribe }, uploaded, assetId) {
      const { status, data } = afterUpload(uploaded, transcribe !== undefined)
      return {
        status,
        data,
        afterWrite: async (tx, { id, seq }) =>
          status === 'processing' ? score(tx, { recordId: id, seq }) : transcribe?.(tx, { recordId: id, assetId }),
      }
    },
  },
}

/** Both limits are inclusive (D §5). */
const wrongLength = (errorType: ErrorType, message: string) =>
  new ContractError('UNPROCESSABLE', message, { errorType })
