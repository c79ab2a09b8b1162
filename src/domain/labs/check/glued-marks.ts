import type { ReadBiomarker } from '../rows/build-biomarker.ts'
import { MARK_DIGITS } from '../rows/check-row.ts'

/**
 * On a picture whose marks stand right behind numbers, and are read as digits, any number without a mark that ends in
 * such a digit may be a shorter one with its mark: "6↓" is read as 64.
 */
export function doubtGluedMarks(rows: readonly ReadBiomarker[]) {
  const open = rows.filter(row => !row.flag && typeof row.value === 'number' && MARK_DIGITS.test(row.rawValue ?? ''))
  const isDoubtful = (row: ReadBiomarker) => row.doubts.some(one => one.cell === 'value')
  const glued = open.filter(row => row.doubts.some(one => one.cell === 'value' && one.reason === 'ambiguous-number'))
  if (glued.length < 2) return
  for (const row of open) if (!isDoubtful(row)) row.doubts.push({ cell: 'value', reason: 'ambiguous-number' })
}
