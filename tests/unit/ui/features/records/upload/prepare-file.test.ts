import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { planLimit } from '../../../../../../src/domain/files/document-limits.ts'
import { prepareFile, Refused } from '../../../../../../src/ui/features/records/upload/choose/prepare-file.ts'
import { fakePhotos, fileOf, type Kind, MB } from './files.ts'

const sha256 = async (blob: Blob) =>
  createHash('sha256')
    .update(Buffer.from(await blob.arrayBuffer()))
    .digest('hex')
const refusalOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof Refused ? error.refusal : error
}
const prepare = (file: File, { plan = 'basic', photos = fakePhotos(null) } = {}) =>
  prepareFile(file, { limit: planLimit(plan), photos })

describe('the type of a file is that of its content, and its name must fit a document', () => {
  test.each<[string, Kind, string]>([
    ['a.pdf', 'pdf', 'application/pdf'],
    ['a.jpg', 'jpeg', 'image/jpeg'],
    ['a.jpeg', 'jpeg', 'image/jpeg'],
    ['a.png', 'png', 'image/png'],
    ['a.gif', 'gif', 'image/gif'],
    ['a.bmp', 'bmp', 'image/bmp'],
    ['a.tif', 'tiff', 'image/tiff'],
    ['a.tiff', 'tiff', 'image/tiff'],
    ['a.webp', 'webp', 'image/webp'],
    ['A.PDF', 'pdf', 'application/pdf'],
    ['without an extension', 'pdf', 'application/pdf'],
    ['a photo named.pdf', 'jpeg', 'image/jpeg'],
  ])('%s with the content of %s is %s', async (name, kind, mimeType) => {
    const { bytes, ...prepared } = await prepare(fileOf(name, kind))
    expect([prepared.mimeType, bytes.type, prepared.fileName]).toEqual([mimeType, mimeType, name])
  })

  test.each<[string, Kind]>([
    ['a.docx', 'pdf'],
    ['a.exe', 'jpeg'],
    ['a.pdf', 'text'],
    ['a.jpg', 'text'],
  ])('%s with the content of %s is refused', async (name, kind) => {
    expect(await refusalOf(prepare(fileOf(name, kind)))).toEqual({ code: 'FILE_INVALID_TYPE' })
  })

  test('an empty file is refused as empty, and one byte is not', async () => {
    expect(await refusalOf(prepare(new File([], 'a.pdf')))).toEqual({ code: 'FILE_TOO_SMALL' })
    expect(await refusalOf(prepare(new File(['x'], 'a.pdf')))).toEqual({ code: 'FILE_INVALID_TYPE' })
  })

  test('a file that is gone since it was chosen is refused as unreadable', async () => {
    const gone = fileOf('a.pdf', 'pdf')
    const unread = Object.assign(new File(['x'], 'a.pdf'), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
    })
    expect(await refusalOf(prepare(unread))).toEqual({ code: 'UNREADABLE' })
    expect(await prepare(gone)).toBeTruthy()
  })

  test('characters that some systems refuse become underscores in the name', async () => {
    expect((await prepare(fileOf('a:b?.pdf', 'pdf'))).fileName).toBe('a_b_.pdf')
  })
})

describe('the limit of the plan is for what is sent (decisions 48 and 49)', () => {
  test.each([
    ['basic', 30],
    ['professional', 50],
    ['business', 20],
  ])('%s: %i MB pass, one byte more does not', async (plan, megabytes) => {
    expect((await prepare(fileOf('a.pdf', 'pdf', megabytes * MB), { plan })).bytes.size).toBe(megabytes * MB)
    expect(await refusalOf(prepare(fileOf('a.pdf', 'pdf', megabytes * MB + 1), { plan }))).toEqual({
      ...{ code: 'FILE_TOO_LARGE', megabytes, of: 'plan' },
    })
  })

  test('a photo above the limit passes if the reduced one does not exceed it', async () => {
    const large = fileOf('a.jpg', 'jpeg', 31 * MB)
    expect((await prepare(large, { photos: fakePhotos(30 * MB) })).bytes.size).toBe(30 * MB)
    expect(await refusalOf(prepare(large, { photos: fakePhotos(30 * MB + 1) }))).toMatchObject({ of: 'plan' })
  })

  test('an original of 100 MB is decoded, one byte more is refused before', async () => {
    const photos = fakePhotos(1000)
    expect((await prepare(fileOf('a.jpg', 'jpeg', 100 * MB), { photos })).bytes.size).toBe(1000)
    const refused = await refusalOf(prepare(fileOf('a.jpg', 'jpeg', 100 * MB + 1), { photos }))
    expect([refused, photos.asked]).toEqual([{ code: 'FILE_TOO_LARGE', megabytes: 100, of: 'original' }, ['jpeg']])
  })

  test('the type is checked before the size', async () => {
    expect(await refusalOf(prepare(fileOf('a.jpg', 'text', 101 * MB)))).toEqual({ code: 'FILE_INVALID_TYPE' })
  })
})

describe('a reduced image is used only if it is smaller', () => {
  test.each([
    [999, 999],
    [1000, 1000],
    [1001, 1000],
  ])('%i bytes instead of 1000: %i are sent', async (made, sent) => {
    expect((await prepare(fileOf('a.jpg', 'jpeg'), { photos: fakePhotos(made) })).bytes.size).toBe(sent)
  })

  test('it is a JPEG by type and by name, and knows what it was made from', async () => {
    const original = fileOf('Blood.png', 'png')
    const { bytes, ...made } = await prepare(original, { photos: fakePhotos(400) })
    expect(made).toEqual({
      ...{ fileName: 'Blood.jpg', mimeType: 'image/jpeg', sha256: await sha256(bytes) },
      ...{ madeFrom: [await sha256(original)], chosenBytes: 1000 },
    })
  })

  test('the original is sent if it cannot be decoded (H §8)', async () => {
    const original = fileOf('a.bmp', 'bmp')
    const { bytes, ...prepared } = await prepare(original)
    expect(prepared).toEqual({ fileName: 'a.bmp', mimeType: 'image/bmp', sha256: await sha256(original) })
    expect(bytes.size).toBe(1000)
  })

  test.each<[string, Kind]>([
    ['a.gif', 'gif'],
    ['a.tif', 'tiff'],
    ['a.pdf', 'pdf'],
  ])('%s may have several frames or pages and is never decoded', async (name, kind) => {
    const photos = fakePhotos(10)
    expect((await prepare(fileOf(name, kind), { photos })).bytes.size).toBe(1000)
    expect(photos.asked).toEqual([])
  })
})

describe('HEIC', () => {
  test('is converted, also if the JPEG is larger', async () => {
    const photos = fakePhotos(5000)
    const made = await prepare(fileOf('IMG_1.HEIC', 'heic'), { photos })
    expect([made.bytes.size, made.fileName, made.mimeType]).toEqual([5000, 'IMG_1.jpg', 'image/jpeg'])
    expect(photos.asked).toEqual(['heic'])
  })

  test('is converted under another name too, as phones give it', async () => {
    expect((await prepare(fileOf('IMG_1.jpg', 'heic'), { photos: fakePhotos(5000) })).mimeType).toBe('image/jpeg')
  })

  test('is refused with its own reason where it cannot be converted', async () => {
    expect(await refusalOf(prepare(fileOf('IMG_1.heic', 'heic')))).toEqual({ code: 'HEIC' })
  })
})
