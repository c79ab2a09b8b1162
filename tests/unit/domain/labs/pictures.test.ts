import { expect, it } from 'vitest'
import type { ReadPage } from '../../../../src/domain/labs/page.ts'
import { readLabReports } from '../../../../src/domain/labs/read-lab-reports.ts'
import { printMono } from '../../../factories/labs/printing/print-page.ts'

/* What recognition makes of marks and leaders; the sheets themselves are read in the server's suites. */

/** A page as recognised from a picture; `wide` are words whose boxes span the leader that they were read from. */
function pictureOf(text: string, wide: readonly string[] = []): ReadPage {
  const page = printMono(text)
  const words = (page.readings[0] ?? []).map(word => {
    const [x, y, width, height] = word.box
    const isWide = wide.includes(word.text)
    return { ...word, confidence: 0.96, box: [x, y, isWide ? width * 4 : width, height] as typeof word.box }
  })
  return { ...page, readings: [words, words] }
}

const cumulative = (
  mark: string,
) => `Показатель               Ед. изм.    Норма        10.01.2026   24.01.2026   07.02.2026
Гемоглобин               г/л         120 - 150    94${mark}         101${mark}        118${mark}
Эритроциты               10^12/л     3,7 - 4,7    3,41${mark}       3,62${mark}       3,98
Тромбоциты               10^9/л      180 - 320    401${mark}        345${mark}        288
СОЭ                      мм/ч        до 20        42${mark}         28${mark}         15
Железо сывороточное      мкмоль/л    9,0 - 30,4   3,1${mark}        12,8         14,0
Креатинин                мкмоль/л    44 - 80      71           69           74`

it.each([
  ...[' +', '+', ' (+)', ' у', ' a', ' *', ' ↓'].map(mark => [mark, 'a picture', pictureOf] as const),
  ...[' +', '+', ' ++', ' -', ' (+)', ' >', ' a', ' *', ' ↓'].map(mark => [mark, 'a PDF', printMono] as const),
])('results marked with "%s" in %s stay with their dates', (mark, _, page) => {
  const reports = readLabReports([page(cumulative(mark))])
  expect(reports.map(({ date, biomarkers }) => [date, biomarkers.map(row => row.value)])).toEqual([
    ['2026-01-10', [94, 3.41, 401, 42, 3.1, 71]],
    ['2026-01-24', [101, 3.62, 345, 28, 12.8, 69]],
    ['2026-02-07', [118, 3.98, 288, 15, 14, 74]],
  ])
  for (const { biomarkers } of reports)
    expect(biomarkers.map(row => [row.min, row.max])).toEqual([
      ...[
        [120, 150],
        [3.7, 4.7],
        [180, 320],
        [null, 20],
        [9, 30.4],
        [44, 80],
      ],
    ])
})

it('a leader that is read as letters takes no row away, and a number as wide as a leader is kept', () => {
  const [report] = readLabReports([
    pictureOf(
      `Эритроциты               1-2                  (0-2)
Слизь     уеее           +
Бактерии                 +++                  (нет)
Соли      уе             оксалаты +`,
      ['уеее', 'уе'],
    ),
  ])
  expect(report?.biomarkers.map(row => [row.nameLocal, row.rawValue])).toEqual([
    ['Эритроциты', '1-2'],
    ['Слизь', '+'],
    ['Бактерии', '+++'],
    ['Соли', 'оксалаты +'],
  ])
  const [wide] = readLabReports([
    pictureOf('Glucose     5.4      mmol/L    3.9 - 6.1\nUrea   6.1   mmol/L   2.5 - 7.8', ['5.4']),
  ])
  expect(wide?.biomarkers[0]?.value).toBe(5.4)
})
