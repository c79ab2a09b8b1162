import { LEVEL_MS } from '../../../src/audio/file/peaks.ts'
import { RecorderDb } from '../../../src/audio/store/recorder-db.ts'
import type { AudioSession, Chunk, Segment } from '../../../src/audio/store/recorder-rows.ts'
import type { RecordingDraft } from '../../../src/db/recording-drafts.ts'
import { RecordingDrafts } from '../../../src/db/recording-drafts.ts'
import firstSegment from '../../factories/audio/first-segment.webm?url'
import secondSegment from '../../factories/audio/second-segment.webm?url'
import type { App } from './open-app.tsx'

/** Segments recorded by Chromium (tests/factories/audio/segment-files.ts), one after the other. */
const SEGMENTS = [
  { file: firstSegment, startedMs: 0, elapsedMs: 3261 },
  { file: secondSegment, startedMs: 3261, elapsedMs: 2361 },
  { file: firstSegment, startedMs: 5622, elapsedMs: 3261 },
]
/** Seconds of a recording of one, two and three segments; the minimum to save is five. */
export const LENGTHS = { tooShort: 3.261, short: 5.622, long: 8.883 } as const

interface CutOff {
  length: keyof typeof LENGTHS
  moduleId?: 'scribe' | 'triage'
  draft?: Partial<RecordingDraft>
}

/** Stores the rows that a tab killed while recording leaves behind. Resolves with the id of the recording's session. */
export async function putCutOffRecording({ context }: App, { length, moduleId = 'scribe', draft }: CutOff) {
  const { accountId: ownerId, clock, random } = context
  const sessionId = random.uuid()
  const now = clock.now()
  const createdAt = now - LENGTHS[length] * 1000
  const used = SEGMENTS.slice(0, Object.keys(LENGTHS).indexOf(length) + 1)
  const session: AudioSession = {
    ...{ ownerId, id: sessionId, moduleId, preset: moduleId === 'triage' ? 'triage' : 'medical' },
    ...{ createdAt, updatedAt: now, files: used.map((_, number) => number), gaps: [] },
    ...{ previousId: null, part: 1, finished: null },
  }
  const rows: (Segment | Chunk)[] = []
  for (const [segment, { file, startedMs, elapsedMs }] of used.entries()) {
    const bytes = await (await fetch(file)).arrayBuffer()
    rows.push(
      {
        ...{ kind: 'segment', ownerId, sessionId, segment, index: -1, moduleId, fileName: `${segment}.webm` },
        ...{ mimeType: 'audio/webm;codecs=opus', size: bytes.byteLength, duration: elapsedMs / 1000 },
        ...{ quality: 'medical', sampleRate: 48_000, channels: 1, createdAt, updatedAt: now, expiresAt: null },
        ...{ uploadStatus: 'pending', startedMs, continues: false, elapsedMs, stoppedMs: null },
        levels: new Uint8Array(Math.ceil(elapsedMs / LEVEL_MS)).fill(30),
      },
      { kind: 'chunk', ownerId, sessionId, segment, index: 0, bytes },
    )
  }
  const recorder = new RecorderDb()
  await recorder.audioSessions.put(session)
  await recorder.audioFiles.bulkPut(rows)
  recorder.close()
  if (draft) {
    const drafts = new RecordingDrafts()
    const whole = { name: null, subtype: 'dictation', patientClientId: '', transcript: '', ...draft }
    await drafts.keep(ownerId, sessionId, whole)
    drafts.close()
  }
  return sessionId
}
