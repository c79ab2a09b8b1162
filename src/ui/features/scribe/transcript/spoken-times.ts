import { useMemo } from 'react'
import type { RecordingDocument } from '../../../../db/collections/recordings.ts'
import { printPosition } from '../../../../domain/dates/duration.ts'
import { type SpokenAt, spokenAt } from '../../../../domain/reports/evidence/times.ts'
import { segmentsOf } from './segments.ts'
import type { Place } from './turns.ts'

export interface SpokenTimes {
  at: (offset: number) => SpokenAt | null
  /** "0:31", or "≈ 0:31" where the recogniser gave no times; null without sound. */
  textAt: (offset: number) => string | null
  /** The same for places: each time once; only the first one of those that are estimated. */
  textsOf: (places: readonly Place[]) => string[]
}

/** When the words of a recording's transcript were said. */
export function useSpokenTimes(recording: RecordingDocument): SpokenTimes {
  const text = recording.data.transcription?.text ?? ''
  const duration = recording.data.duration ?? null
  const given = segmentsOf(recording)
  const key = given && JSON.stringify(given)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the document is a new object; the segments decide
  return useMemo(() => {
    const at = (offset: number) => spokenAt(text, offset, given, duration)
    const textAt = (offset: number) => {
      const spoken = at(offset)
      return spoken && `${spoken.isApproximate ? '≈\u00a0' : ''}${printPosition(spoken.seconds)}`
    }
    const textsOf = (places: readonly Place[]) => {
      const used = given ? places : places.slice(0, 1)
      return [...new Set(used.flatMap(([start]) => textAt(start) ?? []))]
    }
    return { at, textAt, textsOf }
  }, [text, duration, key])
}
