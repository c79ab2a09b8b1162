import type { UploadOptions } from '../../../contract/methods/file-upload.ts'

/** Whether the options have a patient; null means none. */
const namesPatient = ({ patientId, patientClientId }: UploadOptions) =>
  patientId !== undefined || patientClientId !== undefined

/** Adds the patient that the call names (decision 3), unless the options name one. */
export const aboutPatient = (options: UploadOptions, patientId: number | null): UploadOptions =>
  patientId === null || namesPatient(options) ? options : { ...options, patientId }

/** Merges the latest options into the first ones; the latest patient replaces the earlier one under either id. */
export function latestOptions(first: UploadOptions, latest: UploadOptions = {}): UploadOptions {
  if (!namesPatient(latest)) return { ...first, ...latest }
  const { patientId: _id, patientClientId: _clientId, ...kept } = first
  return { ...kept, ...latest }
}
