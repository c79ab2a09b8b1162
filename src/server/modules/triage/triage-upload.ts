import type { HealthRecordData } from '../../../contract/entities/health-record.ts'
import { TriageData, type TriageReason } from '../../../contract/entities/triage.ts'
import type { UserData } from '../../../contract/entities/user.ts'
import type { UploadOptions } from '../../../contract/methods/file-upload.ts'
import { chooseProfileId } from '../../../domain/triage/profiles/choose-profile.ts'

/** What an upload says of its triage, in the old spelling or the new one (decision 105). */
export function triageOfUpload(
  { triageData = {}, startedAt, vitals }: UploadOptions,
  { preferences }: UserData,
): HealthRecordData {
  const { profileId = preferences?.triage?.profileId } = triageData
  const typed = { ...(vitals && { vitals }), ...triageData.typed }
  const began = triageData.startedAt ?? startedAt
  // The device's own result is a convenience: one that cannot be read must not cost the recording.
  const provisional = TriageData.shape.provisional.safeParse(triageData.provisional).data
  return {
    profile: { id: chooseProfileId(profileId) },
    ...(Object.keys(typed).length > 0 && { typed }),
    ...(began && { startedAt: began }),
    ...(provisional && { provisional }),
  }
}

/** How a triage whose recording is here now goes on: a person's own words are not transcribed again. */
export function afterUpload(
  data: HealthRecordData,
  hasEngine: boolean,
): { status: 'transcribing' | 'processing'; data: HealthRecordData } {
  const { text = '', model } = data.transcription ?? {}
  if (hasEngine && model !== 'manual')
    return { status: 'transcribing', data: { ...data, errorKey: null, speechError: null } }
  const speechError: TriageReason | null = text.trim() === '' ? 'triage.noResults.noEngine' : null
  return { status: 'processing', data: { ...data, errorKey: null, speechError } }
}
