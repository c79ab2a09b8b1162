import { LEVEL_MS, resamplePeaks } from '../file/peaks.ts'
import type { JoinedAudio } from '../join/join.ts'
import type { AudioSession, Gap, Segment } from '../store/recorder-rows.ts'

/** A recording that ended. Its pieces stay on the device until `release`. */
export interface FinishedRecording {
  readonly sessionId: string
  readonly ownerId: string
  readonly moduleId: string
  /** Milliseconds since the epoch by the device's clock. */
  readonly startedAt: number
  /** The own clock: recorded time, without pauses (R7). */
  readonly durationSeconds: number
  /** MIME type of the joined file. */
  readonly mimeType: string
  /** Bytes of the pieces; the joined file is a few hundred bytes larger or smaller. */
  readonly size: number
  /** Loudness 0 to 100 of equal parts, at most 2000. */
  readonly peaks: readonly number[]
  readonly gaps: readonly Gap[]
  /** 1, or the part's number in a recording that outgrew the size limit (decision 63). */
  readonly part: number
  /** Earlier parts that must be saved too, oldest first. Empty unless the recording was split. */
  readonly earlierParts: readonly FinishedRecording[]
  /** False if the last pieces are in memory only, because the device failed to store them. */
  readonly complete: boolean
  /** Joins all segments into one file, once. Rejects with RECORDING_FAILED. */
  join(): Promise<JoinedAudio>
  /** `(await join()).blob` */
  blob(): Promise<Blob>
  /** Each segment as the browser recorded it: the fallback when the segments cannot be joined. */
  segments(): Promise<Blob[]>
  /** Deletes the pieces. Call it only when the bytes are safe elsewhere. */
  release(): Promise<void>
}

interface FinishedOptions {
  session: AudioSession
  segments: readonly Segment[]
  durationMs: number
  earlierParts: readonly FinishedRecording[]
  complete(): boolean
  pieces(segment: number): Promise<ArrayBuffer[]>
  release(): Promise<void>
}

export function createFinished(options: FinishedOptions): FinishedRecording {
  const { session, segments, durationMs, earlierParts, complete, pieces, release } = options
  let joined: Promise<JoinedAudio> | null = null

  const join = () => {
    joined ??= joinPieces(segments, pieces)
    // A failure is not kept: the next call tries again.
    joined.catch(() => {
      joined = null
    })
    return joined
  }

  return {
    sessionId: session.id,
    ownerId: session.ownerId,
    moduleId: session.moduleId,
    startedAt: session.createdAt,
    durationSeconds: durationMs / 1000,
    mimeType: joinedType(segments[0]?.mimeType ?? ''),
    size: segments.reduce((sum, segment) => sum + segment.size, 0),
    peaks: recordingPeaks(segments, durationMs),
    gaps: session.gaps,
    part: session.part,
    earlierParts,
    get complete() {
      return complete()
    },
    join,
    blob: async () => (await join()).blob,
    segments: () =>
      Promise.all(segments.map(async ({ segment, mimeType: type }) => new Blob(await pieces(segment), { type }))),
    release,
  }
}

/** Opus goes into WebM, whatever it was recorded in; everything else is AAC. */
const joinedType = (recorded: string): string => (/opus|webm/.test(recorded) ? 'audio/webm;codecs=opus' : 'audio/mp4')

/** The muxer is imported on first use: recording alone never loads it. */
export async function joinPieces(
  segments: readonly Segment[],
  pieces: (segment: number) => Promise<ArrayBuffer[]>,
): Promise<JoinedAudio> {
  const { joinSegments } = await import('../join/join.ts')
  return joinSegments(segments.map(segment => ({ ...segment, pieces: () => pieces(segment.segment) })))
}

/** Peaks of all segments, each placed at its start on the own clock. What was not measured at its end repeats the last. */
export function recordingPeaks(segments: readonly Segment[], durationMs: number): number[] {
  const levels = new Uint8Array(Math.ceil(durationMs / LEVEL_MS))
  for (const { startedMs, elapsedMs, levels: measured } of segments) {
    const from = Math.floor(startedMs / LEVEL_MS)
    const to = Math.min(levels.length, Math.max(from + measured.length, Math.ceil((startedMs + elapsedMs) / LEVEL_MS)))
    for (let at = from; at < to; at++)
      levels[at] = Math.max(measured[at - from] ?? measured.at(-1) ?? 0, levels[at] ?? 0)
  }
  return resamplePeaks(levels)
}

/** Milliseconds that the segments hold: for a session cut off by a crash, its length on the own clock. */
export function recordedMs(segments: readonly Segment[]): number {
  return segments.reduce((longest, { startedMs, elapsedMs }) => Math.max(longest, startedMs + elapsedMs), 0)
}
