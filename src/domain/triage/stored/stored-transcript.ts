import type { TriageData } from '../../../contract/entities/triage.ts'
import type { SpeechWriter } from '../certainty.ts'
import { extractVitals } from '../speech/extract-vitals.ts'
import type { HeardVitals } from '../speech/heard-vitals.ts'

/** Ten times the text of ten minutes' speech; parsing more would take seconds. */
const MAX_TRANSCRIPT = 100_000

export const storedText = ({ transcription }: Pick<TriageData, 'transcription'>): string =>
  (transcription?.text ?? '').slice(0, MAX_TRANSCRIPT)

/** What a stored transcript says and who wrote it; `heard` is null without words. */
export function readTranscript(data: Pick<TriageData, 'transcription'>): {
  transcript: string
  heard: HeardVitals | null
  writer: SpeechWriter
} {
  const transcript = storedText(data)
  // Detects the language by its letters: it may differ from the interface's.
  const heard = transcript.trim() === '' ? null : extractVitals(transcript)
  return { transcript, heard, writer: writerOf(data.transcription?.model) }
}

function writerOf(model: string | undefined): SpeechWriter {
  if (model === 'captions') return 'captions'
  return model === 'manual' ? 'person' : 'engine'
}
