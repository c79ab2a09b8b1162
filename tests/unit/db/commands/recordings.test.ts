import { afterEach, beforeEach, expect, test } from 'vitest'
import { assignPatient, saveRecording } from '../../../../src/db/commands/recordings.ts'
import { deleteDocument, type UploadMode, undoDelete, uploadNow } from '../../../../src/db/commands/uploads.ts'
import { WAITS_FOR_PATIENT } from '../../../../src/db/uploads/upload-item.ts'
import { type LocalStore, openLocalStore } from '../../../factories/store/local-store.ts'
import { details } from '../../../factories/store/recordings.ts'

let store: LocalStore
beforeEach(async () => {
  store = await openLocalStore()
})
afterEach(() => store.close())

const record = (mode: UploadMode) =>
  saveRecording(store.context, new Blob(['sound']), details({ patientClientId: 'anna' }), mode)
const jobOf = (id: string) => store.context.uploads.item(store.context.accountId, id)

test('a held recording is sent with the patient that it was given to', async () => {
  const id = await record('manual')
  await assignPatient(store.context, id, 'boris')
  await uploadNow(store.context, id)
  expect(await jobOf(id)).toMatchObject({ data: { patientClientId: 'boris' } })
})

test('a recording restored after deletion is sent with the patient that it was given to, with its sound', async () => {
  const id = await record('auto')
  await assignPatient(store.context, id, 'boris')
  await deleteDocument(store.context, 'recordings', id)
  await undoDelete(store.context, 'recordings', id, 'auto')
  expect(await jobOf(id)).toMatchObject({ data: { patientClientId: 'boris' } })
  expect(await (await store.context.uploads.blob(store.context.accountId, id))?.bytes.text()).toBe('sound')
})

test('a job that waited for the former patient is due at once; another job keeps its time', async () => {
  const [waits, rests] = [await record('auto'), await record('auto')]
  const nextRetryAt = 60_000
  await store.context.uploads.change(waits, { nextRetryAt, error: { code: WAITS_FOR_PATIENT, message: 'x' } })
  await store.context.uploads.change(rests, { nextRetryAt })
  for (const id of [waits, rests]) await assignPatient(store.context, id, 'boris')
  expect(await jobOf(waits)).toMatchObject({ nextRetryAt: 0, error: null, data: { patientClientId: 'boris' } })
  expect(await jobOf(rests)).toMatchObject({ nextRetryAt, data: { patientClientId: 'boris' } })
})
