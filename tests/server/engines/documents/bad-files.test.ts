import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentErrorCode } from '../../../../src/server/engines/documents/document-error.ts'
import type { DocumentReader } from '../../../../src/server/engines/documents/document-reader.ts'
import { LIMITS } from '../../../../src/server/engines/documents/limits.ts'
import { bitmapOf, pngOf, tiffOf, zipOf } from '../../../factories/documents/bad-pictures.ts'
import { LINE, onePage, pagesPdf, pdfOf } from '../../../factories/documents/pdf-files.ts'
import { pictureOf } from '../../../factories/documents/pictures.ts'
import { outcomeOf, startReader, textOf } from './reading.ts'

let reader: DocumentReader
let picture: Buffer
let jpeg: Buffer
let pdf: Buffer
beforeAll(async () => {
  reader = await startReader()
  pdf = await pagesPdf(1)
  picture = await sharp(await pictureOf(pdf))
    .extract({ left: 100, top: 100, width: 1000, height: 300 })
    .png()
    .toBuffer()
  jpeg = await sharp(picture).jpeg().toBuffer()
})
afterAll(() => reader.close())

const share = (bytes: Buffer, part: number) => bytes.subarray(0, Math.round(bytes.length * part))
const text = (content: string) => Buffer.from(content)
const ftyp = (brand: string) => Buffer.concat([Buffer.from([0, 0, 0, 24]), text(`ftyp${brand}`), Buffer.alloc(200, 7)])
const noise = (length: number) =>
  Buffer.from(Array.from({ length }, (_, index) => (index * 7919 + (index >> 3) * 31) % 251))

const BAD: Record<string, [DocumentErrorCode, () => Buffer | Promise<Buffer>]> = {
  'no bytes': ['EMPTY', () => Buffer.alloc(0)],
  'one byte': ['WRONG_TYPE', () => Buffer.from([0xff])],
  'plain text': ['WRONG_TYPE', () => text('Glucose 5.4')],
  'text that begins with a byte order mark': ['WRONG_TYPE', () => text('\ufeffGlucose 5.4')],
  'a page of HTML': ['WRONG_TYPE', () => text('<!doctype html><p>Glucose')],
  'an SVG': ['WRONG_TYPE', () => text('<svg xmlns="http://www.w3.org/2000/svg"><text>5.4</text></svg>')],
  'an SVG in XML': ['WRONG_TYPE', () => text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
  'a zip archive': ['WRONG_TYPE', () => zipOf('labs.txt', text(LINE))],
  'a zip bomb': ['WRONG_TYPE', () => zipOf('labs.txt', Buffer.alloc(50_000_000))],
  'a word processor’s file': ['WRONG_TYPE', () => zipOf('[Content_Types].xml', text('<Types/>'))],
  'a program': ['WRONG_TYPE', () => Buffer.concat([text('MZ'), noise(500)])],
  'a video': ['WRONG_TYPE', () => ftyp('isom')],
  'a recording': ['WRONG_TYPE', () => Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), noise(100)])],
  'a sound': ['WRONG_TYPE', () => text('RIFF\x20\0\0\0WAVEfmt ')],
  'a JPEG 2000': ['WRONG_TYPE', () => Buffer.from('0000000c6a5020200d0a870a', 'hex')],
  'bytes without meaning': ['WRONG_TYPE', () => noise(5000)],
  'text that begins like a BMP': ['WRONG_TYPE', () => text('BMI 23.4 kg/m2 and some more text')],
  'a HEIC photo': ['HEIC', () => ftyp('heic')],
  'an AVIF': ['HEIC', () => ftyp('avif')],
  'a PDF that is a zip too': ['WRONG_TYPE', () => Buffer.concat([pdf, zipOf('a.txt', text(LINE))])],
  'a JPEG that is a zip too': ['WRONG_TYPE', () => Buffer.concat([jpeg, zipOf('a.txt', text(LINE))])],
  'a GIF that is a PDF too': ['WRONG_TYPE', () => Buffer.concat([text('GIF89a/*'), pdf])],
  'a PNG cut at its header': ['BROKEN', () => share(picture, 0.002)],
  'a PNG cut at a tenth': ['BROKEN', () => share(picture, 0.1)],
  'a PNG cut at nine tenths': ['BROKEN', () => share(picture, 0.9)],
  'a JPEG cut at its header': ['BROKEN', () => share(jpeg, 0.005)],
  'a JPEG cut at a third': ['BROKEN', () => share(jpeg, 0.3)],
  'a JPEG cut at nine tenths': ['BROKEN', () => share(jpeg, 0.9)],
  'a cut TIFF': ['BROKEN', async () => share(await sharp(picture).tiff({ compression: 'lzw' }).toBuffer(), 0.5)],
  'a cut WebP': ['BROKEN', async () => share(await sharp(picture).webp().toBuffer(), 0.5)],
  'a cut GIF': ['BROKEN', async () => share(await sharp(picture).gif().toBuffer(), 0.5)],
  'a cut BMP': ['BROKEN', () => share(bitmapOf(new Uint8Array(10_000), 100, 100), 0.5)],
  'a BMP without pixels': ['BROKEN', () => bitmapOf(new Uint8Array(0), 0, 0)],
  'a PNG with too few rows': ['BROKEN', () => pngOf(600, 600, 10)],
  'a PNG of 20,000 x 20,000': ['TOO_LARGE', () => pngOf(20_000, 20_000, 1, 1)],
  'a PNG that is 20,000 wide': ['TOO_LARGE', () => pngOf(20_000, 20, 20)],
  'a bomb of 81 megapixels': ['TOO_LARGE', () => pngOf(9000, 9000, 9000, 1)],
  'a BMP that claims 30,000 x 30,000': [
    'TOO_LARGE',
    () => bitmapOf(new Uint8Array(100), 10, 10, { width: 30_000, height: 30_000 }),
  ],
  'a TIFF of 51 pages': ['TOO_MANY_PAGES', () => tiffOf(51)],
  'a TIFF of one pixel': ['NOTHING_READABLE', () => sharp(picture).resize(1, 1).tiff().toBuffer()],
  'a white picture': ['NOTHING_READABLE', () => pngOf(800, 800, 800)],
  'a black picture': ['NOTHING_READABLE', () => sharp(picture).linear(0, 0).png().toBuffer()],
  'a PDF cut at a tenth': ['BROKEN', () => share(pdf, 0.1)],
  'only the first line of a PDF': ['BROKEN', () => text('%PDF-1.7\n')],
  'a PDF without pages': [
    'BROKEN',
    () => pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']),
  ],
  'a PDF that asks for a password': ['ENCRYPTED', () => pagesPdf(1, { userPassword: 'secret', ownerPassword: 'more' })],
  'a PDF of 51 pages': ['TOO_MANY_PAGES', () => pagesPdf(51)],
  'a PDF of 400 pages': ['TOO_MANY_PAGES', () => pagesPdf(400)],
  'a PDF of an empty page': ['NOTHING_READABLE', () => onePage({ content: Buffer.alloc(0) })],
  'a PDF of a page without end': [
    'NOTHING_READABLE',
    () => onePage({ content: Buffer.alloc(0), box: '0 0 9000000 9000000' }),
  ],
}

