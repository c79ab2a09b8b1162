import type { Box } from '../../../../contract/entities/health-report.ts'
import type { PageWord } from '../../../../domain/labs/page.ts'
import { DocumentError } from '../document-error.ts'
import { invert } from '../matrix.ts'
import { type DocumentPage, moved } from '../page.ts'
import { analyse } from '../picture/analyse.ts'
import type { GreyPicture } from '../picture/grey-picture.ts'
import { type Preparation, type Prepared, prepare } from '../picture/prepare.ts'
import type { Language, Tessdata } from './languages.ts'
import type { RecognisedWord, Recogniser } from './recogniser.ts'
import { languagesOf } from './scripts.ts'
import { type Unread, unreadOf } from './unread-lines.ts'
import { markUnreadPoints } from './unread-points.ts'

/** why.md has what others did. */
const FIRST: Preparation = { digit: 28, gamma: 1, blur: 0 }
const SECOND: Preparation = { digit: 36, gamma: 2, blur: 0 }

/** Upside down it is far below, upright far above. */
const CERTAIN = 0.75
/** A page that no available language fits. */
const LEAST = 0.5

/**
 * Reads a picture twice: in two preparations and with different languages, so that the same misreading in both is rare.
 * The second reading has UNREAD where a point was seen and not read.
 * Throws LANGUAGE_MISSING where a language is missing and what is there reads nonsense.
 */
export async function readPicture(
  picture: GreyPicture,
  number: number,
  recogniser: Recogniser,
  { available, missing }: Tessdata,
): Promise<DocumentPage> {
  const { lit, slope: undecided, digitHeight, points, letters } = await analyse(picture)
  const first = await readUpright(slope => prepare(lit, slope, digitHeight, FIRST), undecided, recogniser, available)
  const { slope } = first
  if (missing.length > 0 && first.words.length > 0 && certainty(first.words) < LEAST)
    throw new DocumentError('LANGUAGE_MISSING', { languages: missing })
  const second = await prepare(lit, slope, digitHeight, SECOND)
  const read = await recogniser.recognise(second.picture, languagesOf(first.words, available))
  const words = markUnreadPoints(read, points, second, SECOND.digit)
  const unread = unreadOf(letters, first, { words: read, prepared: second }, digitHeight)
  const boxes = (places: Unread['lines']) =>
    boxesOf(
      places.map(edges => ({ edges })),
      first.prepared,
      slope,
      picture,
    )
  return {
    number,
    aspect: picture.width / picture.height,
    ...(unread.lines.length > 0 && { unread: boxes(unread.lines) }),
    ...(unread.marks.length > 0 && { marks: boxes(unread.marks) }),
    recognised: true,
    slope,
    readings: [placed(first.words, first.prepared, slope, picture), placed(words, second, slope, picture)],
  }
}

/** Tries the other way up where the letters make no sense; a sheet that makes none either way stays as it is. */
async function readUpright(
  prepareAt: (slope: number) => Promise<Prepared>,
  undecided: number,
  recogniser: Recogniser,
  languages: readonly Language[],
) {
  const read = async (slope: number) => {
    const prepared = await prepareAt(slope)
    return { slope, prepared, words: await recogniser.recognise(prepared.picture, languages) }
  }
  const upright = await read(undecided)
  if (upright.words.length === 0 || certainty(upright.words) >= CERTAIN) return upright
  const turned = await read(undecided > 0 ? undecided - 180 : undecided + 180)
  return certainty(turned.words) > certainty(upright.words) ? turned : upright
}

/** The mean confidence, weighted by length, since noise is read as short words. */
export function certainty(words: readonly RecognisedWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  return letters === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters
}

function placed(words: readonly RecognisedWord[], prepared: Prepared, slope: number, picture: GreyPicture): PageWord[] {
  const boxes = boxesOf(words, prepared, slope, picture)
  return words.map(({ text, confidence }, at) => ({ text, confidence, box: boxes[at] ?? [0, 0, 1, 1] }))
}

/** On the page as it is shown. */
function boxesOf(
  places: readonly Pick<RecognisedWord, 'edges'>[],
  { matrix }: Prepared,
  slope: number,
  { width, height }: GreyPicture,
): Box[] {
  const back = invert(matrix)
  const isOnSide = Math.abs(Math.abs(slope) - 90) < 45
  return places.map(({ edges: [left, top, right, bottom] }) =>
    moved([left, top, right - left, bottom - top], back, isOnSide, [1, 1], [width, height]),
  )
}
