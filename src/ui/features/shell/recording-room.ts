/** The recorder's rate: 128,000 bits a second (specification D 9). */
const BYTES_PER_SECOND = 16_000

/** Whole seconds of recording that fit into the free room. */
export function recordingSeconds({ usedBytes, quotaBytes }: { usedBytes: number; quotaBytes: number }): number {
  return Math.floor(Math.max(0, quotaBytes - usedBytes) / BYTES_PER_SECOND)
}

export type RecordingRoom = { unit: 'hours' | 'minutes'; count: number /** R8: under five minutes. */; scarce: boolean }

/** As a person would say it, never rounded up: hours from two on, minutes below. */
export function recordingRoom(storage: { usedBytes: number; quotaBytes: number }): RecordingRoom {
  const seconds = recordingSeconds(storage)
  return seconds >= 7200
    ? { unit: 'hours', count: Math.floor(seconds / 3600), scarce: false }
    : { unit: 'minutes', count: Math.floor(seconds / 60), scarce: seconds < 300 }
}
