import { beforeEach, expect, test } from 'vitest'
import { saveRecording } from '../../../../../src/db/commands/recordings.ts'
import { heldUploads, holdUploads, uploadAllNow } from '../../../../../src/db/commands/uploads.ts'
import { createUploadMode, UPLOAD_MODE_KEY } from '../../../../../src/ui/state/sync/upload-mode.ts'
import { openLocalStore } from '../../../../factories/store/local-store.ts'
import { details } from '../../../../factories/store/recordings.ts'

function memoryValues() {
  const values = new Map<string, string>()
  const listeners = new Set<(key: string, value: string | null) => void>()
  return {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
    subscribe(listener: (key: string, value: string | null) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Writes as another tab does. */
    elsewhere(key: string, value: string) {
      values.set(key, value)
      for (const listener of listeners) listener(key, value)
    },
  }
}

let values: ReturnType<typeof memoryValues>
beforeEach(() => {
  values = memoryValues()
})

test('uploads are automatic by default; the choice is stored on the device', () => {
  expect(createUploadMode(values).get()).toBe('auto')
  createUploadMode(values).set('manual')
  expect(createUploadMode(values).get()).toBe('manual')
  values.set(UPLOAD_MODE_KEY, 'nonsense')
  expect(createUploadMode(values).get()).toBe('auto')
})

test('a choice in one tab applies to every tab', () => {
  const mode = createUploadMode(values)
  let notified = 0
  mode.subscribe(() => notified++)
  mode.set('manual')
  values.elsewhere(UPLOAD_MODE_KEY, 'auto')
  values.elsewhere('theme', 'dark')
  expect([notified, mode.get()]).toEqual([2, 'auto'])
})

test('switching to manual empties the queue; held uploads are counted and can be queued again', async () => {
  const { context, close } = await openLocalStore()
  await saveRecording(context, new Blob(['12345']), details(), 'auto')
  await saveRecording(context, new Blob(['123']), details(), 'auto')
  expect(await heldUploads(context)).toEqual({ count: 0, bytes: 0 })

  await holdUploads(context)
  expect(await context.uploads.items('account-1')).toEqual([])
  expect(await heldUploads(context)).toEqual({ count: 2, bytes: 8 })

  expect(await uploadAllNow(context)).toBe(2)
  expect(await context.uploads.items('account-1')).toHaveLength(2)
  expect(await heldUploads(context)).toEqual({ count: 0, bytes: 0 })
  await close()
})

test('a failed job keeps its reason when uploads turn manual', async () => {
  const { context, close } = await openLocalStore()
  const id = await saveRecording(context, new Blob(['1']), details(), 'auto')
  await context.uploads.change(id, { state: 'error', error: { code: 'TOO_LARGE', message: 'x' } })
  await holdUploads(context)
  expect(await context.uploads.item('account-1', id)).toMatchObject({ error: { code: 'TOO_LARGE' } })
  await close()
})
