import { useMemo } from 'react'
import type { RecordingDocument } from '../../../../db/collections/recordings.ts'
import { segmentsOf } from './segments.ts'
import { type Turn, turnsOf } from './turns.ts'

/** The turns of a recording's transcript; the same list until the text or its times change. */
export function useTurns(recording: RecordingDocument): readonly Turn[] {
  const text = recording.data.transcription?.text ?? ''
  const segments = segmentsOf(recording)
  const key = segments && JSON.stringify(segments)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the document is a new object; the segments decide
  return useMemo(() => turnsOf(text, segments), [text, key])
}
