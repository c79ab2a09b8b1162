import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLabReports } from '../../../../src/domain/labs/read-lab-reports.ts'
import type { DocumentReader } from '../../../../src/server/engines/documents/document-reader.ts'
import { straighten } from '../../../../src/server/engines/documents/page.ts'
import { faceFile, hasFaces } from '../../../factories/documents/faces.ts'
import { WRITTEN_SHEETS } from '../../../factories/labs/all-sheets.ts'
import { generatedSheet } from '../../../factories/labs/generated/generate.ts'
import { sheetPdf } from '../../../factories/labs/printing/sheet-pdf.ts'
import { addScores, score } from '../../../factories/labs/scoring/score.ts'
import { outcomeOf, startReader } from './reading.ts'

const EXACT = 0.95
/** LAB_SHEETS reads as many of each language. */
const SHEETS = Number(process.env.LAB_SHEETS ?? 12)
/** LAB_SEED begins elsewhere: sheets that nobody has seen. */
const FIRST = Number(process.env.LAB_SEED ?? 1)

describe.runIf(hasFaces)('sheets in layouts by chance, as PDF of text', () => {
  let reader: DocumentReader
  beforeAll(async () => {
    reader = await startReader()
  })
  afterAll(() => reader.close())

  it.each(['ru', 'en', 'el'] as const)(
    '%s: no wrong cell is without a doubt',
    async language => {
      const scores = []
      for (let seed = FIRST; seed < FIRST + SHEETS; seed++) {
        const { gold, sheet } = generatedSheet(language, seed, WRITTEN_SHEETS)
        const { pages } = await outcomeOf(reader, await sheetPdf(sheet, faceFile('Liberation Sans')))
        const read = score(gold, readLabReports(pages.map(page => straighten(page).page)))
        scores.push({ ...read, wrong: read.wrong.map(cell => `seed ${seed}: ${cell}`) })
      }
      const { cells, exact, doubted, silent, wrong } = addScores(scores)
      console.log(
        `${language}, ${SHEETS} sheets: ${cells} cells, ${((100 * exact) / cells).toFixed(2)} % exact, ${doubted} doubtful, ${silent} wrong and silent`,
      )
      expect(wrong.filter(cell => cell.includes('SILENT'))).toEqual([])
      expect(exact / cells).toBeGreaterThanOrEqual(EXACT)
    },
    300_000,
  )
})
