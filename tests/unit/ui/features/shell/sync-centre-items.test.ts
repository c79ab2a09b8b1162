import { expect, test, vi } from 'vitest'
import type { AnyDocument } from '../../../../../src/db/document.ts'
import { type Parked, QUEUE } from '../../../../../src/db/document.ts'
import type { WaitState } from '../../../../../src/db/queries/wait-state.ts'
import {
  type SyncActions,
  syncCentreItems,
} from '../../../../../src/ui/features/shell/sync-centre/sync-centre-items.ts'
import type { WaitingEntry } from '../../../../../src/ui/state/sync/count-waiting.ts'

const actions = (): SyncActions => ({
  ...{ retry: vi.fn(), send: vi.fn(), exportEntry: vi.fn(), exportRow: vi.fn(), discard: vi.fn(), compare: vi.fn() },
})
const wording = {
  refusal: ({ userMessage }: Parked) => userMessage ?? '',
  unreadable: () => 'This version cannot read it.',
  failure: () => 'Something went wrong on the server',
  field: () => 'name',
}
const none = { sentBytes: 0, totalBytes: 0 }
const turn: WaitState = { kind: 'waiting', because: 'turn', ...none }

const entry = (clientId: string, state: WaitState, document: object = {}, collection = 'recordings'): WaitingEntry => ({
  ...{ collection: collection as WaitingEntry['collection'], state },
  document: {
    ...{ clientId, name: clientId, recordType: 'ambient-scribe', queue: QUEUE.upload, data: {} },
    sync: { editedAt: 7, parked: null },
    ...document,
  } as unknown as AnyDocument,
})
const items = (
  documents: WaitingEntry[],
  sizes: ReadonlyMap<string, number> | null = new Map(),
  handlers = actions(),
) => syncCentreItems({ documents, kept: [], unreadable: [] }, sizes, wording, handlers)

test('every entry is in one group, and entries that need the user are not counted as waiting', () => {
  const shown = items([
    entry('a', turn),
    entry('b', { kind: 'sending', sentBytes: 1, totalBytes: 4 }),
    entry('c', { kind: 'failed', code: null, outOfTries: true }),
    entry('d', { kind: 'no-patient' }),
  ])
  expect(shown.waiting.map(one => one.title)).toEqual(['a'])
  expect(shown.sending).toMatchObject([{ title: 'b', bytes: 4, sentBytes: 1 }])
  expect(shown.parked.map(one => one.title)).toEqual(['c', 'd'])
  expect(shown.waitingCount).toBe(2)
})

test('the kind of an entry comes from its collection and type', () => {
  const patient = entry('p', turn, { queue: QUEUE.push }, 'patients')
  const treatment = entry('t', turn, { queue: QUEUE.push, recordType: 'treatment' }, 'healthRecords')
  const triage = entry('r', turn, { recordType: 'triage' })
  expect(items([patient, treatment, triage]).waiting.map(one => one.kind)).toEqual(['patient', 'treatment', 'triage'])
})

test('only an unsent file has a size; an edit has none', () => {
  const sizes = new Map([
    ['a', 500],
    ['b', 500],
  ])
  const shown = items([entry('a', turn), entry('b', turn, { queue: QUEUE.push })], sizes)
  expect(shown.waiting.map(one => one.bytes)).toEqual([500, undefined])
  expect(shown.waitingBytes).toBe(500)
})

const failed: WaitState = { kind: 'failed', code: 'RecordingNotFound', outOfTries: false }

test('a file without its bytes cannot be retried, once that is known', () => {
  expect(items([entry('a', failed)], null).parked[0]).toMatchObject({ kept: undefined, onRetry: expect.anything() })
  expect(items([entry('a', failed)]).parked[0]).toMatchObject({ kept: 'no-audio', onRetry: undefined })
  expect(items([entry('a', failed)], new Map([['a', 5]])).parked[0]).toMatchObject({ kept: 'recording' })
})

test('a refused document shows the reason of its refusal', () => {
  const parked = { code: 'UNPROCESSABLE', errorType: null, userMessage: 'Too long.', issues: [], at: 0 }
  const refused = entry(
    'a',
    { kind: 'refused', code: 'UNPROCESSABLE', errorType: null },
    { sync: { editedAt: 7, parked, serverSeq: null } },
  )
  expect(items([refused]).parked[0]).toMatchObject({ reason: 'Too long.', change: 'create' })
})

test('an unreadable row can be exported and nothing else', () => {
  const row = { key: 'recordings|x', kind: 'recordings' as const, row: { name: 'Odd' }, issues: [], seq: 1, at: 3 }
  const handlers = actions()
  const shown = syncCentreItems({ documents: [], kept: [], unreadable: [row] }, null, wording, handlers)
  expect(shown.parked[0]).toMatchObject({ title: 'Odd', kind: 'recording' })
  expect(shown.parked[0]?.onRetry ?? shown.parked[0]?.onDiscard).toBeUndefined()
  shown.parked[0]?.onExport?.()
  expect(handlers.exportRow).toHaveBeenCalledWith(row)
})
