import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'vitest'
import { readLabReports } from '../../../../src/domain/labs/read-lab-reports.ts'
import { printMono, printProportional } from './printing/print-page.ts'
import { score } from './scoring/score.ts'

test('fixtures', () => {
  const dir = '/work/shared/reference/lab-fixtures/'
  for (const f of readdirSync(dir).filter(x => x.endsWith('.txt'))) {
    if (process.env.ONLY && !f.includes(process.env.ONLY)) continue
    const text = readFileSync(dir + f, 'utf8')
    const gold = JSON.parse(readFileSync(dir + f.replace('.txt', '.json'), 'utf8'))
    for (const [face, page] of [
      ['mono', printMono(text)],
      ['prop', printProportional(text)],
    ] as const) {
      const t = performance.now()
      const read = readLabReports([page])
      const s = score(gold.reports, read)
      console.log(
        f,
        face,
        `${s.exact}/${s.cells} doubted ${s.doubted} silent ${s.silent} ${(performance.now() - t).toFixed(0)}ms`,
      )
      for (const w of s.wrong.slice(0, 40)) console.log('   ', w)
      if (process.env.ONLY)
        for (const r of read)
          for (const b of r.biomarkers)
            console.log(
              b.id,
              b.nameLocal,
              '|',
              b.rawValue,
              '|',
              b.unit,
              '|',
              b.referenceRange,
              '|',
              b.flag,
              '|',
              b.notes,
              JSON.stringify(b.doubts),
              b.source?.line,
            )
    }
  }
})
