import { NO_PATIENT, QUEUE, type RecordingDocument } from '../documents.ts'
import { created } from '../local-write.ts'
import { recordingDocument, untried } from '../recording-document.ts'
import { retriedItem, uploadItem } from '../upload-item.ts'
import type { RecordingDetails } from '../upload-store.ts'
import { type CommandContext, DocumentMissing, edit, remove, stamp } from './context.ts'

/** Automatic: a new recording is queued and sent at once. Manual: only when a person says so (D §4). */
export type UploadMode = 'auto' | 'manual'

/**
 * Stores a recording: first the bytes, with the job where the mode is automatic, in one transaction; then the entity.
 * When this resolves the recording survives anything; when it rejects nothing is claimed to be saved (I12). A crash in
 * between is repaired by the engine's sweep (decision 66). `clientId` may be given so that a repeated save of one
 * session is the same recording.
 */
export async function saveRecording(
  context: CommandContext,
  bytes: Blob,
  details: RecordingDetails,
  mode: UploadMode,
  clientId: string = context.random.uuid(),
): Promise<string> {
  const { database, uploads, accountId: ownerId, clock } = context
  const now = clock.now()
  const blob = { clientId, ownerId, bytes, details, savedAt: now }
  await uploads.save(blob, mode === 'auto' ? uploadItem(clientId, ownerId, details, bytes.size, now) : null)
  await database.recordings.insertIfNotExists(recordingDocument(blob, stamp(context)))
  return clientId
}

export interface TranscriptInput {
  name: string
  subtype: string
  text: string
  patientClientId: string
}

/** Stores a recording that has no audio, only the text that somebody brought. */
export async function saveTranscript(context: CommandContext, input: TranscriptInput): Promise<string> {
  const clientId = context.random.uuid()
  const mark = stamp(context)
  const content = {
    name: input.name,
    recordType: 'ambient-scribe' as const,
    status: 'processed' as const,
    patientClientId: input.patientClientId || NO_PATIENT,
    data: {
      subtype: input.subtype,
      sourceType: 'manual',
      transcription: { text: input.text, model: 'manual' },
      date: new Date(mark.now).toISOString(),
    },
  }
  const document = created(content, clientId, mark)
  await context.database.recordings.insert({ ...document, ...untried })
  return clientId
}

export async function renameRecording(context: CommandContext, clientId: string, name: string): Promise<void> {
  await edit<RecordingDocument>(context, 'recordings', clientId, () => ({ name }))
}

/** Says whose recording it is after all, also for an upload that nobody has queued yet. */
export async function giveToPatient(context: CommandContext, clientId: string, patientClientId: string): Promise<void> {
  await edit<RecordingDocument>(context, 'recordings', clientId, () => ({ patientClientId }))
  await context.uploads.giveToPatient(clientId, patientClientId)
}

/** A transcript that a person wrote or corrected; no recogniser will replace it. */
export async function writeTranscript(context: CommandContext, clientId: string, text: string): Promise<void> {
  await edit<RecordingDocument>(context, 'recordings', clientId, ({ data }) => ({
    data: { ...data, transcription: { ...data.transcription, text, model: 'manual' } },
  }))
}

/** Hides a recording and stops its upload; its bytes stay until the deletion is final, so that it can be taken back. */
export async function deleteRecording(context: CommandContext, clientId: string): Promise<void> {
  await context.uploads.dropItem(clientId)
  await remove(context, 'recordings', clientId)
}

/** Takes a deletion back while the server has not confirmed it; what was not sent before goes to the queue again. */
export async function undoDeleteRecording(context: CommandContext, clientId: string, mode: UploadMode): Promise<void> {
  const { uploads, accountId } = context
  const unsent =
    (await uploads.blob(accountId, clientId)) !== null && (await uploads.mapping(accountId, clientId)) === null
  await edit<RecordingDocument>(context, 'recordings', clientId, ({ sync }) => ({
    deletedAt: null,
    ...(unsent && sync.serverSeq === null ? { queue: QUEUE.upload } : {}),
  }))
  if (unsent && mode === 'auto') await uploadNow(context, clientId)
}

/** Queues a recording whose upload failed or was held; due at once. Rejects when its bytes are not on this device. */
export async function uploadNow(context: CommandContext, clientId: string): Promise<void> {
  const { uploads, accountId: ownerId, clock } = context
  const now = clock.now()
  if (await uploads.change(clientId, retriedItem(now))) return
  const blob = await uploads.blob(ownerId, clientId)
  if (!blob) throw new DocumentMissing(`bytes of ${clientId}`)
  await uploads.enqueue({ ...uploadItem(clientId, ownerId, blob.details, blob.bytes.size, now), nextRetryAt: now })
}

/** Queues everything that waits for a person; answers how many. */
export async function uploadAllNow(context: CommandContext): Promise<number> {
  const waiting = await context.database.recordings.find({ selector: { queue: QUEUE.upload, deletedAt: null } }).exec()
  const results = await Promise.allSettled(waiting.map(({ clientId }) => uploadNow(context, clientId)))
  return results.filter(one => one.status === 'fulfilled').length
}
