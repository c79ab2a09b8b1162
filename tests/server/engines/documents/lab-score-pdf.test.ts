import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLabReports } from '../../../../src/domain/labs/read-lab-reports.ts'
import type { DocumentReader } from '../../../../src/server/engines/documents/document-reader.ts'
import { straighten } from '../../../../src/server/engines/documents/page.ts'
import { hasFaces } from '../../../factories/documents/faces.ts'
import { PRINTED_FACES, SCORED_SHEETS } from '../../../factories/labs/all-sheets.ts'
import { addScores, score } from '../../../factories/labs/scoring/score.ts'
import { type ScoredReading, scoreTable, silentCells } from '../../../factories/labs/scoring/score-table.ts'
import { outcomeOf, startReader } from './reading.ts'

const EXACT = 0.95

describe.runIf(hasFaces)('laboratory sheets as PDF of text', () => {
  let reader: DocumentReader
  const readings: ScoredReading[] = []
  beforeAll(async () => {
    reader = await startReader()
    for (const sheet of SCORED_SHEETS)
      for (const face of PRINTED_FACES) {
        const { pages } = await outcomeOf(reader, await sheet.pdf(face))
        const read = readLabReports(pages.map(page => straighten(page).page))
        readings.push({ sheet: sheet.name, language: sheet.language, as: face, score: score(sheet.gold, read) })
      }
    console.log(scoreTable('As PDF of text', readings))
  }, 120_000)
  afterAll(() => reader.close())

  it.each(['ru', 'en', 'el'])('%s: 95 %% of the cells are exact, and no wrong one is without a doubt', language => {
    const own = readings.filter(one => one.language === language)
    const { cells, exact } = addScores(own.map(one => one.score))
    expect(silentCells(own)).toEqual([])
    expect(exact / cells).toBeGreaterThanOrEqual(EXACT)
  })
})
