import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { TriageDrafts } from '../../../src/db/triage-drafts.ts'
import { draft } from '../../factories/triage/draft.ts'

test('what was typed is there again for its owner, newest first, and for nobody else (S7)', async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange }
  const before = new TriageDrafts(options)
  const older = draft({ clientId: 'one', startedAt: 1, numbers: { HR: '132' } })
  const newer = draft({ clientId: 'two', startedAt: 2 })
  await before.keep('doctor', older)
  await before.keep('doctor', newer)
  before.close()
  const after = new TriageDrafts(options)
  expect(await after.of('doctor')).toEqual([newer, older])
  expect(await after.of('somebody else')).toEqual([])
  await after.drop('two')
  expect(await after.of('doctor')).toEqual([older])
  after.close()
})
