import { cleanText } from '../domain/paper/clean-text.ts'
import type { Words } from '../domain/paper/paper.ts'
import type { Faces } from './faces.ts'

/** What pdfmake prints in one style. */
export interface Run {
  text: string
  bold?: boolean
  italics?: boolean
  color?: string
  font?: string
  noWrap?: boolean
}

/** In the place of a sign that no typeface here has, or of a script that is written from the right. */
const UNKNOWN = '\u25af'
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
/** pdfmake measures all that is left of a word for each line that it fills: a longer word is measured in parts. */
const LONGEST_PART = 200

export interface RunOptions {
  faces: Faces
  color: Readonly<Record<'warn' | 'quiet', string>>
  /** Of one paper: which character a glyph of the main typeface stands for. */
  taken: Map<number, number>
  /** Called for each sign that is printed as UNKNOWN. */
  onUnknown: () => void
}

/** The runs of a text: cleaned, with a typeface for every sign. */
export function runsOf(words: Words, options: RunOptions): Run[] {
  const spans = typeof words === 'string' ? [{ text: words }] : words
  return spans.flatMap(({ text, bold, italic, tone }) => {
    const style = {
      ...(bold && { bold }),
      ...(italic && { italics: true }),
      ...(tone && { color: options.color[tone] }),
    }
    return facedRuns(cleanText(text), options).flatMap(run => parts({ ...style, ...run }))
  })
}

function facedRuns(text: string, options: RunOptions): Run[] {
  const runs: Run[] = []
  for (const sign of text) {
    const face = faceOf(sign, options)
    if (face === null) options.onUnknown()
    const last = runs.at(-1)
    const isOwn = face === 'regular'
    // A sign of two code units may not be cut when a word is broken.
    if (sign.length > 1 && face !== null) runs.push({ text: sign, ...(!isOwn && { font: 'further' }), noWrap: true })
    else if (last && (last.font === undefined) === isOwn && !last.noWrap) last.text += face === null ? UNKNOWN : sign
    else if (isOwn) runs.push({ text: sign })
    else runs.push({ text: face === null ? UNKNOWN : sign, font: 'further' })
  }
  return runs
}

/**
 * The typeface that prints a sign; null if none does. Where a typeface draws two signs alike, as the micro sign and the
 * Greek letter, a PDF can tell only one of them when it is copied: the other comes from the further typeface.
 */
function faceOf(sign: string, { faces, taken }: RunOptions): 'regular' | 'further' | null {
  if (sign === '\n') return 'regular'
  if (FROM_THE_RIGHT.test(sign)) return null
  const code = sign.codePointAt(0) ?? 0
  const glyph = faces.glyphOf(code, 'regular')
  const further = faces.glyphOf(code, 'further') === undefined ? null : 'further'
  if (glyph === undefined) return further
  const known = taken.get(glyph) ?? code
  taken.set(glyph, known)
  return known === code || /\s/u.test(sign) ? 'regular' : (further ?? 'regular')
}

function parts(run: Run): Run[] {
  if (run.text.length <= LONGEST_PART || !/\S{200}/.test(run.text)) return [run]
  const pieces = run.text.match(/\S{1,200}\s*|\s+/gu) ?? []
  return pieces.map(text => ({ ...run, text }))
}
