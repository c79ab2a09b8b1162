import type { HealthRecordData } from '../../../contract/entities/health-record.ts'
import { TriageData, type TriageReason } from '../../../contract/entities/triage.ts'
import type { UserData } from '../../../contract/entities/user.ts'
import type { UploadOptions } from '../../../contract/methods/file-upload.ts'
import { chooseProfileId } from '../../../domain/triage/profiles/choose-profile.ts'

/** Data of a triage from its upload's options, in the old or the new spelling (decision 105). */
export function triageOfUpload(
  { triageData = {}, startedAt, vitals }: UploadOptions,
  { preferences }: UserData,
): HealthRecordData {
  const { profileId = preferences?.triage?.profileId } = triageData
  const typed = { ...(vitals && { vitals }), ...triageData.typed }
  const began = triageData.startedAt ?? startedAt
  // The device's provisional result is optional: an invalid one must not lose the recording.
  const provisional = TriageData.shape.provisional.safeParse(triageData.provisional).data
  return {
    profile: { id: chooseProfileId(profileId) },
    ...(Object.keys(typed).length > 0 && { typed }),
    ...(began && { startedAt: began }),
    ...(provisional && { provisional }),
  }
}

/** The next state of a triage whose recording has arrived; a person's transcript is not transcribed again. */
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
