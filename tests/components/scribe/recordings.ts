import type { HealthRecord } from '../../../src/contract/entities/health-record.ts'
import { saveRecording } from '../../../src/db/commands/recordings.ts'
import type { UploadMode } from '../../../src/db/commands/uploads.ts'
import type { RecordingDetails } from '../../../src/db/uploads/upload-rows.ts'
import { toneFile } from '../../factories/audio/tone.ts'
import { details } from '../../factories/store/recordings.ts'
import type { App } from '../setup/open-app.tsx'

interface Unsent extends Partial<RecordingDetails> {
  mode?: UploadMode
}

/** Saves a recording on this device, as the recorder does after it has stopped. Resolves with its clientId. */
export async function saveUnsent({ context }: App, name: string, { mode = 'auto', ...change }: Unsent = {}) {
  const { duration = 3 } = change
  const sound = new Blob([toneFile(duration)], { type: 'audio/wav' })
  const now = new Date(context.clock.now()).toISOString()
  const known = { name, duration, mimeType: 'audio/wav', patientClientId: '', createdAt: now }
  return await saveRecording(context, sound, details({ ...known, ...change }), mode)
}

/** Saves a recording on this device and sends it, so that its sound is on both sides. */
export async function saveSent(app: App, name: string, change: Unsent = {}): Promise<HealthRecord> {
  return await app.server.hasUploaded(await saveUnsent(app, name, change))
}

export const recording = (app: App, clientId: string) => app.context.database.recordings.findOne(clientId).exec(true)
export const uploadJob = ({ context }: App, clientId: string) => context.uploads.item(context.accountId, clientId)
