/** A piece of speech as the recogniser timed it; seconds from the beginning of the recording. */
export interface TimedSegment {
  start: number
  text: string
}

export interface SpokenAt {
  seconds: number
  /** Estimated by the share of the text: the recogniser gave no times. */
  isApproximate: boolean
}

/**
 * When the words at an offset of the transcript were said: by the recogniser's segment that holds them, else by their
 * share of the text. Null if the recording's length is not known.
 */
export function spokenAt(
  transcript: string,
  offset: number,
  segments: readonly TimedSegment[] | null,
  duration: number | null,
): SpokenAt | null {
  const timed = segments && segmentAt(transcript, offset, segments)
  if (timed) return { seconds: timed.start, isApproximate: false }
  if (duration === null || duration <= 0 || transcript.length === 0) return null
  return {
    seconds: (Math.min(Math.max(offset, 0), transcript.length) / transcript.length) * duration,
    isApproximate: true,
  }
}

/** The segments of a text that was edited since are found as far as their words still stand in their order. */
function segmentAt(transcript: string, offset: number, segments: readonly TimedSegment[]): TimedSegment | null {
  let from = 0
  let last: TimedSegment | null = null
  for (const segment of segments) {
    const words = segment.text.trim()
    const at = words === '' ? -1 : transcript.indexOf(words, from)
    if (at < 0) continue
    if (at > offset) return last
    last = segment
    from = at + words.length
    if (offset < from) return segment
  }
  return null
}
