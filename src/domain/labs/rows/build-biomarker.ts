import type { Biomarker, Cell as CellName, Doubt } from '../../../contract/entities/health-report.ts'
import { assessValue } from '../assess-value.ts'
import { catalogueEntry } from '../catalogue/all.ts'
import { findBiomarker } from '../catalogue/find-biomarker.ts'
import { usualMagnitudes } from '../catalogue/usual-range.ts'
import type { Cell } from '../layout/assign.ts'
import { unionBox } from '../layout/lines.ts'
import type { ResolvedRange } from '../range/resolve-range.ts'
import { resolveRange } from '../range/resolve-range.ts'
import { flagDirection } from '../text/flags.ts'
import { isNear, type NumberStyle, numberIn, numberStyle } from '../text/number-style.ts'
import type { PrintedNumber } from '../text/printed-number.ts'
import { wordValue } from '../text/word-values.ts'
import { parseUnit } from '../units/parse-unit.ts'
import { assessInterval, assessNumber, assessTitre, assessWords } from './assess-row.ts'
import { type RangeCell, readRangeCell } from './range-cell.ts'
import { cellsOf, cellText, type RowDraft } from './row-drafts.ts'
import type { Sheet } from './sheet.ts'
import { splitDoubleUnit, unitInName } from './unit-cell.ts'
import { readValueCell, type ValueCell } from './value-cell.ts'

export interface ReadBiomarker extends Biomarker {
  doubts: Doubt[]
}

const EMPTY: ResolvedRange = { bounds: null, possible: [], tiers: [] }

/** The biomarker of a row and one of its values; null if the row has no result there. */
export function buildBiomarker(row: RowDraft, value: Cell | null, sheet: Sheet): ReadBiomarker | null {
  const nameLocal = printedName(cellText(row, 'name'))
  if (!nameLocal) return null
  const printed = readRangeCell(cellsOf(row, 'range'), cellsOf(row, 'low'), cellsOf(row, 'high'), row.columns)
  const cell = value ? valueCell(value, printed) : null
  const range = cell && isRestOfValue(cell, printed) ? NO_RANGE : printed
  if (!cell || isAbsent(cell, range)) return null
  const doubts: Doubt[] = []
  const doubt = (name: CellName, reason: Doubt['reason']) => {
    if (!doubts.some(one => one.cell === name && one.reason === reason)) doubts.push({ cell: name, reason })
  }
  const printedUnit = cellText(row, 'unit') || cell.unit || range.unit || unitOfRange(range) || unitInName(nameLocal)
  const { unit, second: secondUnit } = splitDoubleUnit(printedUnit)
  const found = findBiomarker(nameLocal, {
    section: row.section,
    unit,
    language: sheet.language,
    misread: sheet.isPicture,
  })
  if (found.match === 'near') doubt('name', 'unknown-name')
  if (found.match === 'misread') doubt('name', 'repaired')
  if (unit && !parseUnit(unit)) doubt('unit', 'unknown-unit')
  if (cell.repaired) doubt('value', 'repaired')
  if (range.printed?.kind === 'bounds' && range.printed.repaired) doubt('range', 'repaired')

  const numbers = numbersOf(cell, range)
  const usual = usualMagnitudes(found.id, unit)
  const { style, sure } = numberStyle(numbers, { usual, language: sheet.language, decimalSign: sheet.decimalSign })
  if (!sure) doubt('value', 'ambiguous-number')
  const resolved = range.printed?.kind === 'bounds' ? resolveRange(range.printed.entries, sheet.person, style) : EMPTY
  const outcome = outcomeOf(cell, range, resolved, style, { id: found.id, isUrine: row.section === 'urine' })
  if (outcome.numeric && resolved.bounds === null && resolved.possible.length > 1) doubt('range', 'range-undecided')

  const flag = flagOf(row, value) || cell.flag || (range.flag ?? null)
  if (typeof outcome.value === 'number') {
    checkMagnitude(outcome.value, cell, resolved, doubt)
    checkFlag(flag, outcome.value, outcome.refExceed, resolved, sheet, doubt)
  }
  const noteTexts = [
    ...(outcome.note ? [outcome.note] : []),
    ...(secondUnit && cell.second ? [`${cell.second} ${secondUnit}`] : []),
    ...row.notes,
    ...(cellText(row, 'note') ? [cellText(row, 'note')] : []),
  ]
  const bounds = outcome.numeric ? resolved.bounds : null
  return {
    id: found.id,
    name: catalogueEntry(found.id)?.names[sheet.language][0] ?? null,
    nameLocal,
    rawValue: cell.raw,
    value: outcome.value,
    valueType: outcome.valueType,
    comparator: outcome.comparator,
    unit: unit || null,
    min: bounds && !(outcome.comparator && bounds.min === 0) ? bounds.min : null,
    max: bounds?.max ?? null,
    referenceRange: range.text,
    flag: flag || null,
    refExceed: outcome.refExceed,
    notes: noteTexts.length > 0 ? noteTexts.join('; ') : null,
    source: {
      page: row.lines[0]?.page ?? 1,
      line: row.lines
        .map(line => line.words.map(word => word.text).join(' '))
        .join(' / ')
        .slice(0, 2000),
      box: unionBox(row.lines.flatMap(line => line.words.map(word => word.box))),
    },
    origin: 'read',
    doubts,
  }
}

/** The mark in a column of marks; beside several columns of values the one that stands nearest behind its value. */
function flagOf(row: RowDraft, value: Cell | null): string {
  const values = cellsOf(row, 'value').map(cell => cell.column)
  const flags = cellsOf(row, 'flag').filter(({ column }) => {
    const before = values.filter(one => one < column)
    return values.length < 2 || value === null || Math.max(...before) === value.column
  })
  return flags.map(cell => cell.text).join(' ')
}

