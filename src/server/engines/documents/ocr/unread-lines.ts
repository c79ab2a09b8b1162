import { apply } from '../matrix.ts'
import type { Letter } from '../picture/letters.ts'
import type { Prepared } from '../picture/prepare.ts'
import type { RecognisedWord } from './recogniser.ts'

/** Of a digit's height: how high a letter is, how far apart those of a line stand, how far beside a word it reaches. */
const [LOWEST, HIGHEST, BESIDE, OFF_LINE, AROUND, SAME] = [0.55, 1.7, 2.6, 0.4, 0.5, 0.2]
/** Fewer may be a logo, a stamp or a stain. */
const FEWEST = 8

type Edges = RecognisedWord['edges']

/**
 * Places where letters stand side by side on a line and no word was read: left, top, right and bottom in pixels of the
 * prepared picture. They are all that is known of a line that recognition passed over.
 */
export function unreadLines(
  letters: readonly Letter[],
  words: readonly RecognisedWord[],
  { matrix }: Pick<Prepared, 'matrix'>,
  digitHeight: number,
): Edges[] {
  const scale = Math.hypot(matrix[0], matrix[1])
  const digit = digitHeight * scale
  const isRead = ({ x, y }: { x: number; y: number }) =>
    words.some(
      ({ edges: [left, top, right, bottom] }) =>
        x > left - AROUND * digit &&
        x < right + AROUND * digit &&
        y > top - AROUND * digit &&
        y < bottom + AROUND * digit,
    )
  const unread = letters
    .filter(({ width, height }) => {
      const size = Math.max(width, height) * scale
      return size > LOWEST * digit && size < HIGHEST * digit
    })
    .map(letter => apply(matrix, letter))
    .filter(place => !isRead(place))
    .sort((a, b) => a.x - b.x)
  const lines: { x: number; y: number }[][] = []
  for (const place of unread) {
    const line = lines.find(one => {
      const last = one.at(-1)
      return last && place.x - last.x < BESIDE * digit && Math.abs(place.y - last.y) < OFF_LINE * digit
    })
    if (!line) lines.push([place])
    // One letter may be seen as plain and as faint ink.
    else if (place.x - (line.at(-1)?.x ?? 0) > SAME * digit) line.push(place)
  }
  return lines.filter(line => line.length >= FEWEST).map(line => edgesOf(line, digit))
}

function edgesOf(places: readonly { x: number; y: number }[], digit: number): Edges {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  return [Math.min(...xs) - digit, Math.min(...ys) - digit, Math.max(...xs) + digit, Math.max(...ys) + digit]
}
