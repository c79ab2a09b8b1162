import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveDocument } from '../../../../src/db/commands/documents.ts'
import { createHealthRecord, deleteHealthRecord } from '../../../../src/db/commands/health-records.ts'
import { recordOfFile } from '../../../../src/db/queries/upload-files.ts'
import { type LocalStore, openLocalStore } from '../../../factories/store/local-store.ts'
import { documentDetails } from '../../../factories/store/recordings.ts'

const [FILE, PHOTO, OTHER] = ['1', '2', '3'].map(digit => digit.repeat(64)) as [string, string, string]
let store: LocalStore
beforeEach(async () => {
  store = await openLocalStore()
})
afterEach(() => store.close())

const save = (change: Parameters<typeof documentDetails>[0]) =>
  saveDocument(store.context, new Blob(['scan']), documentDetails(change), 'auto')
const knownBy = async (...hashes: string[]) => (await recordOfFile(store.context.database, hashes))?.clientId ?? null

test('a file that waits on this device is recognised by its hash', async () => {
  const id = await save({ sha256: FILE })
  expect([await knownBy(FILE), await knownBy(OTHER), await knownBy(OTHER, FILE)]).toEqual([id, null, id])
})

test('a photo is recognised although what is sent was made from it', async () => {
  const id = await save({ sha256: FILE, madeFrom: [OTHER, PHOTO] })
  expect(await knownBy(PHOTO)).toBe(id)
})

test('a file of a record that came from the server is recognised', async () => {
  const { context } = store
  const data = { sourceType: 'file', sha256: FILE }
  const id = await createHealthRecord(context, { name: 'Blood', recordType: 'labResults', patientClientId: '', data })
  expect(await knownBy(FILE)).toBe(id)
})

test('the newest of several is named, and a deleted one is not', async () => {
  const old = await save({ sha256: FILE, createdAt: '2026-11-01T10:00:00.000Z' })
  const recent = await save({ sha256: FILE, createdAt: '2026-11-20T10:00:00.000Z' })
  expect(await knownBy(FILE)).toBe(recent)
  await deleteHealthRecord(store.context, recent)
  expect(await knownBy(FILE)).toBe(old)
})
