import { describe, expect, test } from 'vitest'
import { ORIGINAL_LIMIT, planLimit } from '../../../../src/domain/files/document-limits.ts'
import { chosenType, documentType, mayBeDocument } from '../../../../src/domain/files/document-types.ts'
import { documentName, downloadName } from '../../../../src/domain/files/file-names.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap(part => (typeof part === 'string' ? [...part].map(one => one.charCodeAt(0)) : part)))

describe('the type of a document is that of its content (S3)', () => {
  test.each([
    ['image/heic', bytes([0, 0, 0, 0x24], 'ftypheic')],
    ['image/heic', bytes([0, 0, 0, 0x24], 'ftypmif1')],
    ['image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe1])],
    ['application/pdf', bytes('%PDF-1.4')],
  ])('%s', (type, head) => {
    expect(chosenType(head)).toBe(type)
  })

  test.each([
    ['AVIF', bytes([0, 0, 0, 0x20], 'ftypavif')],
    ['an mp4', bytes([0, 0, 0, 0x20], 'ftypisom')],
    ['nothing', bytes()],
    ['a page', bytes('<!doctype html>')],
  ])('%s is none', (_what, head) => {
    expect([chosenType(head), documentType(head)]).toEqual([null, null])
  })

  test('a photo of a phone is no document until it is converted', () => {
    expect(documentType(bytes([0, 0, 0, 0x24], 'ftypheic'))).toBeNull()
  })
})

describe('the name of a document', () => {
  test.each([
    ...['a.pdf', 'a.jpeg', 'a.JPG', 'a.png', 'a.gif', 'a.bmp', 'a.tif', 'a.tiff', 'a.webp'],
    ...['a.heic', 'a.HEIF', 'image', 'Dr. Smith, page 2', 'v1.2 results.pdf'],
  ])('%s is accepted', name => {
    expect(mayBeDocument(name)).toBe(true)
  })

  test.each(['a.docx', 'a.exe', 'a.svg', 'a.pdf.zip', 'a.mp4', 'a.avif'])('%s is not', name => {
    expect(mayBeDocument(name)).toBe(false)
  })

  test.each([
    ['Blood count.pdf', 'Blood count'],
    ['IMG_1.jpeg', 'IMG_1'],
    ['no extension', 'no extension'],
    ['Clinic No. 5', 'Clinic No. 5'],
  ])('%s gives the record its name (decision 123)', (file, name) => {
    expect(documentName(file)).toBe(name)
  })

  test.each([
    ['application/pdf', 'Blood.pdf'],
    ['image/jpeg', 'Blood.jpg'],
    ['image/tiff', 'Blood.tif'],
    ['audio/webm;codecs=opus', 'Blood.webm'],
  ])('a download of %s is %s', (type, name) => {
    expect(downloadName('Blood', type)).toBe(name)
  })
})

describe('the limit of a plan (decision 48)', () => {
  test.each([
    [undefined, 30],
    ['basic', 30],
    ['professional', 50],
    ['business', 20],
    ['', 20],
    ['constructor', 20],
  ])('%s: %i MB of 1024 x 1024 bytes', (plan, megabytes) => {
    expect(planLimit(plan)).toEqual({ megabytes, bytes: megabytes * 1024 * 1024 })
  })

  test('an original may have 100 MB', () => {
    expect(ORIGINAL_LIMIT.bytes).toBe(104_857_600)
  })
})
