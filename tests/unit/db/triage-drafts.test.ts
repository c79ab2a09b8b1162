import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { TriageDrafts } from '../../../src/db/triage-drafts.ts'
import { draft } from '../../factories/triage/draft.ts'

test('drafts survive the page for their owner only, newest first (S7)', async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange }
  const before = new TriageDrafts(options)
  const older = draft({ clientId: 'one', startedAt: 1, numbers: { HR: '132' } })
  const newer = draft({ clientId: 'two', startedAt: 2 })
  await before.keep('doctor', older, null)
  await before.keep('doctor', newer, null)
  before.close()
  const after = new TriageDrafts(options)
  expect(await after.of('doctor')).toEqual([newer, older])
  expect(await after.of('another user')).toEqual([])
  await after.drop('two')
  expect(await after.of('doctor')).toEqual([older])
  after.close()
})

test('R6 a tab with an outdated draft keeps the recording in it when a number is typed', async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange }
  const [recording, typing] = [new TriageDrafts(options), new TriageDrafts(options)]
  const started = draft({ clientId: 'one' })
  await recording.keep('doctor', started, null)
  await recording.keep('doctor', { ...started, sessionId: 'session-1' }, started)
  await typing.keep('doctor', { ...started, numbers: { HR: '132' } }, started)
  expect(await typing.of('doctor')).toEqual([{ ...started, numbers: { HR: '132' }, sessionId: 'session-1' }])
  recording.close()
  typing.close()
})

test('a discarded recording is removed from the draft', async () => {
  const drafts = new TriageDrafts({ indexedDB: new IDBFactory(), IDBKeyRange })
  const recorded = draft({ sessionId: 'session-1', heardText: 'Pulse 128' })
  await drafts.keep('doctor', recorded, null)
  await drafts.keep('doctor', { ...recorded, sessionId: null, heardText: '' }, recorded)
  expect(await drafts.of('doctor')).toMatchObject([{ sessionId: null, heardText: '' }])
  drafts.close()
})

test('R6 two tabs that type into one triage keep both their numbers and answers, and a correction of each', async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange }
  const [left, right] = [new TriageDrafts(options), new TriageDrafts(options)]
  const begun = await left.keep('doctor', draft({ clientId: 'one', numbers: { HR: '70' } }), null)
  const byLeft = await left.keep('doctor', { ...begun, numbers: { HR: '132' }, morse: { gait: 'weak' } }, begun)
  const byRight = await right.keep('doctor', { ...begun, numbers: { HR: '70', SpO2: '91' }, symptoms: 'pale' }, begun)
  const both = { numbers: { HR: '132', SpO2: '91' }, morse: { gait: 'weak' }, symptoms: 'pale' }
  expect(byRight).toMatchObject(both)
  await right.keep('doctor', { ...byRight, numbers: { HR: '132', SpO2: '' } }, byRight)
  await left.keep('doctor', { ...byLeft, age: '70' }, byLeft)
  expect(await left.of('doctor')).toMatchObject([{ ...both, numbers: { HR: '132', SpO2: '' }, age: '70' }])
  left.close()
  right.close()
})
