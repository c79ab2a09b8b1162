import { type Matrix, multiply, rotation } from '../matrix.ts'
import { type GreyPicture, greyOf, sharpOf } from './grey-picture.ts'

/** What recognition gets: letters of one size on lines that run across. */
export interface Prepared {
  picture: GreyPicture
  /** From pixels of the upright original. */
  matrix: Matrix
}

export interface Preparation {
  /** Pixels that a digit shall be high. */
  digit: number
  /** Above 1 darkens what is grey: faint points and thin strokes. */
  gamma: number
  /** Standard deviation of a blur, in prepared pixels; 0 for none. */
  blur: number
}

const LARGEST_SCALE = 3.5
const MOST_PIXELS = 16_000_000

/** Turns by `-slope` degrees and scales in one step, so that letters are interpolated once; then stretches the contrast. */
export async function prepare(
  lit: GreyPicture,
  slope: number,
  digitHeight: number,
  { digit, gamma, blur }: Preparation,
): Promise<Prepared> {
  const fitting = Math.sqrt(MOST_PIXELS / (lit.width * lit.height))
  const scale = Math.min(digit / digitHeight, LARGEST_SCALE, fitting)
  const [a, b, c, d] = rotation(-slope)
  // Interpolation alone would skip pixels where the picture shrinks.
  const shrunk = scale < 1 ? await greyOf(sharpOf(lit).resize({ width: Math.round(lit.width * scale) })) : lit
  const rest = Math.max(1, scale)
  const turned = sharpOf(shrunk).affine(
    [
      [a * rest, c * rest],
      [b * rest, d * rest],
    ],
    { background: '#fff', interpolator: 'bicubic' },
  )
  const scaled = await greyOf(turned)
  stretch(scaled, gamma)
  const picture = blur > 0 ? await greyOf(sharpOf(scaled).blur(blur)) : scaled
  // Centre to centre.
  const turn: Matrix = [a * scale, b * scale, c * scale, d * scale, picture.width / 2, picture.height / 2]
  return { picture, matrix: multiply(turn, [1, 0, 0, 1, -lit.width / 2, -lit.height / 2]) }
}

/** What is darker than this is ink; paper was made 250 before. */
const INK_BELOW = 170
const WHITE_FROM = 242
/** Of the ink, the share that becomes black. */
const BLACK_SHARE = 0.2
const MOST_CONTRAST = 3

/** In place. By the ink alone, since pages hold from nearly none to a quarter of it. */
function stretch({ data }: GreyPicture, gamma: number): void {
  const counts = new Float64Array(256)
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1
  let ink = 0
  for (let value = 0; value < INK_BELOW; value++) ink += counts[value] ?? 0
  let [black, seen] = [0, counts[0] ?? 0]
  while (black < INK_BELOW && seen < ink * BLACK_SHARE) seen += counts[++black] ?? 0
  black = Math.min(black, WHITE_FROM - 255 / MOST_CONTRAST)
  const curve = new Uint8Array(256)
  for (let value = 0; value < 256; value++) {
    const share = Math.min(1, Math.max(0, (value - black) / (WHITE_FROM - black)))
    curve[value] = Math.round(255 * share ** gamma)
  }
  for (let index = 0; index < data.length; index++) data[index] = curve[data[index] ?? 0] ?? 0
}
