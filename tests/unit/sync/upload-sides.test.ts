import { expect, test } from 'vitest'
import type { AnyDocument } from '../../../src/db/document.ts'
import { uploadedDocument } from '../../../src/db/uploads/uploaded-document.ts'
import { threeWay } from '../../../src/sync/merge/three-way.ts'
import { documentSides } from '../../../src/sync/merge/upload-sides.ts'
import { documentDetails } from '../../factories/store/recordings.ts'

const DEVICE_TIME = '2026-11-20T13:58:00.000Z'
const TRUE_TIME = '2026-11-20T11:58:00.000Z'
const waiting = (change: object = {}): AnyDocument => {
  const blob = { clientId: 'one', type: 'document' as const, details: documentDetails({ createdAt: DEVICE_TIME }) }
  const document = uploadedDocument(blob, { opId: '', now: 0 }) as unknown as AnyDocument
  return { ...document, data: { ...(document.data as object), ...change } }
}
/** What the server makes of the upload; its clock is right. */
const row = (change: object = {}) => ({
  name: 'blood.jpg',
  recordType: 'auto',
  status: 'uploaded',
  patientClientId: '',
  data: {
    ...{ sourceType: 'file', type: 'file', mimeType: 'image/jpeg', date: TRUE_TIME, sha256: 'a'.repeat(64) },
    ...{ documentAssetId: 7, ...change },
  },
})
const merged = (document: AnyDocument, remote: ReturnType<typeof row>) => {
  const { base, local } = documentSides(document, remote, { createdAt: TRUE_TIME })
  return threeWay(base, local, remote)
}

test('a date that nobody changed becomes the server’s: its clock is right', () => {
  expect(merged(waiting(), row())).toEqual({ value: row(), conflicts: [] })
})

test('I10: a date that a person changed while the file was sent stays, without a question', () => {
  const { value, conflicts } = merged(waiting({ date: '2026-10-01' }), row())
  expect([value.data, conflicts]).toMatchObject([{ date: '2026-10-01', documentAssetId: 7 }, []])
})

test('I10: a date that was changed on two devices is the other’s, and this device’s is kept beside it', () => {
  const { value, conflicts } = merged(waiting({ date: '2026-10-01' }), row({ date: '2026-10-02' }))
  expect(value.data).toMatchObject({ date: '2026-10-02' })
  expect(conflicts).toEqual([{ path: 'data.date', local: '2026-10-01', remote: '2026-10-02' }])
})

test('I8: a restored server gets everything back but the numbers of the file', () => {
  const report = { summary: 'Within range.' }
  const lost = waiting({ report, documentAssetId: 3 })
  const { value, conflicts } = merged({ ...lost, sync: { ...lost.sync, base: null } }, row())
  expect([value.data, conflicts]).toMatchObject([{ report, documentAssetId: 7 }, []])
})
