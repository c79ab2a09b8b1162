import { describe, expect, test } from 'vitest'
import type { DocumentType } from '../../../../src/domain/files/document-types.ts'
import { imageFacts, isReducible } from '../../../../src/domain/files/image-facts.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap(part => (typeof part === 'string' ? [...part].map(one => one.charCodeAt(0)) : part)))
const big = (value: number, length: number) =>
  Array.from({ length }, (_, at) => (value >> (8 * (length - 1 - at))) & 255)
const little = (value: number, length: number) => big(value, length).reverse()

const frame = (width: number, height: number) => [0xff, 0xc0, 0, 17, 8, ...big(height, 2), ...big(width, 2), 3, 1, 1, 1]
const exif = (orientation: number) =>
  bytes([0xff, 0xe1, 0, 34], 'Exif', [0, 0], 'II', [42, 0], little(8, 4), little(1, 2), [
    ...[...little(0x0112, 2), ...little(3, 2), ...little(1, 4), ...little(orientation, 2), 0, 0],
    ...little(0, 4),
  ])
const jpeg = (...parts: (string | number[] | Uint8Array)[]) =>
  bytes([0xff, 0xd8], ...parts.map(part => (typeof part === 'string' ? part : [...part])))
const png = (width: number, height: number, ...rest: (string | number[])[]) =>
  bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], big(13, 4), 'IHDR', big(width, 4), big(height, 4), [8, 6, 0, 0, 0], ...rest)
const webp = (chunk: string, ...rest: (string | number[])[]) =>
  bytes('RIFF', [0, 0, 0, 0], 'WEBP', chunk, [0, 0, 0, 0], ...rest)

describe('the size of an image is known before it is decoded', () => {
  test.each<[string, DocumentType, Uint8Array]>([
    ['JPEG', 'image/jpeg', jpeg(frame(4032, 3024))],
    ['JPEG with EXIF', 'image/jpeg', jpeg(exif(6), frame(4032, 3024))],
    ['JPEG, progressive', 'image/jpeg', jpeg([0xff, 0xc4, 0, 4, 0, 0], [0xff, 0xc2], frame(4032, 3024).slice(2))],
    ['PNG', 'image/png', png(4032, 3024)],
    ['BMP', 'image/bmp', bytes('BM', Array(16).fill(0), little(4032, 4), little(-3024, 4), Array(8).fill(0))],
    ['WebP', 'image/webp', webp('VP8X', [0, 0, 0, 0], little(4031, 3), little(3023, 3))],
    ['WebP, lossless', 'image/webp', webp('VP8L', [0x2f], little(4031 | (3023 << 14), 4))],
    ['WebP, lossy', 'image/webp', webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a], little(4032, 2), little(3024, 2))],
  ])('%s', (_what, type, head) => {
    expect(imageFacts(type, head).size).toEqual({ width: 4032, height: 3024 })
  })

  test.each<[string, DocumentType, Uint8Array]>([
    ['a JPEG that is cut', 'image/jpeg', jpeg(exif(1)).slice(0, 20)],
    ['a JPEG without a frame', 'image/jpeg', jpeg(exif(1))],
    ['a PNG of eight bytes', 'image/png', png(1, 1).slice(0, 8)],
    ['an unknown WebP', 'image/webp', webp('ABCD', Array(20).fill(0))],
  ])('%s does not say', (_what, type, head) => {
    expect(imageFacts(type, head)).toEqual({ size: null, orientation: 1, isSequence: false })
  })
})

test.each([1, 3, 6, 8])('the orientation %i of EXIF is read', orientation => {
  expect(imageFacts('image/jpeg', jpeg(exif(orientation), frame(40, 30))).orientation).toBe(orientation)
})

describe('what decoding would cut is left as it is', () => {
  test.each<[string, DocumentType, Uint8Array]>([
    ['a film as GIF', 'image/gif', bytes('GIF89a')],
    ['the pages of a TIFF', 'image/tiff', bytes('II', [42, 0])],
    ['an animated PNG', 'image/png', png(10, 10, [0, 0, 0, 0], big(8, 4), 'acTL')],
    ['an animated WebP', 'image/webp', webp('VP8X', [0x02, 0, 0, 0], little(9, 3), little(9, 3))],
    ['an image of 20,000 pixels', 'image/png', png(20_000, 20_000)],
    ['an image above 64 megapixels', 'image/png', png(8000, 8001)],
  ])('%s', (_what, type, head) => {
    expect(isReducible(imageFacts(type, head))).toBe(false)
  })

  test.each<[string, DocumentType, Uint8Array]>([
    ['an image of 64 megapixels', 'image/png', png(8000, 8000)],
    ['one whose size is not known', 'image/jpeg', jpeg(exif(1))],
  ])('%s is reduced', (_what, type, head) => {
    expect(isReducible(imageFacts(type, head))).toBe(true)
  })
})
