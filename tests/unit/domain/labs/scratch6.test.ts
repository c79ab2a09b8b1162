import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { test } from 'vitest'
import { readLabReports } from '../../../../src/domain/labs/read-lab-reports.ts'
import { addScores, sameToTheEye, score } from './scoring/score.ts'
import { FIRST_SHEETS } from './sheets/first/all.ts'

test('ocr', { timeout: 600000 }, () => {
  const dir = '/tmp/labs-tools/pages/'
  const fx = '/work/shared/reference/lab-fixtures/'
  const golds = new Map<string, any>(FIRST_SHEETS.map(s => [`first-${s.name}`, s.gold]))
  for (const f of readdirSync(fx).filter(x => x.endsWith('.json')))
    for (const k of ['prop', 'mono'])
      golds.set(`fx-${f.replace('.json', '')}-${k}`, JSON.parse(readFileSync(fx + f, 'utf8')).reports)
  const totals: any = { clean: [], photo: [] }
  for (const [name, gold] of golds)
    for (const kind of ['clean.png', 'photo.jpg']) {
      if (process.env.ONLY && !`${name}-${kind}`.includes(process.env.ONLY)) continue
      const files = [0, 1].map(i => `${dir}${name}-${i}-${kind}.json`).filter(existsSync)
      if (files.length === 0) continue
      const pages = files.map((f, i) => ({ ...JSON.parse(readFileSync(f, 'utf8')), number: i + 1 }))
      const read = readLabReports(pages)
      const s = score(gold, read, sameToTheEye)
      totals[kind.slice(0, 5)].push(s)
      console.log(
        'SCORE',
        name,
        kind,
        `exact ${((100 * s.exact) / s.cells).toFixed(1)} % doubted ${((100 * s.doubted) / s.cells).toFixed(1)} % silent ${s.silent} of ${s.cells}`,
      )
      for (const w of s.wrong) if (w.startsWith('SILENT') || process.env.ONLY) console.log('   ', w)
      if (process.env.ONLY) {
        for (const p of pages) for (const r of p.readings) console.log('READING', r.map((w: any) => w.text).join(' '))
        for (const r of read) {
          console.log(r.date, r.sex, r.ageYears, JSON.stringify(r.doubts))
          for (const b of r.biomarkers)
            console.log(
              '  ',
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
              b.doubts!.map(d => `${d.cell}:${d.reason}`).join(' '),
            )
        }
      }
    }
  for (const k of ['clean', 'photo']) {
    const s = addScores(totals[k])
    console.log(
      'TOTAL',
      k,
      `exact ${((100 * s.exact) / s.cells).toFixed(1)} % doubted ${((100 * s.doubted) / s.cells).toFixed(1)} % silent ${s.silent} of ${s.cells} = 1 in ${(s.cells / s.silent).toFixed(0)}`,
    )
  }
})
