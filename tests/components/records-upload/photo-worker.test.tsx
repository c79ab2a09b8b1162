import photoWorkerUrl from 'virtual:photo-worker-url'
import { expect, test } from 'vitest'
import { PhotoFailed } from '../../../src/platform/browser/photos/photo-call.ts'
import { createPhotoWorker } from '../../../src/platform/browser/photos/photo-worker.ts'
import heicUrl from '../../factories/documents/sheet.heic?url'

const photos = createPhotoWorker(photoWorkerUrl)
const jpeg = (file: Blob, isHeic = false, maxSide = 1600) => photos.run({ kind: 'jpeg', file, maxSide, isHeic })
const sizeOf = async (blob: Blob) => {
  const { width, height } = await createImageBitmap(blob)
  return { width, height }
}

async function picture(width: number, height: number, type = 'image/jpeg'): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new Error('no canvas')
  drawing.fillStyle = '#c00'
  drawing.fillRect(0, 0, width / 2, height / 2)
  return await canvas.convertToBlob({ type })
}

test.each([
  [1600, 1600, 1600, 1600],
  [1601, 800, 1600, 800],
  [1599, 10, 1599, 10],
  [4000, 3000, 1600, 1200],
  [300, 2400, 200, 1600],
])('a photo of %i x %i becomes one of %i x %i', async (width, height, w, h) => {
  expect(await sizeOf(await jpeg(await picture(width, height)))).toEqual({ width: w, height: h })
})

test('a photo of a phone (HEIC) becomes a JPEG', async () => {
  const made = await jpeg(await (await fetch(heicUrl)).blob(), true)
  expect([made.type, await sizeOf(made)]).toEqual(['image/jpeg', { width: 480, height: 640 }])
})

test('what is transparent becomes white', async () => {
  const made = await createImageBitmap(await jpeg(await picture(2000, 2000, 'image/png')))
  const drawing = new OffscreenCanvas(1600, 1600).getContext('2d')
  drawing?.drawImage(made, 0, 0)
  expect(drawing?.getImageData(1500, 1500, 1, 1).data).toEqual(new Uint8ClampedArray([255, 255, 255, 255]))
})

test('a damaged photo fails alone: the next one is made', async () => {
  const damaged = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], { type: 'image/jpeg' })
  await expect(jpeg(damaged)).rejects.toThrow(PhotoFailed)
  await expect(jpeg(damaged, true)).rejects.toThrow(PhotoFailed)
  expect(await sizeOf(await jpeg(await picture(20, 10)))).toEqual({ width: 20, height: 10 })
})

test('joined photos are pages of A4, upright or lying as they are', async () => {
  const pages = [{ jpeg: await picture(100, 200) }, { jpeg: await picture(200, 100) }]
  const made = await photos.run({ kind: 'join', pages })
  expect(made.type).toBe('application/pdf')
  const { PDFDocument } = await import('pdf-lib')
  const read = await PDFDocument.load(await made.arrayBuffer())
  expect(read.getPages().map(page => page.getSize())).toEqual([
    { width: 595, height: 842 },
    { width: 842, height: 595 },
  ])
})
