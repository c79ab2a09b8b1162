import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { RecordingDrafts } from '../../../src/db/recording-drafts.ts'

const draft = { name: 'Ward 6', subtype: 'dialog', patientClientId: 'patient-1', transcript: '' }
const open = (indexedDB = new IDBFactory()) => new RecordingDrafts({ indexedDB, IDBKeyRange })

test('R6: the draft of a recording survives the page', async () => {
  const device = new IDBFactory()
  const before = open(device)
  await before.keep('account-1', 'session-1', { ...draft, name: null })
  await before.keep('account-1', 'session-1', draft)
  before.close()
  expect(await open(device).of('account-1', 'session-1')).toEqual(draft)
})

test('S7: no other account can read it', async () => {
  const drafts = open()
  await drafts.keep('account-1', 'session-1', draft)
  expect(await drafts.of('account-2', 'session-1')).toBeNull()
  expect(await drafts.of('account-1', 'session-2')).toBeNull()
})

test('it is deleted when the recording is saved or discarded', async () => {
  const drafts = open()
  await drafts.keep('account-1', 'session-1', draft)
  await drafts.drop('session-1')
  expect(await drafts.of('account-1', 'session-1')).toBeNull()
})
