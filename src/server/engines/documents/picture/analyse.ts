import type { Point } from '../matrix.ts'
import { evenLight } from './even-light.ts'
import { type GreyPicture, greyOf, sharpOf } from './grey-picture.ts'
import { FAINT, inkOf } from './ink.ts'
import { type Letter, letterHeight, lettersOf } from './letters.ts'
import { slopeOf } from './slope.ts'

export interface Analysed {
  /** Dark on white, under even light. */
  lit: GreyPicture
  /** Degrees clockwise of the lines of text; by half a turn undecided. */
  slope: number
  /** Pixels. */
  digitHeight: number
  /** Centres of patches of ink that are too small for a letter. */
  points: Point[]
  /** The other patches, which may be letters; also faint ones, and light ones on dark. */
  letters: Letter[]
}

/** Enough to see letters and their lines. */
const ANALYSED_PIXELS = 2_500_000
/** Where no text was found: a digit of 9 points on a sheet of A4 of this width. */
const GUESS = 0.0105
/** Of a digit's height. */
const MOST_OF_A_POINT = 0.45

export async function analyse(picture: GreyPicture): Promise<Analysed> {
  const lit = evenLight(isDark(picture) ? inverted(picture) : picture)
  const scale = Math.min(1, Math.sqrt(ANALYSED_PIXELS / (lit.width * lit.height)))
  const small = scale < 1 ? await greyOf(sharpOf(lit).resize({ width: Math.round(lit.width * scale) })) : lit
  const letters = lettersIn(small)
  const height = letterHeight(letters)
  const digitHeight = height === null ? lit.width * GUESS : height / scale
  const isPoint = (letter: Letter) => Math.max(letter.width, letter.height) / scale < MOST_OF_A_POINT * digitHeight
  return {
    lit,
    slope: height === null ? 0 : slopeOf(letters, height),
    digitHeight,
    points: letters.filter(isPoint).map(({ x, y }) => ({ x: (x + 0.5) / scale, y: (y + 0.5) / scale })),
    letters: [letters, lettersIn(small, FAINT), lettersIn(inverted(small))]
      .flat()
      .filter(letter => !isPoint(letter))
      .map(({ x, y, width, height: high }) => ({
        ...{ x: (x + 0.5) / scale, y: (y + 0.5) / scale },
        ...{ width: width / scale, height: high / scale },
      })),
  }
}

const lettersIn = (picture: GreyPicture, darker?: number): Letter[] =>
  lettersOf(inkOf(picture, darker), picture.width, picture.height)

/** Light text on dark, such as a screen's picture. */
function isDark({ data }: GreyPicture): boolean {
  let dark = 0
  for (const value of data) if (value < 90) dark++
  return dark > 0.6 * data.length
}

const inverted = ({ data, width, height }: GreyPicture): GreyPicture => ({
  data: data.map(value => 255 - value),
  width,
  height,
})
