import { afterEach, beforeEach, expect, test } from 'vitest'
import { freeSounds } from '../../../../src/db/commands/free-sounds.ts'
import { saveRecording } from '../../../../src/db/commands/recordings.ts'
import { deleteDocument } from '../../../../src/db/commands/uploads.ts'
import { QUEUE } from '../../../../src/db/document.ts'
import { keptSounds } from '../../../../src/db/queries/kept-sounds.ts'
import { type LocalStore, openLocalStore } from '../../../factories/store/local-store.ts'
import { details } from '../../../factories/store/recordings.ts'

let store: LocalStore
beforeEach(async () => {
  store = await openLocalStore()
})
afterEach(() => store.close())

const record = (name: string) => saveRecording(store.context, new Blob(['sound']), details({ name }), 'auto')
const bytesOf = (id: string) => store.context.uploads.blob(store.context.accountId, id)
const names = async () => (await keptSounds(store.context)).map(({ name }) => name)

/** Stores the server's receipt; `merged` is false until the engine has put it into the document. */
async function received(clientId: string, merged = true): Promise<void> {
  const { uploads, database, accountId: ownerId } = store.context
  await uploads.finish({ clientId, ownerId, id: 1, documentAssetId: 2, sha256: 'a', size: 5, row: {} })
  if (!merged) return
  await (await database.recordings.findOne(clientId).exec(true)).incrementalPatch({ queue: QUEUE.none })
}

test('sound with a receipt is freed, one by one or all, and its size is returned', async () => {
  const ids = [await record('one'), await record('two'), await record('three')] as const
  for (const id of ids) await received(id)
  expect((await names()).toSorted()).toEqual(['one', 'three', 'two'])
  expect(await freeSounds(store.context, new Set([ids[1]]))).toBe(5)
  expect(await bytesOf(ids[1])).toBeNull()
  expect(await bytesOf(ids[0])).not.toBeNull()
  expect(await freeSounds(store.context, new Set(ids))).toBe(10)
  expect(await names()).toEqual([])
  expect(await store.context.database.recordings.count().exec()).toBe(3)
})

test('sound without a receipt, with one that is not merged yet, or of a deletion that can be undone is never freed', async () => {
  const [unsent, fresh, deleted] = [await record('unsent'), await record('fresh'), await record('deleted')]
  await received(fresh, false)
  await received(deleted)
  await deleteDocument(store.context, 'recordings', deleted)
  expect(await names()).toEqual([])
  expect(await freeSounds(store.context, new Set([unsent, fresh, deleted]))).toBe(0)
  for (const id of [unsent, fresh, deleted]) expect(await bytesOf(id)).not.toBeNull()
})

test('the sound of a recording with an undecided version stays, and is named so', async () => {
  const id = await record('two versions')
  await received(id)
  await store.context.database.conflicts.insert({
    ...{ key: 'k', kind: 'recordings', clientId: id, field: 'name', title: 'two versions' },
    ...{ kept: 'a', keptDevice: null, keptAt: '2026-11-20T09:00:00.000Z' },
    ...{ lost: 'b', lostDevice: null, lostAt: '2026-11-20T09:00:00.000Z', order: 1 },
  })
  expect(await keptSounds(store.context)).toMatchObject([{ undecided: true, bytes: 5 }])
  expect(await freeSounds(store.context, new Set([id]))).toBe(0)
  expect(await bytesOf(id)).not.toBeNull()
})