const GOOD: Record<string, () => Buffer | Promise<Buffer>> = {
  'a PDF that forbids printing only': () => pagesPdf(1, { ownerPassword: 'more' }),
  'a PDF without its end': () => share(pdf, 0.97),
  'a PDF with a script': () =>
    onePage({ catalogue: '/OpenAction << /S /JavaScript /JS (app.alert(1);while(true){}) >>' }),
  'a PDF with a table of a billion objects': () =>
    Buffer.from(onePage({}).toString('latin1').replace('/Size 6', '/Size 999999999'), 'latin1'),
  'a PDF with rubbish before its first line': () => Buffer.concat([text('\r\n\r\n'), onePage({})]),
  'a PDF whose form paints itself': () =>
    onePage({
      content: text(`BT /F 12 Tf 60 760 Td (${LINE}) Tj ET /X Do`),
      resources: '/XObject << /X 6 0 R >>',
      more: [
        '<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >> /Length 5 >>\nstream\n/X Do\nendstream',
      ],
    }),
}

describe('a file that cannot be read', () => {
  it.each(Object.entries(BAD))('%s', async (_name, [code, make]) => {
    const outcome = await outcomeOf(reader, await make())
    expect(outcome.code).toBe(code)
    expect(outcome.pages.flatMap(page => page.readings.flat())).toEqual([])
  })

  it('is followed by the next good one', async () => {
    const { code, pages } = await outcomeOf(reader, pdf)
    expect(code).toBeNull()
    expect(textOf(pages[0])).toBe(`${LINE} page 1`)
  })
})

describe('a strange file that can be read', () => {
  it.each(Object.entries(GOOD))('%s', async (_name, make) => {
    const { code, pages } = await outcomeOf(reader, await make())
    expect(code).toBeNull()
    expect(textOf(pages[0])).toContain(LINE)
  })

  it('has as many pages as are allowed', async () => {
    const { code, pages } = await outcomeOf(reader, await pagesPdf(LIMITS.pages))
    expect(code).toBeNull()
    expect(pages.map(page => textOf(page))).toEqual(pages.map(({ number }) => `${LINE} page ${number}`))
    expect(pages).toHaveLength(LIMITS.pages)
  })
})
