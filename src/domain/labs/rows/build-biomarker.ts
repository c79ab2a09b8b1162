import type { Biomarker, Box, Doubt, Source } from '../../../contract/entities/health-report.ts'
import { catalogueEntry } from '../catalogue/all.ts'
import { usualMagnitudes } from '../catalogue/usual-range.ts'
import type { Cell } from '../layout/assign.ts'
import { lineText, unionBox } from '../layout/lines.ts'
import { type ResolvedRange, resolveRange } from '../range/resolve-range.ts'
import { numberStyle } from '../text/number-style.ts'
import type { PrintedNumber } from '../text/printed-number.ts'
import { checkBlank, hasStrays, isAscending, isUnread } from './check-cells.ts'
import { type AddDoubt, checkBounds, checkFlag, checkGluedMark, checkLostSign, checkMagnitude } from './check-row.ts'
import { checkedFlag, flagOf, remarkFlag, strayMark } from './mark-of-row.ts'
import { printedName, readName, withPercent } from './name-of-row.ts'
import { outcomeOf } from './outcome.ts'
import { type RangeCell, readRangeCell } from './range-cell.ts'
import { hasRivals, isAbsent, isRestOfValue, isTelling, lostCell, NO_RANGE, valueCell } from './result-of-row.ts'
import { cellsOf, cellText, type RowDraft } from './row-drafts.ts'
import type { Sheet } from './sheet.ts'
import { areAlike } from './told-apart.ts'
import { splitDoubleUnit, unitInName } from './unit-cell.ts'
import { checkedUnit } from './unit-of-row.ts'
import { hasMark } from './unread-marks.ts'
import type { ValueCell } from './value-cell.ts'

export interface ReadBiomarker extends Biomarker {
  doubts: Doubt[]
}

const EMPTY: ResolvedRange = { bounds: null, possible: [], tiers: [] }

