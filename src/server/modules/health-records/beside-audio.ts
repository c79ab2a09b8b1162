import type { HealthRecordData } from '../../../contract/entities/health-record.ts'
import type { RecordRow } from './record-row.ts'

/** The server transcribes it, and alone says how far that is: a whole record sent back repeats an older status. */
export const hasAudio = ({ recordType, data }: RecordRow): boolean =>
  recordType === 'ambient-scribe' && Boolean(data.documentAssetId)

/** What `written`, a client's data, leaves of a recording whose audio is here. */
export function besideAudio(current: RecordRow, written: HealthRecordData): Pick<RecordRow, 'status' | 'data'> {
  const data = { ...written, ...bytesOf(current) }
  return isRewritten(current, written)
    ? { status: 'processed', data: { ...data, errorKey: null } }
    : { status: current.status, data }
}

/** A person wrote another transcript: the recording is done with it, whatever the engine could or could not do. */
const isRewritten = ({ data: { transcription } }: RecordRow, written: HealthRecordData) =>
  Boolean(written.transcription?.text.trim()) && written.transcription?.text !== transcription?.text

/** What its audio is, which only an upload writes: a record is not cut off its audio by what a client sends back. */
const bytesOf = ({ data: { documentAssetId, mimeType, size } }: RecordRow) => ({
  documentAssetId,
  ...(mimeType === undefined ? {} : { mimeType }),
  ...(size === undefined ? {} : { size }),
})
