import type { ReadBiomarker } from '../rows/build-biomarker.ts'
import { MARK_DIGITS } from '../rows/check-row.ts'

/**
 * Recognition reads a mark behind a number as a digit: "6↓" as 64. Where two values of a picture show this, every
 * unmarked one that ends in such a digit is doubtful.
 */
export function doubtGluedMarks(rows: readonly ReadBiomarker[]) {
  const open = rows.filter(row => !row.flag && typeof row.value === 'number' && MARK_DIGITS.test(row.rawValue ?? ''))
  const isDoubtful = (row: ReadBiomarker) => row.doubts.some(one => one.cell === 'value')
  const glued = open.filter(row => row.doubts.some(one => one.cell === 'value' && one.reason === 'ambiguous-number'))
  if (glued.length < 2) return
  for (const row of open) if (!isDoubtful(row)) row.doubts.push({ cell: 'value', reason: 'ambiguous-number' })
}
