import { z } from 'zod'
import type { Transcript } from './speech-engine.ts'

/** `json` and `verbose_json` of OpenAI's transcription. */
const Answer = z.object({
  text: z.string(),
  segments: z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })).nullish(),
})

/** Undefined where the text is not such an answer. */
export function parseAnswer(text: string, model: string): Transcript | undefined {
  const { data } = Answer.safeParse(asJson(text))
  if (!data) return undefined
  const segments = data.segments?.map(segment => ({ ...segment, text: segment.text.trim() }))
  return { text: data.text.trim(), ...(segments && { segments }), model }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON is an answer too: the caller decides what it means.
    return undefined
  }
}
