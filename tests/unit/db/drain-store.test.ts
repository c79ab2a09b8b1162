import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readLightSession } from '../../../src/db/light/session-store.ts'
import { openLightUploadStore } from '../../../src/db/light/upload-store.ts'
import { SessionStore } from '../../../src/db/session-store.ts'
import { uploadItem } from '../../../src/db/upload-item.ts'
import { type RecordingDetails, UploadStore } from '../../../src/db/upload-store.ts'

const details: RecordingDetails = {
  ...{ fileName: 'visit.webm', name: 'Visit', subtype: 'dialog', mimeType: 'audio/webm', duration: 3, peaks: [] },
  ...{ patientClientId: '', createdAt: '2026-11-20T09:00:00.000Z', transcription: null, locale: 'ru' },
}
const [mine, theirs] = ['owner-1', 'owner-2']
const blobRow = (clientId: string, ownerId = mine) => ({
  clientId,
  ownerId,
  bytes: new Blob(['x']),
  details,
  savedAt: 1,
})
const receipt = (clientId: string) => ({
  clientId,
  ownerId: mine,
  id: 7,
  documentAssetId: 8,
  sha256: 'a',
  size: 1,
  row: { id: 7 },
})

let store: UploadStore
beforeEach(() => {
  store = new UploadStore()
})
afterEach(async () => {
  await store.delete()
  await new SessionStore().delete()
})

describe.each([
  ['Dexie', async () => store],
  [
    'the light one of the service worker',
    async () => {
      await store.open()
      const light = await openLightUploadStore()
      if (!light) throw new Error('the database is there')
      return light
    },
  ],
])('the upload store as %s', (_name, open) => {
  test('shows the jobs and bytes of their owner, and of nobody else (S7)', async () => {
    await store.save(blobRow('a'), uploadItem('a', mine, details, 1, 0))
    await store.save(blobRow('b', theirs), uploadItem('b', theirs, details, 1, 0))
    const one = await open()
    expect((await one.items(mine)).map(item => item.id)).toEqual(['a'])
    expect(await (await one.blob(mine, 'a'))?.bytes.text()).toBe('x')
    expect(await one.blob(mine, 'b')).toBeNull()
    expect(await one.blob(mine, 'nothing')).toBeNull()
  })

  test('changes a job that is there and makes none that is not', async () => {
    await store.save(blobRow('a'), uploadItem('a', mine, details, 1, 0))
    const one = await open()
    expect(await one.change('a', { sentBytes: 1 })).toMatchObject({ id: 'a', sentBytes: 1 })
    expect(await store.item(mine, 'a')).toMatchObject({ sentBytes: 1, retryCount: 0 })
    expect(await one.change('gone', { sentBytes: 1 })).toBeNull()
    expect(await store.items(mine)).toHaveLength(1)
  })

  test('writes the receipt and ends the job at once, and keeps the bytes (I16)', async () => {
    await store.save(blobRow('a'), uploadItem('a', mine, details, 1, 0))
    const one = await open()
    await one.finish(receipt('a'))
    expect(await store.items(mine)).toEqual([])
    expect(await store.mapping(mine, 'a')).toMatchObject({ id: 7, row: { id: 7 } })
    expect(await store.blob(mine, 'a')).not.toBeNull()
  })
})

test('the service worker makes no database where nothing was recorded', async () => {
  await store.delete()
  expect(await openLightUploadStore()).toBeNull()
  expect((await indexedDB.databases()).map(one => one.name)).not.toContain('ambient-scribe-offline')
  expect(await readLightSession()).toBeNull()
})

test('the service worker renews the token of the session it read, and of no other (I11)', async () => {
  const sessions = new SessionStore()
  await sessions.deviceId(() => 'device-1')
  const session = { accountId: mine, userId: 1, name: 'Anna', token: 'old', locale: 'ru' }
  await sessions.write(session)
  const light = await readLightSession()
  expect(light?.deviceId).toBe('device-1')
  await light?.renew('new')
  expect((await sessions.read())?.token).toBe('new')
  await sessions.write({ ...session, accountId: theirs, token: 'theirs' })
  await light?.renew('newer')
  expect((await sessions.read())?.token).toBe('theirs')
})

test('bytes go only against a receipt, or because the person discarded them (I16)', async () => {
  await store.save(blobRow('a'), uploadItem('a', mine, details, 1, 0))
  expect(await store.dropBytes('a', 'receipt')).toBe(false)
  expect(await store.blob(mine, 'a')).not.toBeNull()
  await store.finish(receipt('a'))
  expect(await store.dropBytes('a', 'receipt')).toBe(true)
  expect(await store.blob(mine, 'a')).toBeNull()
})
