import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { FormDrafts } from '../../../src/db/form-drafts.ts'

const drafts = new FormDrafts()
afterEach(() => drafts.drop('doctor', 'patients/new'))
const edits = { name: { text: 'Anna', over: '' } }

test('a draft is available only to its owner and its form (S7)', async () => {
  await drafts.keep('doctor', { key: 'patients/new', edits, at: 7 })
  expect(await drafts.of('doctor', 'patients/new')).toEqual({ key: 'patients/new', edits, at: 7 })
  expect(await drafts.of('nurse', 'patients/new')).toBeNull()
  expect(await drafts.of('doctor', 'patients/1')).toBeNull()
})

test('a newer draft replaces the older one; a dropped draft is gone', async () => {
  await drafts.keep('doctor', { key: 'patients/new', edits, at: 7 })
  await drafts.keep('doctor', { key: 'patients/new', edits: {}, at: 8 })
  expect(await drafts.of('doctor', 'patients/new')).toMatchObject({ edits: {}, at: 8 })
  await drafts.drop('doctor', 'patients/new')
  expect(await drafts.of('doctor', 'patients/new')).toBeNull()
})
