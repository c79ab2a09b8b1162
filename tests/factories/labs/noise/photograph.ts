import type { PageWord, ReadPage } from '../../../../src/domain/labs/page.ts'
import { hasDigit, misread, wrongDigit } from './misread.ts'
import { type Random, randomOf } from './random.ts'

/** How often what happens, as shares of words. */
export interface NoiseLevel {
  /** A number read wrong in the same way by both readings, with high confidence. */
  sameDigit: number
  /** A word read wrong by one reading. */
  number: number
  word: number
  /** Signs and units that pictures confuse most: %, *, <, fl, g/dl. */
  lost: number
  glued: number
  split: number
  /** Degrees that remain after the page was set upright. */
  turned: number
  /** Share of a line's height by which words stand off their line. */
  uneven: number
}

export const USUAL_NOISE: NoiseLevel = {
  sameDigit: 0.003,
  number: 0.04,
  word: 0.04,
  lost: 0.006,
  glued: 0.01,
  split: 0.004,
  turned: 1,
  uneven: 0.12,
}

/** Two readings of a picture of the page: what both misread alike, then what each misreads by itself. */
export function photograph(page: ReadPage, seed: number, level: NoiseLevel = USUAL_NOISE): ReadPage {
  const random = randomOf(seed)
  const slope = Math.tan((random.around(level.turned) * Math.PI) / 180)
  const seen = (page.readings[0] ?? []).map((word): PageWord => {
    const [x, y, width, height] = word.box
    const text = hasDigit(word.text) && random.chance(level.sameDigit) ? wrongDigit(word.text, random) : word.text
    // A box of a picture hugs its letters.
    return { text, confidence: 0.95, box: [x, y + 0.12 * height + slope * x * page.aspect, width, height * 0.76] }
  })
  return { ...page, readings: [reading(seen, random, level), reading(seen, random, level)] }
}

function reading(words: readonly PageWord[], random: Random, level: NoiseLevel): PageWord[] {
  const read = words.flatMap((word): PageWord[] => {
    if (random.chance(level.lost)) return []
    const isWrong = random.chance(hasDigit(word.text) ? level.number : level.word)
    const text = isWrong ? misread(word.text, random) : word.text
    const [x, y, width, height] = word.box
    const box: PageWord['box'] = [
      x + random.around(0.0008),
      y + random.around(level.uneven * height),
      width + random.around(0.0008),
      height * (1 + random.around(0.15)),
    ]
    const one: PageWord = { text, box, confidence: 0.75 + 0.24 * random.next() }
    return text.length > 5 && random.chance(level.split) ? inTwo(one, random) : [one]
  })
  return glue(read, random, level)
}

function inTwo(word: PageWord, random: Random): PageWord[] {
  const at = 2 + Math.floor(random.next() * (word.text.length - 3))
  const [x, y, width, height] = word.box
  const share = at / word.text.length
  return [
    { ...word, text: word.text.slice(0, at), box: [x, y, width * share, height] },
    { ...word, text: word.text.slice(at), box: [x + width * share + 0.003, y, width * (1 - share) - 0.003, height] },
  ]
}

/** Joins words that stand close beside each other. */
function glue(words: readonly PageWord[], random: Random, level: NoiseLevel): PageWord[] {
  const glued: PageWord[] = []
  for (const word of words) {
    const last = glued.at(-1)
    const isNext =
      last && Math.abs(last.box[1] - word.box[1]) < 0.4 * word.box[3] && word.box[0] - last.box[0] - last.box[2] < 0.008
    if (last && isNext && random.chance(level.glued * 3)) {
      const right = word.box[0] + word.box[2]
      glued[glued.length - 1] = {
        ...last,
        text: last.text + word.text,
        box: [last.box[0], last.box[1], right - last.box[0], last.box[3]],
      }
    } else glued.push(word)
  }
  return glued
}
