import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'vitest'
import { readLabReports } from '../../../../src/domain/labs/read-lab-reports.ts'
import { photograph } from './noise/photograph.ts'
import { printProportional } from './printing/print-page.ts'
import { printSheet } from './printing/print-sheet.ts'
import { addScores, sameToTheEye, score } from './scoring/score.ts'
import { FIRST_SHEETS } from './sheets/first/all.ts'

test('noise', { timeout: 600000 }, () => {
  const dir = '/work/shared/reference/lab-fixtures/'
  const all = [
    ...FIRST_SHEETS.map(one => ({
      name: one.name,
      language: one.language as string,
      pages: printSheet(one.sheet),
      gold: one.gold,
    })),
    ...readdirSync(dir)
      .filter(f => f.endsWith('.txt'))
      .map(f => {
        const g = JSON.parse(readFileSync(dir + f.replace('.txt', '.json'), 'utf8'))
        return {
          name: f,
          language: g.language as string,
          pages: [printProportional(readFileSync(dir + f, 'utf8'))],
          gold: g.reports,
        }
      }),
  ].filter(one => !process.env.ONLY || one.name.includes(process.env.ONLY))
  const seeds = Number(process.env.SEEDS ?? 5)
  const total = []
  const kinds = new Map<string, number>()
  for (const one of all) {
    const scores = []
    const t = performance.now()
    for (let seed = 1; seed <= seeds; seed++) {
      const pages = one.pages.map((page, i) => photograph(page, seed * 100 + i))
      const s = score(one.gold, readLabReports(pages), sameToTheEye)
      scores.push(s)
      for (const w of s.wrong) if (w.startsWith('SILENT')) console.log(one.name, seed, w)
    }
    const s = addScores(scores)
    total.push(s)
    console.log(
      one.name,
      `exact ${((100 * s.exact) / s.cells).toFixed(1)} % doubted ${((100 * s.doubted) / s.cells).toFixed(1)} % silent ${s.silent} of ${s.cells} = 1 in ${(s.cells / s.silent).toFixed(0)} ${((performance.now() - t) / seeds).toFixed(0)} ms`,
    )
  }
  const s = addScores(total)
  console.log(
    'TOTAL',
    `exact ${((100 * s.exact) / s.cells).toFixed(1)} % doubted ${((100 * s.doubted) / s.cells).toFixed(1)} % silent ${s.silent} of ${s.cells} = 1 in ${(s.cells / s.silent).toFixed(0)}`,
  )
})
