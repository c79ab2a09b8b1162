import type { Box } from '../../../contract/entities/health-report.ts'
import type { PageWord, ReadPage } from '../page.ts'
import { seenWord } from '../text/seen-word.ts'

/** A word in units of the usual line height, after the page was turned upright. */
export interface PlacedWord {
  text: string
  left: number
  right: number
  /** Middle of the word. */
  y: number
  height: number
  confidence: number
  box: Box
  page: number
}

/** Boxes of a picture's words hug their letters; those of a PDF are as high as the font. */
const HUGGED = 0.76
const STEEPEST = 0.03
const STEP = 0.001

/** Words of one reading, upright, measured in line heights, so that rules need no sizes of pages or fonts. */
export function placedWords(page: ReadPage, reading: readonly PageWord[]): PlacedWord[] {
  const printed = withoutReadLeaders(reading.flatMap(singleWords).filter(word => word.text !== ''))
  const words = printed.map((word, at) =>
    word.confidence < 1 ? { ...word, text: seenWord(word.text, printed[at + 1]?.text) } : word,
  )
  if (words.length === 0) return []
  const heights = words.map(word => word.box[3]).sort((a, b) => a - b)
  const hugged = words.some(word => word.confidence < 1) ? HUGGED : 1
  const unit = Math.max((heights[Math.floor(heights.length / 2)] ?? 0.012) / hugged, 0.002)
  const placed = words.map(({ text, box, confidence }) => {
    const [x, y, width, height] = box
    const left = (x * page.aspect) / unit
    return {
      text,
      left,
      right: left + (width * page.aspect) / unit,
      y: (y + height / 2) / unit,
      height: height / unit,
      confidence,
      box,
      page: page.number,
    }
  })
  const slope = slopeOf(placed)
  return placed.map(word => ({ ...word, y: word.y - slope * ((word.left + word.right) / 2) }))
}

/** A piece of text that a PDF gives as one may hold several words: their boxes are shares of its own. */
function singleWords(word: PageWord): PageWord[] {
  const text = withoutLeaders(word.text.replace(/[\s\u00a0\u2009\u202f]+/gu, ' '))
  if (text.trim() === '') return []
  if (!text.trim().includes(' ')) return [{ ...word, text: text.trim() }]
  const [x, y, width, height] = word.box
  const share = width / text.length
  return [...text.matchAll(/\S+/gu)].map(one => ({
    ...word,
    text: one[0],
    box: [x + one.index * share, y, one[0].length * share, height],
  }))
}

/** A leader that was read as letters is far wider than they are; what has a digit is kept. */
const LEADER = 3

function withoutReadLeaders(words: readonly PageWord[]): readonly PageWord[] {
  const widths = words.filter(({ text }) => text.length > 2).map(({ text, box }) => box[2] / text.length)
  const usual = widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)]
  if (usual === undefined) return words
  return words.filter(
    ({ text, box, confidence }) =>
      confidence === 1 || text.length < 2 || /\d/u.test(text) || box[2] <= LEADER * usual * text.length,
  )
}

/** Dots and lines that lead from a name to its value become spaces; the three dots of a range stay. */
function withoutLeaders(text: string): string {
  const blank = (run: string) => ' '.repeat(run.length)
  if (/^[._·…]{2,}$/u.test(text) || /^(?=.{5})[._·…:;,'-]*$/u.test(text)) return ''
  return text.replace(/[._·…]{4,}/gu, blank).replace(/(?<=\p{L})(?:\.{3,}|…+)/gu, blank)
}

/** The slope at which words fall into the fewest, fullest lines. */
function slopeOf(words: readonly PlacedWord[]): number {
  if (words.length < 6) return 0
  let best = { slope: 0, score: fullness(words, 0) * 1.02 }
  for (let slope = -STEEPEST; slope <= STEEPEST; slope += STEP) {
    const score = fullness(words, slope)
    if (score > best.score) best = { slope, score }
  }
  return best.slope
}

function fullness(words: readonly PlacedWord[], slope: number): number {
  const counts = new Map<number, number>()
  for (const { y, left, right } of words) {
    const row = (y - slope * ((left + right) / 2)) * 3
    const low = Math.floor(row)
    const share = row - low
    counts.set(low, (counts.get(low) ?? 0) + 1 - share)
    counts.set(low + 1, (counts.get(low + 1) ?? 0) + share)
  }
  let sum = 0
  for (const count of counts.values()) sum += count * count
  return sum
}
