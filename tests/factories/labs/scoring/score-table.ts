import { addScores, type Score } from './score.ts'

export interface ScoredReading {
  sheet: string
  language: string
  /** Face, and how it was shown. */
  as: string
  score: Score
}

const line = (label: string, { cells, exact, doubted, silent }: Score) =>
  [
    label.padEnd(58),
    String(cells).padStart(6),
    `${((100 * exact) / Math.max(cells, 1)).toFixed(1)} %`.padStart(9),
    String(doubted).padStart(10),
    String(silent).padStart(18),
  ].join('')

/** Cells of each sheet and each language: how many, exact, doubtful, and wrong without a doubt. */
export function scoreTable(title: string, readings: readonly ScoredReading[]): string {
  const head = `${title.padEnd(58)} cells    exact  doubtful  wrong and silent`
  const languages = Map.groupBy(readings, one => one.language)
  const parts = [...languages].flatMap(([language, own]) => [
    ...own.map(one => line(`${one.sheet}, ${one.as}`, one.score)),
    line(`= ${language}`, addScores(own.map(one => one.score))),
  ])
  return [head, ...parts, line('= all', addScores(readings.map(one => one.score)))].join('\n')
}

/** What is wrong without a doubt, for the message of a test that fails. */
export const silentCells = (readings: readonly ScoredReading[]): string[] =>
  readings.flatMap(({ sheet, as, score }) =>
    score.wrong.filter(one => one.startsWith('SILENT')).map(one => `${sheet}, ${as}: ${one}`),
  )
