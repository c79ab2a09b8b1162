import { expect, test } from 'vitest'
import type { BlobRow } from '../../../../../../src/db/uploads/upload-rows.ts'
import { planLimit } from '../../../../../../src/domain/files/document-limits.ts'
import { joinPhotos, TooLarge } from '../../../../../../src/ui/features/records/upload/join/join-photos.ts'
import { documentDetails } from '../../../../../factories/store/recordings.ts'
import { fakePhotos, fileOf, MB } from './files.ts'

const [FIRST, SECOND, SOURCE] = ['1', '2', '3'].map(digit => digit.repeat(64)) as [string, string, string]
const part = (sha256: string, file: Blob, change: Parameters<typeof documentDetails>[0] = {}) =>
  ({
    ...{ clientId: sha256, ownerId: 'me', type: 'document', bytes: file, savedAt: 0 },
    details: documentDetails({ sha256, name: 'Discharge', patientClientId: 'anna', ...change }),
  }) satisfies BlobRow
const at = { now: Date.UTC(2026, 10, 23), locale: 'ru-RU' }

test('the document has the patient and name of its first page, and knows every file that it was made from', async () => {
  const parts = [part(FIRST, fileOf('a.jpg', 'jpeg'), { madeFrom: [SOURCE] }), part(SECOND, fileOf('b.jpg', 'jpeg'))]
  const { bytes, details } = await joinPhotos(parts, fakePhotos(3000), planLimit(), at)
  expect(bytes.size).toBe(3000)
  expect(details).toMatchObject({
    ...{ name: 'Discharge', fileName: 'Discharge.pdf', mimeType: 'application/pdf', patientClientId: 'anna' },
    ...{ madeFrom: [FIRST, SOURCE, SECOND], pageCount: 2, documentAssetType: 'auto', locale: 'ru-RU' },
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
})

test('only a photo that is no upright JPEG is made one: a PDF ignores EXIF', async () => {
  const photos = fakePhotos(10)
  const turned = Uint8Array.from([
    ...[0xff, 0xd8, 0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0],
    ...[0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0],
    ...[0xff, 0xc0, 0, 17, 8, 0, 3, 0, 4, 3, 1, 1, 1],
  ])
  const parts = [
    part(FIRST, fileOf('a.jpg', 'jpeg')),
    part(SECOND, new Blob([turned])),
    part(SOURCE, fileOf('c.png', 'png'), { mimeType: 'image/png' }),
  ]
  await joinPhotos(parts, photos, planLimit(), at)
  expect(photos.asked).toEqual(['jpeg', 'jpeg', 'join'])
})

test('a document of exactly the limit passes, a larger one is refused', async () => {
  const parts = [part(FIRST, fileOf('a.jpg', 'jpeg')), part(SECOND, fileOf('b.jpg', 'jpeg'))]
  await expect(joinPhotos(parts, fakePhotos(30 * MB), planLimit(), at)).resolves.toBeTruthy()
  await expect(joinPhotos(parts, fakePhotos(30 * MB + 1), planLimit(), at)).rejects.toThrow(TooLarge)
})
