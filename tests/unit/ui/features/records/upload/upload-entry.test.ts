import { describe, expect, test } from 'vitest'
import type { HealthRecordDocument } from '../../../../../../src/db/collections/health-records.ts'
import type { WaitFacts } from '../../../../../../src/db/queries/wait-state.ts'
import { uploadItem, WAITS_FOR_PATIENT } from '../../../../../../src/db/uploads/upload-item.ts'
import type { BlobRow, UploadChange } from '../../../../../../src/db/uploads/upload-rows.ts'
import { uploadedDocument } from '../../../../../../src/db/uploads/uploaded-document.ts'
import type { Chosen } from '../../../../../../src/ui/features/records/upload/choose/upload-list.ts'
import {
  itemStatus,
  mayJoin,
  mayStart,
  overallOf,
  uploadEntry,
} from '../../../../../../src/ui/features/records/upload/files/upload-entry.ts'
import { documentDetails } from '../../../../../factories/store/recordings.ts'

const NOW = 1_000_000
const blob: BlobRow = {
  ...{ clientId: 'one', ownerId: 'me', type: 'document', bytes: new Blob(['x'.repeat(1000)]), savedAt: NOW },
  details: documentDetails({ patientClientId: 'anna' }),
}
const stored = { size: 1000, savedAt: NOW, details: blob.details }
const document = (change: Partial<HealthRecordDocument> = {}) =>
  ({ ...uploadedDocument(blob, { opId: '', now: NOW }), ...change }) as HealthRecordDocument
const job = (change: UploadChange = {}) => ({ ...uploadItem(blob, NOW, 20_000), ...change })
const facts = (change: Partial<WaitFacts> = {}): WaitFacts => ({
  ...{
    online: true,
    outdated: false,
    resting: false,
    full: false,
    sending: new Map(),
    patients: new Map([['anna', 'Anna']]),
  },
  ...{ jobs: new Map([['one', job()]]), ...change },
})
const withJob = (change: UploadChange, more: Partial<WaitFacts> = {}) =>
  facts({ jobs: new Map([['one', job(change)]]), ...more })
const stateOf = (known: WaitFacts, one = document(), now = NOW) => uploadEntry(one, stored, known, now).state

describe('the state of a stored file', () => {
  test.each([
    ['may be joined and taken back until its time', NOW + 19_999, { kind: 'ready' }],
    ['counts as on its way when its time has come', NOW + 20_000, { kind: 'sending', sentBytes: 0, totalBytes: 1000 }],
  ])('%s', (_what, now, state) => {
    expect(stateOf(facts(), document(), now)).toEqual(state)
  })

  test('waits for the network offline, once its time has come', () => {
    expect(stateOf(facts({ online: false }), document(), NOW + 20_000)).toMatchObject({ because: 'network' })
  })

  test('is being sent while the engine sends it', () => {
    const sending = new Map([['one', { clientId: 'one', sentBytes: 512, totalBytes: 1000 }]])
    expect(stateOf(facts({ sending }))).toEqual({ kind: 'sending', sentBytes: 512, totalBytes: 1000 })
  })

  test('waits for a person if uploads are manual, for its patient, or after a failed try', () => {
    expect(stateOf(facts({ jobs: new Map() }))).toMatchObject({ because: 'person' })
    expect(stateOf(withJob({ error: { code: WAITS_FOR_PATIENT, message: '' } }))).toMatchObject({ because: 'patient' })
    expect(stateOf(withJob({ retryCount: 1 }))).toMatchObject({ because: 'retry' })
  })

  test('is refused, or sent', () => {
    const refused = withJob({ state: 'error', error: { code: 'TOO_LARGE', message: '' } })
    expect(stateOf(refused, document({ syncStatus: 'error' }))).toMatchObject({ kind: 'failed', code: 'TOO_LARGE' })
    expect(stateOf(facts(), document({ queue: 0, id: 7 }))).toEqual({ kind: 'sent' })
  })
})

const entry = (known: WaitFacts, one = document(), now = NOW) => uploadEntry(one, stored, known, now)
const READY = entry(facts())
const SENDING = entry(facts(), document(), NOW + 20_000)
const SENT = entry(facts(), document({ queue: 0, id: 7 }))
const HELD = entry(facts({ jobs: new Map() }))
const OFFLINE = entry(facts({ online: false }), document(), NOW + 20_000)
const FAILED = entry(withJob({ state: 'error' }), document({ syncStatus: 'error' }))
const chosen = (part: Record<string, unknown>) => ({ key: 'k', file: new File([], 'a'), ...part }) as unknown as Chosen
const REFUSED = chosen({ kind: 'refused', refusal: { code: 'FILE_TOO_SMALL' } })
const CHECKING = chosen({ kind: 'checking' })

test('the statuses that the specification names', () => {
  const all = [CHECKING, chosen({ kind: 'known' }), REFUSED, READY, HELD, OFFLINE, SENDING, SENT, FAILED]
  const names = ['validating', 'idle', 'error', 'idle', 'idle', 'idle', 'uploading', 'success', 'error']
  expect(all.map(itemStatus)).toEqual(names)
})

test.each([
  ['nothing', [], 'idle'],
  ['all sent', [SENT, SENT], 'success'],
  ['one still on its way', [SENT, SENDING, FAILED], 'uploading'],
  ['one refused, the rest done', [SENT, REFUSED], 'error'],
  ['one waits', [SENT, OFFLINE], 'idle'],
] as const)('overall, %s: %s', (_what, items, status) => {
  expect(overallOf(items).status).toBe(status)
})

test('counts: sent, refused, waiting', () => {
  expect(overallOf([SENT, SENT, FAILED, REFUSED, READY, CHECKING])).toMatchObject({
    successes: 2,
    errors: 2,
    waiting: 1,
  })
})

test('a person may start what waits only for them', () => {
  expect([READY, HELD, OFFLINE, SENDING, SENT, FAILED].map(mayStart)).toEqual([true, true, false, false, false, false])
})

test('photos are joined only while no byte of them was sent', () => {
  const begun = entry(withJob({ sentBytes: 512 }, { online: false }), document(), NOW + 20_000)
  expect([READY, HELD, OFFLINE, SENDING, SENT, FAILED, begun].map(mayJoin)).toEqual([
    ...[true, true, true, false, false, false, false],
  ])
  expect(mayJoin({ ...READY, mimeType: 'application/pdf' })).toBe(false)
})
