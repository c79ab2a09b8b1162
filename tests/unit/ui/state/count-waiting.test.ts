import { expect, test } from 'vitest'
import type { WaitState } from '../../../../src/db/queries/wait-state.ts'
import { countWaiting, type WaitingEntry } from '../../../../src/ui/state/sync/count-waiting.ts'

const entry = (state: WaitState): WaitingEntry => ({
  ...{ collection: 'recordings', document: { clientId: 'any' } as never, state },
})
const none = { sentBytes: 0, totalBytes: 0 }
const waiting = (because: Extract<WaitState, { kind: 'waiting' }>['because']) =>
  entry({ kind: 'waiting', because, ...none })

test('each document counts in exactly one number, the one that needs the user most', () => {
  const documents = [
    ...(['turn', 'network', 'retry', 'patient', 'outdated'] as const).map(waiting),
    entry({ kind: 'sending', ...none }),
    waiting('undo'),
    waiting('person'),
    entry({ kind: 'no-patient' }),
    entry({ kind: 'failed', code: null, outOfTries: true }),
    entry({ kind: 'refused', code: 'UNPROCESSABLE', errorType: null }),
  ]
  expect(countWaiting({ documents, kept: [], unreadable: [] })).toEqual({
    ...{ queued: 6, retrying: 1, undoable: 1, held: 1, needsYou: 3 },
  })
})

test('what waits for a patient whom the server refused is not counted as on its way', () => {
  const of = (document: object, state: WaitState): WaitingEntry => ({
    ...{ collection: 'recordings', document: document as never, state },
  })
  const documents = [
    of({ clientId: 'refused' }, { kind: 'refused', code: 'UNPROCESSABLE', errorType: null }),
    of({ clientId: 'new' }, { kind: 'waiting', because: 'turn', ...none }),
    of({ clientId: 'a', patientClientId: 'refused' }, { kind: 'waiting', because: 'patient', ...none }),
    of({ clientId: 'b', patientClientId: 'new' }, { kind: 'waiting', because: 'patient', ...none }),
  ]
  expect(countWaiting({ documents, kept: [], unreadable: [] })).toMatchObject({ queued: 2, held: 1, needsYou: 1 })
})

test('a version that waits for a decision needs the user, so that the pill never says that all is saved (I19)', () => {
  expect(countWaiting({ documents: [], kept: [{} as never], unreadable: [] })).toMatchObject({ needsYou: 1 })
})

test('a row that this version cannot read needs the user', () => {
  const row = { key: 'a', kind: 'patients' as const, row: {}, issues: [], seq: 1, at: 0 }
  expect(countWaiting({ documents: [], kept: [], unreadable: [row] })).toMatchObject({ needsYou: 1 })
})
