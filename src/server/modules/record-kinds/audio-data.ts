import type { HealthRecordData } from '../../../contract/entities/health-record.ts'
import type { UploadOptions } from '../../../contract/methods/file-upload.ts'

/** `data` of a record from the options of a recording's upload. */
export const audioData = ({
  subtype = 'dictation',
  duration,
  peaks,
  gaps,
  transcription,
  transcriptionReports,
  locale,
}: UploadOptions): HealthRecordData => ({
  sourceType: 'file',
  subtype,
  ...withoutNulls({ duration, peaks, gaps, transcriptionReports, locale }),
  // The browser's captions; an engine's transcript replaces them.
  ...(transcription ? { transcription: transcriptionOf(transcription) } : {}),
})

export const withoutNulls = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== undefined))

const transcriptionOf = (given: NonNullable<UploadOptions['transcription']>) => {
  const { model = 'captions', ...rest } = typeof given === 'string' ? { text: given } : given
  return { ...rest, model }
}
