import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { KeptFiles, UNPINNED_LIMIT } from '../../../src/db/kept-files.ts'

const ANNA = 'anna'
const file = (documentAssetId: number, page = 0) => ({ documentAssetId, page })
/** A blob that says it is large: what counts is its size. */
const large = (share: number) => {
  const blob = new Blob(['x'])
  Object.defineProperty(blob, 'size', { value: Math.floor(UNPINNED_LIMIT * share) })
  return blob
}

let files = new KeptFiles()
afterEach(async () => {
  await files.delete()
  files = new KeptFiles()
})
const here = async (...ids: number[]) => {
  const found = await Promise.all(ids.map(id => files.read(ANNA, file(id), 99)))
  return ids.filter((_, at) => found[at] !== null)
}

test('what was opened is read again, of its owner only', async () => {
  await files.keep(ANNA, file(1), new Blob(['sheet']), 1)
  await files.keep(ANNA, file(1, 2), new Blob(['second page']), 1)
  expect(await (await files.read(ANNA, file(1), 2))?.text()).toBe('sheet')
  expect(await (await files.read(ANNA, file(1, 2), 2))?.text()).toBe('second page')
  expect(await files.read(ANNA, file(1, 3), 2)).toBeNull()
  expect(await files.read('boris', file(1), 2)).toBeNull()
})

test('opening a document again replaces its bytes', async () => {
  await files.keep(ANNA, file(1), new Blob(['old']), 1)
  await files.keep(ANNA, file(1), new Blob(['newer']), 2)
  expect(await (await files.read(ANNA, file(1), 3))?.text()).toBe('newer')
  expect(await files.usage(ANNA)).toEqual({ pinned: 0, unpinned: 5 })
})

test('above the limit the least recently opened files go, never a pinned one and never the one just opened', async () => {
  await files.keep(ANNA, file(1), large(0.4), 1)
  await files.keep(ANNA, file(2), large(0.4), 2)
  await files.pin(ANNA, 2, true)
  await files.keep(ANNA, file(3), large(0.4), 3)
  await files.read(ANNA, file(1), 4)
  await files.keep(ANNA, file(4), large(0.4), 5)
  expect(await here(1, 2, 3, 4)).toEqual([1, 2, 4])
})

test('exactly at the limit everything stays', async () => {
  await files.keep(ANNA, file(1), large(0.5), 1)
  await files.keep(ANNA, file(2), large(0.5), 2)
  expect(await here(1, 2)).toEqual([1, 2])
})

test('a pin holds for pages that are opened later, and its release lets them go', async () => {
  await files.keep(ANNA, file(1), large(0.6), 1)
  await files.pin(ANNA, 1, true)
  await files.keep(ANNA, file(1, 1), large(0.6), 2)
  expect(await files.usage(ANNA)).toMatchObject({ unpinned: 0 })
  expect(await files.isPinned(ANNA, 1)).toBe(true)
  await files.pin(ANNA, 1, false)
  expect(await files.read(ANNA, file(1), 3)).toBeNull()
  expect(await files.read(ANNA, file(1, 1), 3)).not.toBeNull()
})
