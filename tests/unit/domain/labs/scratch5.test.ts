import { test } from 'vitest'
import { readLabReports } from '../../../../src/domain/labs/read-lab-reports.ts'
import { photograph } from './noise/photograph.ts'
import { printSheet } from './printing/print-sheet.ts'
import { FIRST_SHEETS } from './sheets/first/all.ts'

test('x', () => {
  const one = FIRST_SHEETS.find(x => x.name.includes(process.env.ONLY!))!
  const pages = printSheet(one.sheet).map((p, i) => photograph(p, Number(process.env.SEED) * 100 + i))
  for (const r of [0, 1])
    console.log(
      pages[0]!.readings[r]!.map(w => w.text)
        .join(' ')
        .slice(0, 3000),
    )
  for (const r of readLabReports(pages)) {
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
})
