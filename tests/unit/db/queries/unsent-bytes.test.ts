import { afterEach, beforeEach, expect, test } from 'vitest'
import { renameRecording, saveRecording } from '../../../../src/db/commands/recordings.ts'
import { unsentBytes } from '../../../../src/db/queries/upload-jobs.ts'
import { type LocalStore, openLocalStore } from '../../../factories/store/local-store.ts'
import { details } from '../../../factories/store/recordings.ts'

let store: LocalStore
beforeEach(async () => {
  store = await openLocalStore()
})
afterEach(() => store.close())

const unsent = async () => [...(await unsentBytes(store.context.uploads, store.context.accountId))]

test('an unsent recording counts the size of its sound, queued or held', async () => {
  const queued = await saveRecording(store.context, new Blob(['12345']), details(), 'auto')
  const held = await saveRecording(store.context, new Blob(['1234567']), details(), 'manual')
  expect((await unsent()).sort()).toEqual(
    [
      [queued, 5],
      [held, 7],
    ].sort(),
  )
})

test('a sent recording counts no bytes, even if its new name is unsent', async () => {
  const { uploads, accountId: ownerId } = store.context
  const sent = await saveRecording(store.context, new Blob(['12345']), details(), 'auto')
  await uploads.finish({ clientId: sent, ownerId, id: 7, documentAssetId: 8, sha256: 'a', size: 5, row: null })
  await renameRecording(store.context, sent, 'Renamed')
  expect(await uploads.blob(ownerId, sent)).not.toBeNull()
  expect(await unsent()).toEqual([])
})