/** Without the colon and the number of the site that follow it. */
const printedName = (text: string) => text.replace(/\s*:$/u, '').replace(/\s0\d$/u, '')

const NO_RANGE: RangeCell = { text: null, printed: null }

/** "Haemolysed - unsuitable for analysis" runs on over the column of ranges. */
function valueCell(value: Cell, range: RangeCell): ValueCell {
  const cell = readValueCell(value.text)
  return isRestOfValue(cell, range) ? readValueCell(`${value.text} ${range.text}`) : cell
}

function isRestOfValue({ content }: ValueCell, { text, printed }: RangeCell): boolean {
  return (
    content.kind === 'words' && content.means === 'missing' && text !== null && printed === null && !wordValue(text)
  )
}

/** Two dashes, or an empty result: nothing was measured. One dash counts where the reference is a dash. */
function isAbsent(cell: ValueCell, range: RangeCell): boolean {
  if (cell.content.kind === 'words' && cell.content.means === 'missing') return /^[-–—.]{2,}$/u.test(cell.raw)
  return cell.raw === '' || (cell.content.kind === 'dash' && range.text === null)
}

const unitOfRange = ({ printed }: RangeCell) =>
  printed?.kind === 'bounds' ? (printed.entries.find(entry => entry.unit)?.unit?.text ?? null) : null

function numbersOf(cell: ValueCell, range: RangeCell): PrintedNumber[] {
  const own = cell.content.kind === 'number' ? [cell.content.number] : []
  const bounds = range.printed?.kind === 'bounds' ? range.printed.entries.flatMap(({ low, high }) => [low, high]) : []
  return [...own, ...bounds.filter(one => one !== null)]
}

interface Outcome {
  value: number | boolean | string | null
  valueType: 'number' | 'text' | 'boolean'
  comparator: Biomarker['comparator']
  refExceed: 0 | 1 | null
  /** Whether its bounds are numbers to compare with. */
  numeric: boolean
  note: string | null
}

function outcomeOf(
  cell: ValueCell,
  range: RangeCell,
  resolved: ResolvedRange,
  style: NumberStyle,
  test: { id: string | null; isUrine: boolean },
): Outcome {
  const none = { comparator: null, numeric: false, note: null }
  const { content } = cell
  switch (content.kind) {
    case 'number': {
      const value = numberIn(content.number, style)
      const refExceed = assessNumber(value, cell, resolved)
      const tier = resolved.tiers.find(({ bounds }) => assessValue(value, content.comparator, bounds) === 0)
      const note = tier && refExceed === 1 ? tier.text : null
      return { value, valueType: 'number', comparator: content.comparator, refExceed, numeric: true, note }
    }
    case 'interval': {
      const refExceed = assessInterval(numberIn(content.low, style), numberIn(content.high, style), resolved.bounds)
      return { ...none, value: cell.raw, valueType: 'text', refExceed, numeric: true }
    }
    case 'titre':
      return { ...none, value: cell.raw, valueType: 'text', refExceed: assessTitre(content.parts, range.printed) }
    case 'dash': {
      const isNegative = range.text === '-' || range.text === '–' || range.text === '—'
      return {
        ...none,
        value: isNegative ? false : null,
        valueType: isNegative ? 'boolean' : 'text',
        refExceed: isNegative ? 0 : null,
      }
    }
    case 'text':
      // A result with a digit that is no number was misread; its range stands.
      if (/\d/u.test(cell.raw)) return { ...none, value: cell.raw, valueType: 'text', refExceed: null, numeric: true }
      return { ...none, value: cell.raw, valueType: 'text', refExceed: assessWords(cell, range.text, test) }
    case 'words': {
      if (content.means === 'missing')
        return { ...none, value: null, valueType: 'text', refExceed: null, note: cell.raw }
      const refExceed = assessWords(cell, range.text, test)
      if (content.means === 'graded' || content.means === 'few')
        return { ...none, value: cell.raw, valueType: 'text', refExceed }
      const note = cell.second ? `index ${cell.second}` : null
      return { ...none, value: content.means === 'positive', valueType: 'boolean', refExceed, note }
    }
  }
}

type AddDoubt = (cell: CellName, reason: Doubt['reason']) => void

/** A value a factor 20 away from its range is more often misread than true. */
function checkMagnitude(value: number, cell: ValueCell, { bounds, possible }: ResolvedRange, doubt: AddDoubt) {
  if (cell.content.kind === 'number' && cell.content.comparator) return
  const ranges = bounds ? [bounds] : possible
  if (ranges.length > 0 && !ranges.some(one => isNear(value, [one.min, one.max]))) doubt('value', 'far-from-range')
}

function checkFlag(
  flag: string | null,
  value: number,
  refExceed: 0 | 1 | null,
  { bounds }: ResolvedRange,
  sheet: Sheet,
  doubt: AddDoubt,
) {
  if (refExceed === null) return
  const direction = flag ? flagDirection(flag, sheet.isPicture) : null
  const isLow = bounds !== null && bounds.min !== null && value <= bounds.min
  const disagrees =
    direction === null
      ? sheet.hasFlags && refExceed === 1 && !flag
      : direction === 'inside'
        ? refExceed === 1
        : refExceed === 0 || (direction === 'low' && !isLow && bounds !== null) || (direction === 'high' && isLow)
  if (disagrees) doubt('value', 'flag-disagrees')
}
