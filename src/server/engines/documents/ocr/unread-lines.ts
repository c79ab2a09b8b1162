import { apply, type Point } from '../matrix.ts'
import type { Letter } from '../picture/letters.ts'
import type { Prepared } from '../picture/prepare.ts'
import type { RecognisedWord } from './recogniser.ts'

/** Of a digit's height: how high a letter is, how far apart those of a line stand, how far beside a word it reaches. */
const [LOWEST, HIGHEST, BESIDE, OFF_LINE, AROUND, SAME] = [0.55, 1.7, 2.6, 0.4, 0.5, 0.2]
/** Fewer may be a logo, a stamp or a stain. */
const FEWEST = 8

type Edges = RecognisedWord['edges']
interface Reading {
  words: readonly RecognisedWord[]
  prepared: Pick<Prepared, 'matrix'>
}

/** Left, top, right and bottom in pixels of the first reading's picture. */
export interface Unread {
  /** Places where letters stand side by side and the first reading has no word: lines that recognition passed over. */
  lines: Edges[]
  /** Places beside words where neither reading has one: an arrow behind a result, a unit, a cell of a table. */
  marks: Edges[]
}

/** What is on the paper and was not read. */
export function unreadOf(letters: readonly Letter[], first: Reading, second: Reading, digitHeight: number): Unread {
  const scale = Math.hypot(...first.prepared.matrix.slice(0, 2))
  const digit = digitHeight * scale
  const ofLetters = letters.filter(({ width, height }) => {
    const size = Math.max(width, height)
    return size > LOWEST * digitHeight && size < HIGHEST * digitHeight
  })
  const unread = ofLetters.filter(letter => !isRead(letter, first, digitHeight))
  const inNeither = unread.filter(letter => !isRead(letter, second, digitHeight))
  const place = (letter: Letter) => apply(first.prepared.matrix, letter)
  const isBesideWords = ({ y }: Point) =>
    first.words.some(
      ({ edges: [, top, , bottom] }) => y > top + 0.2 * (bottom - top) && y < bottom - 0.2 * (bottom - top),
    )
  return {
    lines: runsOf(unread.map(place), digit)
      .filter(run => run.length >= FEWEST)
      .map(run => edgesOf(run, digit)),
    marks: runsOf(inNeither.map(place), digit)
      .filter(run => run.length < FEWEST && run.every(isBesideWords))
      .map(run => edgesOf(run, 0)),
  }
}

function isRead(letter: Letter, { words, prepared: { matrix } }: Reading, digitHeight: number): boolean {
  const around = AROUND * digitHeight * Math.hypot(matrix[0], matrix[1])
  const { x, y } = apply(matrix, letter)
  return words.some(
    ({ edges: [left, top, right, bottom] }) =>
      x > left - around && x < right + around && y > top - around && y < bottom + around,
  )
}

/** Letters that stand side by side on a line. */
function runsOf(places: readonly Point[], digit: number): Point[][] {
  const runs: Point[][] = []
  for (const place of [...places].sort((a, b) => a.x - b.x)) {
    const run = runs.find(one => {
      const last = one.at(-1)
      return last && place.x - last.x < BESIDE * digit && Math.abs(place.y - last.y) < OFF_LINE * digit
    })
    if (!run) runs.push([place])
    // One letter may be seen as plain and as faint ink.
    else if (place.x - (run.at(-1)?.x ?? 0) > SAME * digit) run.push(place)
  }
  return runs
}

function edgesOf(places: readonly Point[], digit: number): Edges {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  return [Math.min(...xs) - digit, Math.min(...ys) - digit, Math.max(...xs) + digit, Math.max(...ys) + digit]
}
