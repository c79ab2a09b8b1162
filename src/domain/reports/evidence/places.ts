import type { ReportSentence } from '../../../contract/entities/recording-report.ts'
import type { Span } from '../extraction.ts'

/**
 * Where a sentence's words stand in the transcript as it is now: its spans, if the words there are still the same, else
 * the one other place where they stand. Null if they are gone, or stand in several places: then the evidence is broken.
 */
export function placesOf({ spans, quotes }: ReportSentence, transcript: string, isSameText: boolean): Span[] | null {
  if (isSameText) return spans.every(([start, end]) => start < end && end <= transcript.length) ? spans : null
  if (!quotes || quotes.length !== spans.length) return null
  const places: Span[] = []
  for (const [index, quote] of quotes.entries()) {
    const place = placeOf(quote, spans[index]?.[0] ?? 0, transcript)
    if (!place) return null
    places.push(place)
  }
  return places
}

function placeOf(quote: string, before: number, transcript: string): Span | null {
  if (quote === '') return null
  if (transcript.startsWith(quote, before)) return [before, before + quote.length]
  const first = transcript.indexOf(quote)
  if (first < 0 || transcript.includes(quote, first + 1)) return null
  return [first, first + quote.length]
}
