import { expect, test } from 'vitest'
import type { RecorderSnapshot, RecorderWarnings } from '../../../../src/audio/recorder/recorder-snapshot.ts'
import { type RecordingBarState, recordingBarState } from '../../../../src/ui/state/recorder/recording-bar-state.ts'

const CALM: RecorderWarnings = {
  ...{ silent: false, unmeasured: false, storageSeconds: null, storing: null, pastMaximum: false, persistent: true },
}
const FULL = { code: 'STORAGE_FAILED', detail: 'full' } as unknown as RecorderWarnings['storing']
const finished = {} as never

test.each<[RecorderSnapshot['state'], Partial<RecorderWarnings>, RecordingBarState]>([
  [{ kind: 'recording' }, {}, 'recording'],
  [{ kind: 'recording' }, { silent: true }, 'silent'],
  [{ kind: 'recording' }, { silent: true, storing: FULL }, 'unstored'],
  [{ kind: 'paused', fault: null }, {}, 'paused'],
  [{ kind: 'interrupted', reason: 'storage', since: 0 }, {}, 'no-room'],
  [{ kind: 'interrupted', reason: 'withdrawn', since: 0 }, {}, 'no-microphone'],
  [{ kind: 'stopping' }, {}, 'unsaved'],
  [{ kind: 'stopped', finished }, {}, 'unsaved'],
])('%j with %j is shown as %s', (state, warnings, shown) => {
  const snapshot = { state, warnings: { ...CALM, ...warnings } } as RecorderSnapshot
  expect(recordingBarState(snapshot)).toBe(shown)
})
