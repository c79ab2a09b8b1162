import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentReader } from '../../../../src/server/engines/documents/document-reader.ts'
import { unreadOf } from '../../../../src/server/engines/documents/ocr/unread-lines.ts'
import { faceFile, hasFaces } from '../../../factories/documents/faces.ts'
import { pictureOf } from '../../../factories/documents/pictures.ts'
import { printSheet } from '../../../factories/documents/sheet.ts'
import { outcomeOf, startReader, textOf } from './reading.ts'

const DIGIT = 20
const upright = { matrix: [1, 0, 0, 1, 0, 0] as const }
const letters = (count: number, y = 100, step = 15) =>
  Array.from({ length: count }, (_, at) => ({ x: 50 + at * step, y: y + (at % 3), width: 12, height: 16 }))
const word = (edges: [number, number, number, number]) => ({ text: 'word', confidence: 0.9, baseline: 110, edges })
const unread = (
  seen: ReturnType<typeof letters>,
  first: ReturnType<typeof word>[],
  second: ReturnType<typeof word>[],
) => unreadOf(seen, { words: first, prepared: upright as never }, { words: second, prepared: upright as never }, DIGIT)
const found = (count: number, words: ReturnType<typeof word>[] = [], step = 15) =>
  unread(letters(count, 100, step), words, words).lines.length

describe('letters on a line that no word covers', () => {
  it('are a place that was not read from eight on', () => {
    expect([found(7), found(8)]).toEqual([0, 1])
  })

  it('are none where a word covers them, and the rest is one if it is long enough', () => {
    expect(found(8, [word([40, 90, 180, 115])])).toBe(0)
    expect(found(20, [word([40, 90, 180, 115])])).toBe(1)
  })

  it('are none if they stand far apart, or are the same letter seen twice', () => {
    expect(found(8, [], 60)).toBe(0)
    expect(found(14, [], 2)).toBe(0)
  })
})

describe('ink beside a word that neither reading has', () => {
  const result = word([40, 90, 80, 115])
  const marks = (count: number, first = [result], second = [result], y = 100) =>
    unread(
      letters(count, y).map(one => ({ ...one, x: one.x + 100 })),
      first,
      second,
    ).marks.length

  it('is a mark of one letter up to seven', () => {
    expect([marks(0), marks(1), marks(7), marks(8)]).toEqual([0, 1, 1, 0])
  })

  it('is none where one reading has a word, or where no word stands on its line', () => {
    const own = word([140, 90, 260, 115])
    expect([marks(3, [result, own]), marks(3, [result], [result, own]), marks(3, [result], [result], 300)]).toEqual([
      0, 0, 0,
    ])
  })
})

describe.runIf(hasFaces)('a line of a picture', () => {
  let reader: DocumentReader
  let page: Buffer
  let line: { left: number; top: number; width: number; height: number }
  beforeAll(async () => {
    reader = await startReader()
    const sheet = await printSheet(
      `Test          Result    Units     Range
Glucose       5.41      mmol/L    3.90 - 6.10
Albuminuria   43.2      mg/mmol   39.0 - 49.0
Ferritin      128       ng/mL     13 - 150`,
      faceFile('Liberation Sans'),
    )
    const whole = await pictureOf(sheet.pdf)
    const { width, height } = await sharp(whole).metadata()
    const boxes = sheet.words.filter(one => ['Albuminuria', '43.2'].includes(one.text)).map(one => one.box)
    const top = Math.floor(Math.min(...boxes.map(box => box[1])) * height) - 4
    const bottom = Math.ceil(Math.max(...boxes.map(box => box[1] + box[3])) * height) + 4
    line = { left: 0, top, width, height: bottom - top }
    page = whole
  }, 60_000)
  afterAll(() => reader.close())

  const read = async (change: (strip: Sharp) => Sharp) => {
    const strip = await change(sharp(page).extract(line)).png().toBuffer()
    const bytes = await sharp(page)
      .composite([{ input: strip, left: 0, top: line.top }])
      .png()
      .toBuffer()
    const [first] = (await outcomeOf(reader, bytes)).pages
    return { text: textOf(first), unread: first?.unread ?? [] }
  }

  it('that is read leaves no such place', async () => {
    const { text, unread } = await read(strip => strip)
    expect(text).toContain('43.2')
    expect(unread).toEqual([])
  })

  it.each<[string, (strip: Sharp) => Sharp]>([
    ['too faint', strip => strip.linear(0.15, 217)],
    ['light on a dark bar', strip => strip.negate()],
  ])('that is passed over because it is %s is such a place', async (_, change) => {
    const { height } = await sharp(page).metadata()
    const { text, unread } = await read(change)
    expect(text).not.toContain('43.2')
    expect(unread.length).toBeGreaterThan(0)
    for (const [, top, , tall] of unread) {
      const middle = (top + tall / 2) * height
      expect(middle).toBeGreaterThan(line.top)
      expect(middle).toBeLessThan(line.top + line.height)
    }
  })
})
