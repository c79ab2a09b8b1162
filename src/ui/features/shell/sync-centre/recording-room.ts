import { secondsLeft } from '../../../../audio/recorder/storage-watch.ts'

/** The recorder's bit rate (specification D 9). */
const BITS_PER_SECOND = 128_000

export type RecordingRoom = { unit: 'hours' | 'minutes'; count: number /** R8: under five minutes. */; scarce: boolean }

/** Computes the room as the recorder does, rounded down: in hours from two hours on, else in minutes. */
export function recordingRoom({ usedBytes, quotaBytes }: { usedBytes: number; quotaBytes: number }): RecordingRoom {
  const seconds = secondsLeft({ usage: usedBytes, quota: quotaBytes }, 0, BITS_PER_SECOND) ?? 0
  return seconds >= 7200
    ? { unit: 'hours', count: Math.floor(seconds / 3600), scarce: false }
    : { unit: 'minutes', count: Math.floor(seconds / 60), scarce: seconds < 300 }
}
