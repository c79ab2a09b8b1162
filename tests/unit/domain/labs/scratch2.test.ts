import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { columnsOf, lanesOf, rowPieces } from '../../../../src/domain/labs/layout/columns.ts'
import { linesOf, lineText } from '../../../../src/domain/labs/layout/lines.ts'
import { placedWords } from '../../../../src/domain/labs/layout/placed-words.ts'
import { wideGap } from '../../../../src/domain/labs/layout/segments.ts'
import { readTables } from '../../../../src/domain/labs/layout/tables.ts'
import { printMono, printProportional } from './printing/print-page.ts'

test('debug', () => {
  const text = readFileSync('/work/shared/reference/lab-fixtures/' + process.env.FILE, 'utf8')
  const page = process.env.FACE === 'mono' ? printMono(text) : printProportional(text)
  const lines = linesOf(placedWords(page, page.readings[0]!))
  const gap = wideGap(lines)
  console.log('gap', gap)
  for (const r of rowPieces(lines, gap, false))
    console.log(r.pieces.map(p => `${p.role}[${p.left.toFixed(1)}-${p.right.toFixed(1)}]:${p.text}`).join(' | '))
  for (const l of lanesOf(rowPieces(lines, gap, false), []))
    console.log('LANE', l.left.toFixed(1), l.right.toFixed(1), l.texts.slice(0, 6).join(' ; '))
  let t = -1
  for (const r of readTables([lines], false)) {
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
})
