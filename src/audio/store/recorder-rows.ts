import '../../contract/no-eval.ts'
import { z } from 'zod'

const milliseconds = z.number().nonnegative()
/** Milliseconds since the epoch by the device's clock: for display, never for durations. */
const wallTime = z.number()

/** Why nothing was recorded for a while. */
export const GapReason = z.enum(['ended', 'muted', 'withdrawn', 'stalled', 'failed', 'storage', 'crash'])
export type GapReason = z.infer<typeof GapReason>

export const Gap = z.object({
  startedAt: wallTime,
  endedAt: wallTime,
  /** Where it lies on the session's own clock; seconds. */
  atSeconds: z.number().nonnegative(),
  reason: GapReason,
})
export type Gap = z.infer<typeof Gap>

/** One recording, or one part of one that outgrew the size limit (decision 63). */
export const AudioSession = z.object({
  ownerId: z.string(),
  id: z.string(),
  moduleId: z.string(),
  preset: z.string(),
  createdAt: wallTime,
  updatedAt: wallTime,
  /** Numbers of its segments, in order. */
  files: z.array(z.number().int().nonnegative()),
  gaps: z.array(Gap),
  /** The part before this one, when a recording was split. */
  previousId: z.string().nullable(),
  part: z.number().int().positive(),
  /** Set when the recording is finished, with its length on the own clock; `null` while recording and after a crash. */
  finished: z.object({ at: wallTime, durationMs: milliseconds }).nullable(),
})
export type AudioSession = z.infer<typeof AudioSession>

/** One run of a MediaRecorder. The row sorts before its chunks (`index` -1) and is updated with each of them. */
export const Segment = z.object({
  kind: z.literal('segment'),
  ownerId: z.string(),
  sessionId: z.string(),
  segment: z.number().int().nonnegative(),
  index: z.literal(-1),
  moduleId: z.string(),
  fileName: z.string(),
  mimeType: z.string(),
  /** Bytes stored. */
  size: z.number().int().nonnegative(),
  /** Seconds stored. */
  duration: z.number().nonnegative(),
  quality: z.string(),
  sampleRate: z.number(),
  channels: z.number(),
  createdAt: wallTime,
  updatedAt: wallTime,
  expiresAt: z.null(),
  uploadStatus: z.literal('pending'),
  /** Its start on the session's own clock. */
  startedMs: milliseconds,
  /** It began while the segment before it still ran; the join cuts the overlap. */
  continues: z.boolean(),
  /** From its start to the last stored chunk. */
  elapsedMs: milliseconds,
  /** From its start to the stop of its recorder; `null` while it runs, and after a crash. */
  stoppedMs: milliseconds.nullable(),
  /** Loudness 0 to 100 per LEVEL_MS of the stored part. */
  levels: z.instanceof(Uint8Array),
})
export type Segment = z.infer<typeof Segment>

export const Chunk = z.object({
  kind: z.literal('chunk'),
  ownerId: z.string(),
  sessionId: z.string(),
  segment: z.number().int().nonnegative(),
  index: z.number().int().nonnegative(),
  bytes: z.instanceof(ArrayBuffer),
})
export type Chunk = z.infer<typeof Chunk>

/** The owner's microphone settings for one module on this device. */
export const AudioSettings = z.object({
  id: z.string(),
  ownerId: z.string(),
  moduleId: z.string(),
  /** `null` is the system's default microphone. */
  deviceId: z.string().nullable(),
  echoCancellation: z.boolean(),
  noiseSuppression: z.boolean(),
  autoGainControl: z.boolean(),
})
export type AudioSettings = z.infer<typeof AudioSettings>
