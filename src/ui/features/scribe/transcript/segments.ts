import type { RecordingDocument } from '../../../../db/collections/recordings.ts'
import type { TimedSegment } from '../../../../domain/reports/evidence/times.ts'

/** The recogniser's timed pieces of speech; null if it gave none, or not all of them can be read. */
export function segmentsOf({ data }: RecordingDocument): readonly TimedSegment[] | null {
  const found = (data.transcription as { segments?: unknown } | null | undefined)?.segments
  return Array.isArray(found) && found.length > 0 && found.every(isSegment) ? found : null
}

const isSegment = (one: unknown): one is TimedSegment =>
  typeof (one as TimedSegment | null)?.start === 'number' && typeof (one as TimedSegment).text === 'string'
