import type { Box } from '../../../contract/entities/health-report.ts'
import type { PageWord, ReadPage } from '../../../domain/labs/page.ts'
import { apply, invert, type Matrix, multiply, rotation } from './matrix.ts'

/** A page as it was read. Boxes lie on the page as it is shown: a picture turned by its EXIF orientation, a PDF by its own. */
export interface DocumentPage extends ReadPage {
  /** Whether the words were recognised in a picture, and not taken from the text of a PDF. */
  recognised: boolean
  /** Degrees clockwise, -180 to 180, of the lines of text: not 0 for a sheet photographed askew, on its side or upside down. */
  slope: number
  /** Places with letters on a line of which the first reading has no word; absent if there is none. */
  unread?: Box[]
}

export interface StraightPage {
  page: ReadPage
  /** The place on the page as it is shown of a box of the straight page. */
  shown(box: Box): Box
}

/** The page turned so that its lines run across, which those need who look for rows and columns. */
export function straighten({ number, aspect, readings, marks, slope }: DocumentPage): StraightPage {
  if (slope === 0) return { page: { number, aspect, readings, ...(marks && { marks }) }, shown: box => box }
  const [a, b, c, d] = rotation(-slope)
  // In units of the page's height.
  const [width, height] = [Math.abs(a) * aspect + Math.abs(c), Math.abs(b) * aspect + Math.abs(d)]
  const turn: Matrix = multiply([a, b, c, d, width / 2, height / 2], [1, 0, 0, 1, -aspect / 2, -0.5])
  const back = invert(turn)
  const isOnSide = Math.abs(Math.abs(slope) - 90) < 45
  const straight = (box: Box) => moved(box, turn, isOnSide, [aspect, 1], [width, height])
  const words = (reading: readonly PageWord[]) => reading.map(word => ({ ...word, box: straight(word.box) }))
  return {
    page: {
      number,
      aspect: width / height,
      readings: readings.map(words),
      ...(marks && { marks: marks.map(straight) }),
    },
    shown: box => moved(box, back, isOnSide, [width, height], [aspect, 1]),
  }
}

/** The centre is moved exactly; the sides stay as long as they are, since words and lines are much wider than high. */
export function moved(
  [x, y, width, height]: Box,
  matrix: Matrix,
  swapsSides: boolean,
  from: readonly [number, number],
  to: readonly [number, number],
): Box {
  const centre = apply(matrix, { x: (x + width / 2) * from[0], y: (y + height / 2) * from[1] })
  const scale = Math.hypot(matrix[0], matrix[1])
  const [across, down] = [width * from[0] * scale, height * from[1] * scale]
  const [wide, high] = swapsSides ? [down, across] : [across, down]
  return [(centre.x - wide / 2) / to[0], (centre.y - high / 2) / to[1], wide / to[0], high / to[1]]
}
