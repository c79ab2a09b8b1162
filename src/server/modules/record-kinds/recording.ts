import { and, eq, sql } from 'drizzle-orm'
import { ContractError } from '../../../contract/errors.ts'
import { AUDIO_UPLOAD_MAX } from '../../../contract/upload-limits.ts'
import { healthRecords } from '../../database/schema/records.ts'
import { withReports } from '../reports/requested-reports.ts'
import { afterUpload, hasFinalTranscript, NO_ENGINE } from '../transcription/outcome.ts'
import { audioData } from './audio-data.ts'
import { healthRecord } from './health-record.ts'
import { keepAudio } from './keep-audio.ts'
import type { RecordKind } from './record-kind.ts'
import { checkAudioLimit, checkAudioType } from './upload-limits.ts'

const AUDIO_TYPES = ['audio/webm', 'audio/mp4', 'audio/wav', 'audio/mpeg', 'audio/ogg']

/** A recording of the scribe (D §3). */
export const recording: RecordKind = {
  ...healthRecord,

  /** Waits for its audio, unless it has a final transcript already. */
  async created(call, jobs, { status, data: written }) {
    const data = { subtype: 'dictation', sourceType: 'file', ...written }
    const next = { status: status ?? (hasFinalTranscript(data) ? 'processed' : 'uploaded'), data } as const
    return withReports(call, jobs, null, next)
  },
  async updated(call, jobs, current, written) {
    const next = current.data.documentAssetId
      ? keepAudio(current, written.data)
      : await healthRecord.updated(call, jobs, current, written)
    return withReports(call, jobs, current.data, next)
  },
  kindChangeError: current =>
    current?.data.documentAssetId
      ? new ContractError('UNPROCESSABLE', 'A recording with its audio stays one.', { errorType: 'RecordingForEver' })
      : null,
  waiting: {
    where: sql`${and(eq(healthRecords.status, 'uploaded'), sql`${healthRecords.data}->>'errorKey' = ${NO_ENGINE}`)}`,
    cleared: { errorKey: null },
  },

  upload: {
    recordType: () => 'ambient-scribe',
    checkSize: size => checkAudioLimit(size, AUDIO_UPLOAD_MAX),
    checkDuration: () => undefined,
    checkType: detected => checkAudioType(detected, AUDIO_TYPES),
    nameOf: healthRecord.upload.nameOf,
    dataOf: ({ options }) => audioData(options),
    counter: null,
    uploaded({ transcribe }, data, assetId) {
      const outcome = afterUpload(data, transcribe !== undefined)
      return {
        status: outcome.status,
        data: { ...data, ...outcome.data },
        afterWrite: async (tx, { id }) => transcribe?.(tx, { recordId: id, assetId }),
      }
    },
  },
}
