import { z } from 'zod'
import type { Transcript } from './speech-engine.ts'

/** `json` and `verbose_json` of OpenAI's transcription. */
const TranscriptionResponse = z.object({
  text: z.string(),
  segments: z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })).nullish(),
})

/** Undefined if the text is not such a response. */
export function parseTranscription(text: string, model: string): Transcript | undefined {
  const { data } = TranscriptionResponse.safeParse(asJson(text))
  if (!data) return undefined
  const segments = data.segments?.map(segment => ({ ...segment, text: segment.text.trim() }))
  return { text: data.text.trim(), ...(segments && { segments }), model }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: the caller decides what that means.
    return undefined
  }
}
