import { test } from 'vitest'
import { linesOf, lineText } from '../../../../src/domain/labs/layout/lines.ts'
import { placedWords } from '../../../../src/domain/labs/layout/placed-words.ts'
import { readTables } from '../../../../src/domain/labs/layout/tables.ts'
import { readLabReports } from '../../../../src/domain/labs/read-lab-reports.ts'
import { printSheet } from './printing/print-sheet.ts'
import { score } from './scoring/score.ts'
import { FIRST_SHEETS } from './sheets/first/all.ts'

test('sheets', () => {
  for (const one of FIRST_SHEETS) {
    if (process.env.ONLY && !one.name.includes(process.env.ONLY)) continue
    const pages = printSheet(one.sheet)
    if (process.env.ONLY) {
      let t = -1
      for (const r of readTables(
        pages.map(page => linesOf(placedWords(page, page.readings[0]!))),
        false,
      )) {
        if (r.table !== t)
          console.log(
            'TABLE',
            (t = r.table),
            r.columns.map(c => `${c.role}[${c.left.toFixed(1)}-${c.right.toFixed(1)}]`).join(' '),
          )
        console.log(
          r.isHeading ? 'HEAD' : '',
          r.cells ? r.cells.map(c => `${c.role}:${c.text}`).join(' | ') : lineText(r.line),
        )
      }
    }
    const t = performance.now()
    const read = readLabReports(pages)
    const s = score(one.gold, read)
    console.log(
      one.name,
      `${s.exact}/${s.cells} doubted ${s.doubted} silent ${s.silent} ${(performance.now() - t).toFixed(0)}ms`,
    )
    for (const w of s.wrong.slice(0, 60)) console.log('   ', w)
  }
})
