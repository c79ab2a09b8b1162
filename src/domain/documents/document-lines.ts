import type { Source } from '../../contract/entities/health-report.ts'
import { type Line, linesOf, lineText, unionBox } from '../labs/layout/lines.ts'
import { placedWords } from '../labs/layout/placed-words.ts'
import type { ReadPage } from '../labs/page.ts'

/** A line of a document's text, with the gap above it in lines. */
export interface DocumentLine {
  text: string
  source: Source
  gap: number
}

/** The lines of one reading, page by page. */
export function documentLines(pages: readonly ReadPage[], reading = 0): DocumentLine[] {
  return pages.flatMap(page => {
    const lines = linesOf(placedWords(page, page.readings[reading] ?? page.readings[0] ?? []))
    return lines.map((line, at): DocumentLine => {
      const above = lines[at - 1]
      return { text: lineText(line), source: sourceOf(line), gap: above ? line.y - above.y : 0 }
    })
  })
}

const sourceOf = (line: Line): Source => ({
  page: line.page,
  line: lineText(line).slice(0, 2000),
  box: unionBox(line.words.map(word => word.box)),
})
