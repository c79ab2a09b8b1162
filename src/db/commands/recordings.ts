import { UNTRIED } from '../collections/records.ts'
import { NO_PATIENT } from '../document.ts'
import { created } from '../local-write.ts'
import type { RecordingDetails } from '../uploads/upload-rows.ts'
import { type CommandContext, edit, stamp } from './context.ts'
import { saveFile, type UploadMode } from './uploads.ts'

/** Stores a recording (see saveFile). Saving again with the same `clientId` makes no second recording. */
export const saveRecording = (
  context: CommandContext,
  bytes: Blob,
  details: RecordingDetails,
  mode: UploadMode,
  clientId: string = context.random.uuid(),
): Promise<string> => saveFile(context, { clientId, bytes, type: 'recording', details }, mode)

export interface TranscriptInput {
  name: string
  subtype: string
  text: string
  patientClientId: string
}

/** Stores a recording that has a text and no audio. */
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
  await context.database.recordings.insert({ ...document, ...UNTRIED })
  return clientId
}

export async function renameRecording(context: CommandContext, clientId: string, name: string): Promise<void> {
  await edit(context, 'recordings', clientId, () => ({ name }))
}

/** Changes the patient of a recording, of its stored bytes and of its upload job, if there are any. */
export async function assignPatient(context: CommandContext, clientId: string, patientClientId: string): Promise<void> {
  await edit(context, 'recordings', clientId, () => ({ patientClientId }))
  await context.uploads.assignPatient(clientId, patientClientId)
}

/** Stores a transcript that a person wrote or corrected; no recogniser replaces it. */
export async function writeTranscript(context: CommandContext, clientId: string, text: string): Promise<void> {
  await edit(context, 'recordings', clientId, ({ data }) => ({
    data: { ...data, transcription: { ...data.transcription, text, model: 'manual' } },
  }))
}
