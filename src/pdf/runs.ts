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
  /** Called for each sign that is printed as UNKNOWN. */
  onUnknown: () => void
}

/** The runs of a text: cleaned, with a typeface for every sign. */
export function runsOf(words: Words, { faces, color, onUnknown }: RunOptions): Run[] {
  const spans = typeof words === 'string' ? [{ text: words }] : words
  return spans.flatMap(({ text, bold, italic, tone }) => {
    const style = { ...(bold && { bold }), ...(italic && { italics: true }), ...(tone && { color: color[tone] }) }
    return facedRuns(cleanText(text), faces, onUnknown).flatMap(run => parts({ ...style, ...run }))
  })
}

function facedRuns(text: string, faces: Faces, onUnknown: () => void): Run[] {
  const runs: Run[] = []
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    const isOwn = sign === '\n' || (faces.has(code, 'regular') && !FROM_THE_RIGHT.test(sign))
    const isKnown = isOwn || (faces.has(code, 'further') && !FROM_THE_RIGHT.test(sign))
    if (!isKnown) onUnknown()
    const last = runs.at(-1)
    const printed = isKnown ? sign : UNKNOWN
    // A sign of two code units may not be cut when a word is broken.
    if (sign.length > 1 && isKnown) runs.push({ text: sign, font: 'further', noWrap: true })
    else if (last && (last.font === undefined) === isOwn && !last.noWrap) last.text += printed
    else runs.push(isOwn ? { text: printed } : { text: printed, font: 'further' })
  }
  return runs
}

function parts(run: Run): Run[] {
  if (run.text.length <= LONGEST_PART || !/\S{200}/.test(run.text)) return [run]
  const pieces = run.text.match(/\S{1,200}\s*|\s+/gu) ?? []
  return pieces.map(text => ({ ...run, text }))
}
