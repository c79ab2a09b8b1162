import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLabReports } from '../../../../src/domain/labs/read-lab-reports.ts'
import type { DocumentReader } from '../../../../src/server/engines/documents/document-reader.ts'
import { straighten } from '../../../../src/server/engines/documents/page.ts'
import { hasFaces } from '../../../factories/documents/faces.ts'
import { photoOf, picturesOf } from '../../../factories/documents/pictures.ts'
import { PRINTED_FACES, SCORED_SHEETS } from '../../../factories/labs/all-sheets.ts'
import { addScores, sameToTheEye, score } from '../../../factories/labs/scoring/score.ts'
import { type ScoredReading, scoreTable, silentCells } from '../../../factories/labs/scoring/score-table.ts'
import { outcomeOf, startReader } from './reading.ts'

const EXACT = 0.85
const CELLS_TO_A_SILENT_ONE = 200

/** LAB_PICTURES=all reads every sheet, about half an hour, LAB_PICTURES=ru those of a language; else one of each. */
const asked = process.env.LAB_PICTURES
const isLong = asked !== undefined
const FEW = new Set(['01-ru-cbc', '07-en-uk-gp', '09-el-cbc'])
const sheets = SCORED_SHEETS.filter(({ name, language }) =>
  isLong ? ['all', language].includes(asked) : FEW.has(name),
)
const faces = isLong ? PRINTED_FACES : PRINTED_FACES.slice(0, 1)
const shown = {
  'at 200 dpi': async (picture: Buffer) => picture,
  // Turned by 4 degrees, blurred, unevenly lit, JPEG.
  'as a photo': (picture: Buffer) => photoOf(picture),
}

describe.runIf(hasFaces)('laboratory sheets as pictures', () => {
  let reader: DocumentReader
  const readings: ScoredReading[] = []
  beforeAll(async () => {
    reader = await startReader()
    if (reader.missingLanguages.length > 0) return
    for (const sheet of sheets)
      for (const face of faces) {
        const pictures = await picturesOf(await sheet.pdf(face))
        for (const [how, show] of Object.entries(shown)) {
          const pages = []
          for (const picture of pictures) pages.push(...(await outcomeOf(reader, await show(picture))).pages)
          const read = readLabReports(pages.map((page, at) => straighten({ ...page, number: at + 1 }).page))
          const own = score(sheet.gold, read, sameToTheEye)
          readings.push({ sheet: sheet.name, language: sheet.language, as: `${face} ${how}`, score: own })
        }
      }
    console.log(scoreTable('As pictures', readings))
  }, 3_600_000)
  afterAll(() => reader.close())

  it.for(['ru', 'en', 'el'])(
    '%s: 85 %% of the cells are exact, and one in 200 at most is wrong without a doubt',
    (language, { skip }) => {
      skip(reader.missingLanguages.length > 0, 'the data of a language is missing')
      skip(isLong && !['all', language].includes(asked), 'another language was asked for')
      const own = readings.filter(one => one.language === language)
      const { cells, exact, silent } = addScores(own.map(one => one.score))
      expect(silent, silentCells(own).join('\n')).toBeLessThanOrEqual(cells / CELLS_TO_A_SILENT_ONE)
      expect(exact / cells).toBeGreaterThanOrEqual(EXACT)
    },
  )
})
