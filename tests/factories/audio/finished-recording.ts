import type { FinishedRecording } from '../../../src/audio/recorder/finished-recording.ts'

export interface FinishedSample extends FinishedRecording {
  released(): boolean
}

/** A finished recording; `released` returns whether its pieces were released. */
export function finishedRecording(change: Partial<FinishedRecording> = {}): FinishedSample {
  let released = false
  const blob = new Blob(['sound of ', change.sessionId ?? 'session-1'], { type: 'audio/webm;codecs=opus' })
  return {
    sessionId: 'session-1',
    ownerId: 'account-1',
    moduleId: 'scribe',
    startedAt: Date.parse('2026-11-20T13:58:00Z'),
    durationSeconds: 12.5,
    mimeType: 'audio/webm;codecs=opus',
    size: blob.size,
    peaks: [10, 80, 30],
    gaps: [],
    part: 1,
    earlierParts: [],
    complete: true,
    join: async () => ({ blob, mimeType: blob.type, measuredSeconds: 12.4, starts: [0] }),
    blob: async () => blob,
    segments: async () => [blob],
    async release() {
      released = true
    },
    ...change,
    released: () => released,
  }
}
