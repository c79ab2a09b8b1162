import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readLightSession } from '../../../src/db/light/session-store.ts'
import { openLightUploadStore } from '../../../src/db/light/upload-store.ts'
import { SessionStore } from '../../../src/db/session-store.ts'
import { uploadItem } from '../../../src/db/uploads/upload-item.ts'
import { UploadStore } from '../../../src/db/uploads/upload-store.ts'
import { blob } from '../../factories/store/recordings.ts'

const [mine, theirs] = ['owner-1', 'owner-2']
const blobRow = (clientId: string, ownerId = mine) => blob(clientId, ownerId, 1)
const save = (store: UploadStore, clientId: string, ownerId = mine) =>
  store.save(blobRow(clientId, ownerId), uploadItem(blobRow(clientId, ownerId), 0))
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

test.each([
  ['Dexie', async () => store],
  ['the service worker', async () => openLightUploadStore()],
])('bytes stored without a type are a recording, for %s', async (_name, open) => {
  const { type: _type, ...older } = blobRow('a')
  await store.save(older as ReturnType<typeof blobRow>, null)
  expect((await (await open())?.blob(mine, 'a'))?.type).toBe('recording')
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
  test('returns jobs and bytes only to their owner (S7)', async () => {
    await save(store, 'a')
    await save(store, 'b', theirs)
    const one = await open()
    expect((await one.items(mine)).map(item => item.id)).toEqual(['a'])
    expect(await (await one.blob(mine, 'a'))?.bytes.text()).toBe('x')
    expect(await one.blob(mine, 'b')).toBeNull()
    expect(await one.blob(mine, 'nothing')).toBeNull()
  })

  test('changes an existing job and creates none', async () => {
    await save(store, 'a')
    const one = await open()
    expect(await one.change('a', { sentBytes: 1 })).toMatchObject({ id: 'a', sentBytes: 1 })
    expect(await store.item(mine, 'a')).toMatchObject({ sentBytes: 1, retryCount: 0 })
    expect(await one.change('gone', { sentBytes: 1 })).toBeNull()
    expect(await store.items(mine)).toHaveLength(1)
  })

  test('writes the receipt and removes the job in one step, and keeps the bytes (I16)', async () => {
    await save(store, 'a')
    const one = await open()
    await one.finish(receipt('a'))
    expect(await store.items(mine)).toEqual([])
    expect(await store.mapping(mine, 'a')).toMatchObject({ id: 7, row: { id: 7 } })
    expect(await store.blob(mine, 'a')).not.toBeNull()
  })
})

test('the service worker creates no database on a device without recordings', async () => {
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
  await light?.renew('old', 'new')
  expect((await sessions.read())?.token).toBe('new')
  await sessions.write({ ...session, accountId: theirs, token: 'theirs' })
  expect(await light?.token(), 'what a page has renewed since').toBe('new')
  await sessions.write({ ...session, token: 'of another sign-in' })
  await light?.renew('new', 'late')
  await sessions.renew('new', 'late')
  expect((await sessions.read())?.token).toBe('of another sign-in')
})

test('bytes are deleted only with a receipt, or because the user discarded them (I16)', async () => {
  await save(store, 'a')
  expect(await store.dropBytes('a', 'receipt')).toBe(false)
  expect(await store.blob(mine, 'a')).not.toBeNull()
  await store.finish(receipt('a'))
  expect(await store.dropBytes('a', 'receipt')).toBe(true)
  expect(await store.blob(mine, 'a')).toBeNull()
})
