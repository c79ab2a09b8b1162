import type { HealthRecordData } from '../../../contract/entities/health-record.ts'
import type { NextState, StoredRecord } from './record-kind.ts'

/**
 * A client's write of a recording whose audio is stored. Only the server sets its status, since a record that is sent
 * back has an older one; a person's new transcript completes it.
 */
export function keepAudio(current: StoredRecord, written: HealthRecordData): NextState {
  const data = { ...written, ...bytesOf(current) }
  return isRewritten(current, written)
    ? { status: 'processed', data: { ...data, errorKey: null } }
    : { status: current.status, data }
}

/** A person has changed the transcript; the engine's result does not matter any more. */
const isRewritten = ({ data: { transcription } }: StoredRecord, written: HealthRecordData) =>
  Boolean(written.transcription?.text.trim()) && written.transcription?.text !== transcription?.text

/** Only an upload writes these: a client that sends a record back cannot remove its audio. */
const bytesOf = ({ data: { documentAssetId, mimeType, size } }: StoredRecord) => ({
  documentAssetId,
  ...(mimeType === undefined ? {} : { mimeType }),
  ...(size === undefined ? {} : { size }),
})
