import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentReader } from '../../../../src/server/engines/documents/document-reader.ts'
import { straighten } from '../../../../src/server/engines/documents/page.ts'
import { bitmapOf } from '../../../factories/documents/bad-pictures.ts'
import { faceFile, hasFaces } from '../../../factories/documents/faces.ts'
import { photoOf, pictureOf } from '../../../factories/documents/pictures.ts'
import { type Printed, printSheet } from '../../../factories/documents/sheet.ts'
import { outcomeOf, startReader } from './reading.ts'

const TABLE = `Test          Result    Units     Range
Glucose       5.41      mmol/L    3.90 - 6.10
Sodium        141       mmol/L    134 - 144
Albumin       43.2      g/L       39.0 - 49.0
Ferritin      128       ng/mL     13 - 150`
const VALUES = ['5.41', '141', '43.2', '128']

let reader: DocumentReader
/** The printed part of a sheet, and its words with their places on it. */
let picture: Buffer
let words: Printed[]
beforeAll(async () => {
  reader = await startReader()
  if (!hasFaces) return
  const sheet = await printSheet(TABLE, faceFile('Liberation Sans'))
  const page = await pictureOf(sheet.pdf)
  const { width, height } = await sharp(page).metadata()
  const part = { left: 0, top: 0, width, height: 420 }
  picture = await sharp(page).extract(part).png().toBuffer()
  words = sheet.words.map(({ text, box: [x, y, w, h] }) => ({
    text,
    box: [x, (y * height) / part.height, w, (h * height) / part.height],
  }))
})
afterAll(() => reader.close())

/** What stands in both readings at the place of each printed value, after the page was straightened. */
async function valuesIn(bytes: Buffer) {
  const { code, pages } = await outcomeOf(reader, bytes)
  expect(code).toBeNull()
  const [page] = pages
  if (!page) throw new Error('no page')
  const straight = straighten(page)
  const texts = straight.page.readings.map(reading => reading.map(word => word.text))
  return { page, straight, values: texts.map(reading => VALUES.filter(value => reading.includes(value))) }
}

describe.runIf(hasFaces)('a picture', () => {
  const FORMATS: Record<string, () => Promise<Buffer>> = {
    'PNG in grey': async () => picture,
    'JPEG in CMYK': () => sharp(picture).toColourspace('cmyk').jpeg({ quality: 90 }).toBuffer(),
    'progressive JPEG': () => sharp(picture).jpeg({ progressive: true }).toBuffer(),
    'PNG of 16 bits': () => sharp(picture).toColourspace('rgb16').png().toBuffer(),
    'PNG of a palette': () => sharp(picture).png({ palette: true, colours: 4 }).toBuffer(),
    'PNG with black text on nothing': async () => {
      const ink = await sharp(picture).negate().toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
      const { width, height } = ink.info
      return sharp({ create: { width, height, channels: 3, background: '#000' } })
        .joinChannel(ink.data, { raw: { width, height, channels: 1 } })
        .png()
        .toBuffer()
    },
    'light text on dark': () => sharp(picture).negate().png().toBuffer(),
    'GIF of one picture': () => sharp(picture).gif().toBuffer(),
    'animated GIF, its first picture': async () => {
      const white = await sharp(picture).linear(0, 255).png().toBuffer()
      return sharp([picture, white], { join: { animated: true } })
        .gif({ delay: [500, 500] })
        .toBuffer()
    },
    'lossy WebP': () => sharp(picture).webp().toBuffer(),
    'packed TIFF': () => sharp(picture).tiff({ compression: 'lzw' }).toBuffer(),
    'plain BMP': async () => {
      const { data, info } = await sharp(picture).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
      return bitmapOf(data, info.width, info.height)
    },
  }
  it.each(Object.entries(FORMATS))('is read twice: %s', async (_name, make) => {
    const { values, page } = await valuesIn(await make())
    expect(page).toMatchObject({ recognised: true, slope: 0 })
    expect(values).toEqual([VALUES, VALUES])
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is turned by its EXIF orientation %i', async orientation => {
    const upright = sharp(picture)
    const stored = [
      upright,
      upright.clone().flop(),
      upright.clone().rotate(180),
      upright.clone().flip(),
      sharp(await upright.clone().rotate(90).png().toBuffer()).flop(),
      upright.clone().rotate(-90),
      sharp(await upright.clone().rotate(90).png().toBuffer()).flip(),
      upright.clone().rotate(90),
    ][orientation - 1]
    const { page, values } = await valuesIn(
      await sharp(await stored?.png().toBuffer())
        .withExif({})
        .withMetadata({ orientation })
        .jpeg({ quality: 95 })
        .toBuffer(),
    )
    expect(page.slope).toBe(0)
    expect(page.aspect).toBeGreaterThan(3)
    expect(values).toEqual([VALUES, VALUES])
  })

  it.each([4, -7, 14, 90, 180, 270, 94])('is straightened when it lies at %i degrees', async degrees => {
    const turned = await sharp(picture).rotate(degrees, { background: '#fff' }).png().toBuffer()
    const { page, values } = await valuesIn(turned)
    expect(((page.slope - degrees + 540) % 360) - 180).toBeCloseTo(0, 0)
    expect(values).toEqual([VALUES, VALUES])
  })

  it('keeps the place of every word, on the picture as it is shown', async () => {
    const degrees = 4
    const photo = await photoOf(picture, { degrees })
    const { page } = await valuesIn(photo)
    const [shown, printed] = [await sharp(photo).metadata(), await sharp(picture).metadata()]
    const angle = (degrees * Math.PI) / 180
    const unique = words.filter(({ text }) => words.filter(word => word.text === text).length === 1)
    for (const reading of page.readings) {
      const distances = unique.flatMap(({ text, box }) => {
        const [dx, dy] = [(box[0] + box[2] / 2 - 0.5) * printed.width, (box[1] + box[3] / 2 - 0.5) * printed.height]
        const x = (dx * Math.cos(angle) - dy * Math.sin(angle)) / shown.width + 0.5
        const y = (dx * Math.sin(angle) + dy * Math.cos(angle)) / shown.height + 0.5
        const near = reading.filter(word => word.text === text)
        const away = near.map(({ box: [left, top, width, height] }) =>
          Math.max(Math.abs(left + width / 2 - x), (Math.abs(top + height / 2 - y) * shown.height) / shown.width),
        )
        return away.length > 0 ? [Math.min(...away)] : []
      })
      expect(distances.length).toBeGreaterThan(10)
      expect(Math.max(...distances)).toBeLessThan(0.01)
    }
  })

  it('gives back from the straight page the place on the shown one', async () => {
    const turned = await sharp(picture).rotate(94, { background: '#fff' }).png().toBuffer()
    const { page, straight } = await valuesIn(turned)
    page.readings[0]?.forEach((word, index) => {
      const back = straight.shown(straight.page.readings[0]?.[index]?.box ?? [0, 0, 0, 0])
      back.forEach((side, at) => void expect(side).toBeCloseTo(word.box[at] ?? Number.NaN, 6))
    })
  })

  it('of several pages is read page by page', async () => {
    const second = await sharp(picture).negate().tiff().toBuffer()
    const pages = await sharp([picture, second], { join: { across: 1, animated: true } })
      .tiff()
      .toBuffer()
    const { pages: read } = await outcomeOf(reader, pages)
    expect(read.map(page => page.number)).toEqual([1, 2])
    for (const page of read) expect(page.readings[0]?.map(word => word.text)).toContain('5.41')
  })
})
