import { apply, type Point } from '../matrix.ts'
import type { Prepared } from '../picture/prepare.ts'
import type { RecognisedWord } from './recogniser.ts'

/** Stands for a mark that is on the paper and was not read. */
const UNREAD = '\ufffd'

/** Of a digit's height, how far from the baseline a decimal point or comma has its centre. */
const ABOVE = 0.2
const BELOW = 0.35
const FROM_THE_ENDS = 0.25

/**
 * Words with digits in which more points stand at the baseline than were read get UNREAD where the first one stands: a
 * lost decimal point makes another number, in both readings and with high confidence.
 */
export function markUnreadPoints(
  words: readonly RecognisedWord[],
  points: readonly Point[],
  { matrix }: Prepared,
  digit: number,
): RecognisedWord[] {
  const placed = points.map(point => apply(matrix, point))
  return words.map(word => {
    if (!/\d\D*\d/.test(word.text)) return word
    const [left, , right] = word.edges
    const seen = placed.filter(
      ({ x, y }) =>
        x > left + FROM_THE_ENDS * digit &&
        x < right - FROM_THE_ENDS * digit &&
        y > word.baseline - ABOVE * digit &&
        y < word.baseline + BELOW * digit,
    )
    const read = word.text.slice(0, -1).match(/[.,;:!_…]/g)?.length ?? 0
    if (seen.length <= read) return word
    const first = Math.min(...seen.map(({ x }) => x))
    const at = Math.round(((first - left) / (right - left)) * word.text.length)
    return { ...word, text: word.text.slice(0, at) + UNREAD + word.text.slice(at) }
  })
}