/** The biomarker of a row and one of its values; null if the row has no result there. */
export function buildBiomarker(row: RowDraft, value: Cell | null, sheet: Sheet): ReadBiomarker | null {
  const cleanName = printedName(cellText(row, 'name'), sheet)
  if (!cleanName) return null
  const printed = readRangeCell(cellsOf(row, 'range'), cellsOf(row, 'low'), cellsOf(row, 'high'), row.columns)
  const { cell, mark } = value?.isLost ? { cell: lostCell(value), mark: null } : valueCell(value, printed, sheet)
  const range = cell && isRestOfValue(cell, printed) ? NO_RANGE : printed
  if (!cell || isAbsent(cell, range)) return null
  const doubts: Doubt[] = []
  const doubt: AddDoubt = (name, reason) => {
    if (!doubts.some(one => one.cell === name && one.reason === reason)) doubts.push({ cell: name, reason })
  }
  const numbers = numbersOf(cell, range)
  const printedUnit = cellText(row, 'unit') || cell.unit || range.unit || unitOfRange(range) || unitInName(cleanName)
  const { unit: readUnit, second: secondUnit } = splitDoubleUnit(printedUnit)
  const nameLocal = withPercent(cleanName, readUnit, sheet, doubt)
  const found = readName(nameLocal, readUnit, row.section, sheet, doubt)
  const unit = checkedUnit(readUnit, found.id, numbers, sheet, doubt)
  if (cell.repaired) doubt('value', 'repaired')
  if (value?.isOpen || hasRivals(row)) doubt('value', 'ambiguous-number')
  if (areAlike(row) && !sheet.toldApart.has(row.table)) {
    doubt('value', 'ambiguous-number')
    doubt('range', 'ambiguous-number')
  }
  if (row.unread.some(isTelling)) {
    const cells = sheet.isPicture
      ? (['value', ...(unit ? [] : (['unit'] as const))] as const)
      : (['name', 'value', 'range'] as const)
    for (const name of cells) doubt(name, sheet.isPicture ? 'illegible' : 'ambiguous-number')
  }
  if (range.printed?.kind === 'bounds' && range.printed.repaired) doubt('range', 'repaired')
  if (hasStrays(range, sheet.isPicture)) doubt('range', sheet.isPicture ? 'illegible' : 'ambiguous-number')
  if (!isAscending(range) || isUnread(range)) doubt('range', 'ambiguous-number')
  if (sheet.isPicture) checkBlank(cell, range, found.id, row, sheet, doubt)

  if (value?.isLost) doubt('value', 'illegible')
  if (sheet.isPicture && hasMark(row, value)) {
    doubt('value', 'illegible')
    if (!unit) doubt('unit', 'illegible')
    if (range.text === null) doubt('range', 'illegible')
  }

  const usual = usualMagnitudes(found.id, unit)
  const { style, sure } = numberStyle(numbers, { usual, language: sheet.language, decimalSign: sheet.decimalSign })
  if (!sure) doubt('value', 'ambiguous-number')
  const resolved = range.printed?.kind === 'bounds' ? resolveRange(range.printed.entries, sheet.person, style) : EMPTY
  const outcome = outcomeOf(cell, range, resolved, style, { id: found.id, isUrine: row.section === 'urine' })
  if (outcome.numeric && resolved.bounds === null && resolved.possible.length > 1) doubt('range', 'range-undecided')

  const flag =
    flagOf(row, value) ||
    cell.flag ||
    mark ||
    range.flag ||
    (remarkFlag(row) ?? (sheet.isPicture ? strayMark(row, value) : null))
  if (typeof outcome.value === 'number') {
    checkMagnitude(outcome.value, cell, resolved, doubt)
    checkFlag(flag, outcome.value, outcome.refExceed, resolved, sheet, doubt)
    if (sheet.isPicture) {
      checkLostSign(outcome.value, numbers, resolved, usual, doubt)
      checkBounds(resolved, usual, doubt)
      if (!flag) checkGluedMark(cell.raw, outcome.value, numbers, resolved, usual, doubt)
    }
  }
  const bounds = outcome.numeric ? resolved.bounds : null
  return {
    id: found.id,
    name: catalogueEntry(found.id)?.names[sheet.language][0] ?? null,
    nameLocal,
    rawValue: sheet.isPicture && cell.repaired ? cell.raw.replace(/[«‹]/u, '<') : cell.raw,
    value: outcome.value,
    valueType: outcome.valueType,
    comparator: outcome.comparator,
    unit: unit || null,
    min: bounds && !(outcome.comparator && bounds.min === 0) ? bounds.min : null,
    max: bounds?.max ?? null,
    referenceRange: sheet.isPicture ? withBounds(range.text, doubt) : range.text,
    flag: flag ? checkedFlag(flag, outcome, bounds, doubt) : null,
    refExceed: outcome.refExceed,
    notes: notesOf(row, outcome.note, secondUnit && cell.second ? `${cell.second} ${secondUnit}` : null),
    source: sourceOf(row, value),
    origin: 'read',
    doubts,
  }
}

/** "«1:80" is "<1:80". */
function withBounds(text: string | null, doubt: AddDoubt): string | null {
  if (text === null || !/[«‹]/u.test(text)) return text
  doubt('range', 'repaired')
  return text.replace(/[«‹]/gu, '<')
}

function notesOf(row: RowDraft, ...own: (string | null)[]): string | null {
  const texts = [...own, ...row.notes, remarkFlag(row) ? null : cellText(row, 'note')].filter(one => one)
  return texts.length > 0 ? texts.join('; ') : null
}

const sourceOf = ({ lines }: RowDraft, value: Cell | null): Source => ({
  page: lines[0]?.page ?? 1,
  line: lines.map(lineText).join(' / ').slice(0, 2000),
  box: unionBox(lines.flatMap(line => line.words.map(word => word.box))),
  ...(value && value.words.length > 0 && { value: rounded(unionBox(value.words.map(word => word.box))) }),
})

/** To a ten-thousandth of a page: it is stored with every value. */
const rounded = (box: Box): Box => box.map(side => Math.round(side * 1e4) / 1e4) as Box

const unitOfRange = ({ printed }: RangeCell) =>
  printed?.kind === 'bounds' ? (printed.entries.find(entry => entry.unit)?.unit?.text ?? null) : null

function numbersOf(cell: ValueCell, range: RangeCell): PrintedNumber[] {
  const own = cell.content.kind === 'number' ? [cell.content.number] : []
  const bounds = range.printed?.kind === 'bounds' ? range.printed.entries.flatMap(({ low, high }) => [low, high]) : []
  return [...own, ...bounds.filter(one => one !== null)]
}
