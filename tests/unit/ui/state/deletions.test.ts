import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveRecording } from '../../../../src/db/commands/recordings.ts'
import { createDeletions, UNDO_MS } from '../../../../src/ui/state/deletions.ts'
import { until } from '../../../factories/audio/virtual-clock.ts'
import { type LocalStore, openLocalStore } from '../../../factories/store/local-store.ts'
import { details } from '../../../factories/store/recordings.ts'

let store: LocalStore
let clientId: string
beforeEach(async () => {
  store = await openLocalStore()
  clientId = await saveRecording(store.context, new Blob(['sound']), details(), 'auto')
})
afterEach(() => store.close())

const deletedAt = async () => (await store.context.database.recordings.findOne(clientId).exec())?.deletedAt ?? null
const never = () => {
  throw new Error('it failed')
}

test('a deletion hides at once and deletes when the notice is gone', async () => {
  const deletions = createDeletions(store.clock)
  deletions.request(store.context, clientId, never)
  expect([...deletions.hidden()]).toEqual([clientId])
  await store.clock.advance(UNDO_MS - 1)
  expect(await deletedAt()).toBeNull()
  await store.clock.advance(1)
  await until(() => deletions.hidden().size === 0, 'the deletion')
  expect(await deletedAt()).not.toBeNull()
  expect(await store.context.uploads.item('account-1', clientId)).toBeNull()
})

test('taken back in time, nothing was deleted and its upload goes on', async () => {
  const deletions = createDeletions(store.clock)
  deletions.request(store.context, clientId, never)
  await store.clock.advance(UNDO_MS / 2)
  expect(deletions.takeBack(clientId)).toBe(true)
  await store.clock.advance(UNDO_MS)
  expect(deletions.hidden().size).toBe(0)
  expect(await deletedAt()).toBeNull()
  expect(await store.context.uploads.item('account-1', clientId)).not.toBeNull()
})

test('leaving the screen deletes now, and then it is too late to take it back', async () => {
  const deletions = createDeletions(store.clock)
  deletions.request(store.context, clientId, never)
  deletions.commitAll()
  await until(() => deletions.hidden().size === 0, 'the deletion')
  expect(await deletedAt()).not.toBeNull()
  expect(deletions.takeBack(clientId)).toBe(false)
})

test('I12: a store that refuses is told, and the recording is shown again', async () => {
  const deletions = createDeletions(store.clock)
  let told = 0
  deletions.request(store.context, clientId, () => told++)
  await store.context.database.close()
  await store.clock.advance(UNDO_MS)
  await until(() => deletions.hidden().size === 0, 'the failure')
  expect(told).toBe(1)
})
