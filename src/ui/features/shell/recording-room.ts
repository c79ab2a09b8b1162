import { secondsLeft } from '../../../audio/storage-watch.ts'

/** The recorder's rate (specification D 9). */
const BITS_PER_SECOND = 128_000

export type RecordingRoom = { unit: 'hours' | 'minutes'; count: number /** R8: under five minutes. */; scarce: boolean }

/** As the recorder itself counts it, in a person's words and never rounded up: hours from two on, minutes below. */
export function recordingRoom({ usedBytes, quotaBytes }: { usedBytes: number; quotaBytes: number }): RecordingRoom {
  const seconds = secondsLeft({ usage: usedBytes, quota: quotaBytes }, 0, BITS_PER_SECOND) ?? 0
  return seconds >= 7200
    ? { unit: 'hours', count: Math.floor(seconds / 3600), scarce: false }
    : { unit: 'minutes', count: Math.floor(seconds / 60), scarce: seconds < 300 }
}
