import type { UploadOptions } from '../../../contract/methods/file-upload.ts'

/** Whether they speak of a patient at all; null says that there is none. */
const namesPatient = ({ patientId, patientClientId }: UploadOptions) =>
  patientId !== undefined || patientClientId !== undefined

/** The options of an upload about the patient that its call names (decision 3), where they name none themselves. */
export const aboutPatient = (options: UploadOptions, patientId: number | null): UploadOptions =>
  patientId === null || namesPatient(options) ? options : { ...options, patientId }

/** The latest options over those of the beginning; the patient of the latest replaces the other by either kind of id. */
export function latestOptions(begun: UploadOptions, latest: UploadOptions = {}): UploadOptions {
  if (!namesPatient(latest)) return { ...begun, ...latest }
  const { patientId: _id, patientClientId: _clientId, ...kept } = begun
  return { ...kept, ...latest }
}
