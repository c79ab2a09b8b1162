import type { Cell as CellName, Doubt } from '../../../contract/entities/health-report.ts'
import type { ReadBiomarker } from '../rows/build-biomarker.ts'
import { cellsOf, type RowDraft } from '../rows/row-drafts.ts'
import { fold } from '../text/fold.ts'
import { parseUnit, sameUnit } from '../units/parse-unit.ts'

/** Below this no word counts as read. */
const LEGIBLE = 0.6

/**
 * What two readings of a row do not say alike. Letters of one shape, kinds of dashes and spaces are no difference; the
 * decimal sign, a flag or a bound is.
 */
export function differences(merged: ReadBiomarker, a: ReadBiomarker | null, b: ReadBiomarker | null): Doubt[] {
  const all: CellName[] = ['name', 'value', 'unit', 'range']
  if (!a || !b) return all.map(cell => ({ cell, reason: 'readings-differ' }))
  const differ = all.filter(cell => {
    const [one, other, chosen] = [a, b, merged].map(row => essence(row, cell))
    return one !== other || chosen !== one
  })
  return differ.map(cell => ({ cell, reason: 'readings-differ' }))
}

function essence(row: ReadBiomarker, cell: CellName): string {
  switch (cell) {
    case 'name':
      return `${row.id}|${fold(row.nameLocal ?? '').replace(/[^\p{L}\p{N}%#]/gu, '')}`
    case 'value':
      return [row.valueType, value(row), row.comparator, letters(row.flag)].join('|')
    case 'unit':
      return row.unit ? unit(row.unit) : ''
    default:
      return [row.min, row.max, letters(row.referenceRange)].join('|')
  }
}

const value = (row: ReadBiomarker) =>
  typeof row.value === 'number'
    ? `${row.value} ${(row.rawValue ?? '').replace(/[^\d.,]/gu, '')}`
    : letters(row.rawValue)

const letters = (text: string | null | undefined) => fold(text ?? '').replace(/[\s()[\]]/gu, '')

/** Spellings of one unit are one; of an unknown unit its letters count. */
function unit(text: string): string {
  const known = parseUnit(text)
  return known && sameUnit(known, known)
    ? `${known.kind} ${known.per} ${known.scale} ${known.qualifier}`
    : letters(text)
}

/** Cells of which no reading saw every word clearly. A known name and a known unit are words that nothing else becomes. */
export function illegible(merged: ReadBiomarker, a: RowDraft, b: RowDraft): Doubt[] {
  const isKnownUnit = merged.unit ? parseUnit(merged.unit) !== null : false
  const cells: readonly CellName[] = [
    ...(merged.id ? [] : (['name'] as const)),
    ...(isKnownUnit ? [] : (['unit'] as const)),
    'value',
    'range',
  ]
  return cells.flatMap((cell): Doubt[] => {
    const confidence = (row: RowDraft) =>
      Math.min(...cellsOf(row, cell === 'date' ? 'value' : cell).flatMap(one => one.words.map(word => word.confidence)))
    return Math.max(confidence(a), confidence(b)) < LEGIBLE ? [{ cell, reason: 'illegible' }] : []
  })
}
