import type { DocumentLine } from './document-lines.ts'
import { headingOf, type SectionKind } from './section-headings.ts'

/** A part of a document under one heading; `head` is what stands above the first. */
export interface Section {
  kind: SectionKind | 'head'
  lines: DocumentLine[]
}

/** Lines at the end of a page that belong to no part. */
const FOOTER =
  /^(?:страница|стр\.|page|σελίδα|σελ\.|подпись|signature|υπογραφή|м\.?\s?п\.?$|тел\.?|tel\.?|τηλ\.?)\s*[\d:.№_]?/iu

/** A document in its parts, in reading order. What stands behind a heading on its line belongs to its part. */
export function sectionsOf(lines: readonly DocumentLine[]): Section[] {
  const sections: Section[] = [{ kind: 'head', lines: [] }]
  for (const line of lines) {
    if (FOOTER.test(line.text)) continue
    const heading = headingOf(line.text)
    if (!heading) {
      sections.at(-1)?.lines.push(line)
      continue
    }
    sections.push({ kind: heading.kind, lines: heading.rest ? [{ ...line, text: heading.rest }] : [] })
  }
  return sections
}

export const linesOfKind = (sections: readonly Section[], kind: SectionKind): DocumentLine[] =>
  sections.flatMap(section => (section.kind === kind ? section.lines : []))

/** Whether a wide gap above a line begins a new paragraph. */
export const PARAGRAPH = 1.9

/** The lines of a part as text: joined within a paragraph, lists line by line. */
export function passageOf(lines: readonly DocumentLine[]): string | null {
  let text = ''
  for (const { text: line, gap } of lines) {
    const isNew = /^(?:[-–—•*▪]|\d{1,2}[.)])\s/u.test(line) || gap > PARAGRAPH
    text += text === '' ? line : `${isNew ? '\n' : ' '}${line}`
  }
  return text.trim() || null
}
