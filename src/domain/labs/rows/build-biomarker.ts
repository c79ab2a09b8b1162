import type { Biomarker, Doubt, Source } from '../../../contract/entities/health-report.ts'
import { catalogueEntry } from '../catalogue/all.ts'
import type { CatalogueEntry } from '../catalogue/entry.ts'
import { type FoundBiomarker, findBiomarker, fitsEntry } from '../catalogue/find-biomarker.ts'
import { usualMagnitudes } from '../catalogue/usual-range.ts'
import type { Cell } from '../layout/assign.ts'
import { lineText, unionBox } from '../layout/lines.ts'
import { type Bounds, type ResolvedRange, resolveRange } from '../range/resolve-range.ts'
import { flagDirection } from '../text/flags.ts'
import { numberStyle } from '../text/number-style.ts'
import type { PrintedNumber } from '../text/printed-number.ts'
import { wordValue } from '../text/word-values.ts'
import { unitReadings } from '../units/parse-unit.ts'
import { repairUnit } from '../units/repair-unit.ts'
import {
  type AddDoubt,
  checkBounds,
  checkFlag,
  checkGluedMark,
  checkLostSign,
  checkMagnitude,
  isUsualIn,
} from './check-row.ts'
import { repairedFlag, splitMark, splitStrangeUnit } from './misread-flag.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
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
  if (row.unread.some(isTelling)) doubt('value', sheet.isPicture ? 'illegible' : 'ambiguous-number')
  if (range.printed?.kind === 'bounds' && range.printed.repaired) doubt('range', 'repaired')
  if (sheet.isPicture && range.printed?.kind === 'bounds' && range.printed.strayWords > 0) doubt('range', 'illegible')
  if (!isAscending(range) || isUnread(range)) doubt('range', 'ambiguous-number')
  if (sheet.isPicture) checkBlank(cell, range, found.id, row, sheet, doubt)

  const usual = usualMagnitudes(found.id, unit)
  const { style, sure } = numberStyle(numbers, { usual, language: sheet.language, decimalSign: sheet.decimalSign })
  if (!sure) doubt('value', 'ambiguous-number')
  const resolved = range.printed?.kind === 'bounds' ? resolveRange(range.printed.entries, sheet.person, style) : EMPTY
  const outcome = outcomeOf(cell, range, resolved, style, { id: found.id, isUrine: row.section === 'urine' })
  if (outcome.numeric && resolved.bounds === null && resolved.possible.length > 1) doubt('range', 'range-undecided')

  const flag = flagOf(row, value) || cell.flag || mark || range.flag || (remarkFlag(row) ?? null)
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
    referenceRange: range.text,
    flag: flag ? checkedFlag(flag, outcome, bounds, doubt) : null,
    refExceed: outcome.refExceed,
    notes: notesOf(row, outcome.note, secondUnit && cell.second ? `${cell.second} ${secondUnit}` : null),
    source: sourceOf(row),
    origin: 'read',
    doubts,
  }
}

/** A name that only a part of says which test it is, and one that was misread, are in doubt. */
function readName(name: string, unit: string | null, section: RowDraft['section'], sheet: Sheet, doubt: AddDoubt) {
  const context = { section, language: sheet.language, misread: sheet.isPicture }
  const own = findBiomarker(name, { ...context, unit })
  // A unit that was misread must not hide the test.
  const bare = own.id === null ? findBiomarker(name, context) : own
  const found = (sheet.isPicture && !own.known) || isStrangeConcentration(bare, unit) ? bare : own
  if (found !== own && own.known) doubt('unit', 'unknown-unit')
  if (found.match === 'near') doubt('name', 'unknown-name')
  if (found.match === 'misread') doubt('name', 'repaired')
  if (sheet.isPicture && (found.match === 'part' || found.match === 'none')) doubt('name', 'unknown-name')
  return found
}

/** A known test as a concentration in a unit that the catalogue lacks for it: AFP in IU/ml. */
function isStrangeConcentration({ id, match }: FoundBiomarker, unit: string | null): boolean {
  const isConcentration = (text: string) =>
    unitReadings(text).some(one => one.per === 'L' && (one.kind === 'g' || one.kind === 'mol' || one.kind === 'U'))
  return (
    match === 'exact' &&
    unit !== null &&
    isConcentration(unit) &&
    isConcentration(catalogueEntry(id)?.units[0]?.unit ?? '')
  )
}

/** The unit as read, or of a picture the one that it must be; one in which the numbers cannot be is in doubt. */
function checkedUnit(
  unit: string | null,
  id: string | null,
  numbers: readonly PrintedNumber[],
  sheet: Sheet,
  doubt: AddDoubt,
): string | null {
  const entry = catalogueEntry(id)
  if (!unit) {
    if (sheet.isPicture && entry && needsUnit(entry) && sheet.units.size > 0) doubt('unit', 'illegible')
    return null
  }
  // "10 9/л": the sign of the power was not seen.
  const power = sheet.isPicture ? /^([xх×]?\s?10)\s?((?:3|6|9|12)\/.*)$/u.exec(unit) : null
  if (power) {
    doubt('unit', 'repaired')
    return checkedUnit(`${power[1]}^${power[2]}`, id, numbers, sheet, doubt)
  }
  const isKnown = unitReadings(unit).length > 0
  if (!isKnown) doubt('unit', 'unknown-unit')
  if (sheet.isPicture && /1[.,]73$/u.test(unit)) doubt('unit', 'illegible')
  if (!sheet.isPicture || !entry) return unit
  const fits = isKnown && unitReadings(unit).some(one => fitsEntry(one, entry)) && isUsualIn(unit, id, numbers)
  if (fits) return unit
  doubt('unit', 'unknown-unit')
  return repairUnit(unit, entry, sheet.units, other => isUsualIn(other, id, numbers)) ?? unit
}

const needsUnit = ({ units }: CatalogueEntry) =>
  units.length > 0 && units[0]?.unit !== 'ratio' && units[0]?.unit !== 'pH'

/** Letters of two alphabets in a word, or of another one than the sheet's; a capital inside a word. */
const isGarbled = (text: string, language: Sheet['language']) =>
  (language !== 'en' && /(?<!\p{L})\p{Script=Latin}{3}/u.test(text)) ||
  text
    .split(/[\s/,;()-]+/u)
    .some(
      word =>
        [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u].filter(one => one.test(word)).length > 1 ||
        /\p{Ll}\p{Lu}/u.test(word),
    ) ||
  /(?<!\p{L})\p{Lu}\s\p{Ll}{3}/u.test(text)

/** An empty cell in a column that is full elsewhere was not seen. */
function checkBlank(
  cell: ValueCell,
  range: RangeCell,
  id: string | null,
  row: RowDraft,
  sheet: Sheet,
  doubt: AddDoubt,
) {
  const isBlank = range.text === null && id !== null && cell.content.kind === 'number'
  if (isBlank && sheet.filled(row.table).range > 0.8) doubt('range', 'illegible')
  if (range.text !== null && range.printed === null && /\d/u.test(range.text)) doubt('range', 'illegible')
  if (cell.content.kind === 'text' && isGarbled(cell.raw, sheet.language)) doubt('value', 'illegible')
  if (cell.content.kind === 'text' && /\d/u.test(cell.raw)) {
    doubt('value', 'illegible')
    doubt('unit', 'illegible')
    if (range.text === null) doubt('range', 'illegible')
  }
}

function checkedFlag(flag: string, { value, refExceed }: Outcome, bounds: Bounds | null, doubt: AddDoubt): string {
  if (flagDirection(flag)) return flag
  const isHigh = typeof value === 'number' && bounds?.max != null && value >= bounds.max
  doubt('value', 'repaired')
  return repairedFlag(flag, refExceed === 1 && bounds ? (isHigh ? 'high' : 'low') : null)
}

function notesOf(row: RowDraft, ...own: (string | null)[]): string | null {
  const texts = [...own, ...row.notes, remarkFlag(row) ? null : cellText(row, 'note')].filter(one => one)
  return texts.length > 0 ? texts.join('; ') : null
}

const sourceOf = ({ lines }: RowDraft): Source => ({
  page: lines[0]?.page ?? 1,
  line: lines.map(lineText).join(' / ').slice(0, 2000),
  box: unionBox(lines.flatMap(line => line.words.map(word => word.box))),
})

/** The mark in a column of marks; beside several columns of values the one that stands nearest behind its value. */
function flagOf(row: RowDraft, value: Cell | null): string {
  const values = cellsOf(row, 'value').map(cell => cell.column)
  const flags = cellsOf(row, 'flag').filter(({ column }) => {
    const before = values.filter(one => one < column)
    return values.length < 2 || value === null || Math.max(...before) === value.column
  })
  return flags.map(cell => cell.text).join(' ')
}

/** A remark that is a mark, as in a column of remarks that has nothing but "high" and "low". */
function remarkFlag(row: RowDraft): string | null {
  const remark = cellText(row, 'note')
  const direction = flagDirection(remark)
  return direction !== null && direction !== 'inside' && remark.length > 2 ? remark : null
}

/** Without the colon and the number of the site that follow it. */
const printedName = (text: string, { isPicture }: Sheet) => {
  const name = text.replace(/\s*:$/u, '').replace(/\s0\d$/u, '')
  // Rules and dust beside a name are read as dashes and quotes.
  return isPicture ? name.replace(/^[^\p{L}\p{N}%(]+/u, '').replace(/[\s|_'’"“”„‚‘`´~*°;¬—–-]+$/u, '') : name
}

/** Pictures show the sign of percent as digits: "Basophils 96". */
function withPercent(name: string, unit: string | null, { isPicture }: Sheet, doubt: AddDoubt): string {
  const parts = isPicture ? /^(.*\p{L}\)?,?)\s[“"]?(?:\d{1,2}|[$8S])$/u.exec(name) : null
  if (!parts?.[1] || (unit !== null && unitReadings(unit)[0]?.kind !== 'percent')) return name
  const repaired = `${parts[1]} %`
  if (!findBiomarker(repaired, { unit }).known) return name
  doubt('name', 'repaired')
  return repaired
}

const isAscending = ({ printed }: RangeCell) =>
  printed?.kind !== 'bounds' || printed.entries.every(({ low, high }) => !low || !high || low.decimal < high.decimal)

/** Has numbers, and no meaning: cut off, or of two columns. */
const isUnread = ({ text, printed }: RangeCell) =>
  text !== null && ((printed === null && /\d/u.test(text)) || (printed?.kind === 'bounds' && printed.isCut))

/** Two numbers in one row where dates do not tell them apart. */
const hasRivals = (row: RowDraft) =>
  cellsOf(row, 'value').filter(
    ({ text, column }) => !row.columns[column]?.heading?.date && readValueCell(text).content.kind === 'number',
  ).length > 1

/** A word beside a result may be a part of it: "not" before "detected". */
const isTelling = (word: string) => /\p{L}{2}|\d/u.test(word)

const lostCell = ({ text }: Cell): ValueCell => ({
  ...{ raw: text, flag: null, unit: null, second: null, repaired: false },
  content: { kind: 'text' },
})

const NO_RANGE: RangeCell = { text: null, printed: null }

/** The result, and of a picture the mark behind it. "Haemolysed - unsuitable" may run on over the column of ranges. */
function valueCell(
  value: Cell | null,
  range: RangeCell,
  sheet: Sheet,
): { cell: ValueCell | null; mark: string | null } {
  if (!value) return { cell: null, mark: null }
  const cell = readValueCell(value.text)
  if (isRestOfValue(cell, range)) return { cell: readValueCell(`${value.text} ${range.text}`), mark: null }
  if (!sheet.isPicture || cell.content.kind !== 'text') return { cell, mark: null }
  const marked = splitMark(value.text)
  const bare = marked?.value ?? value.text
  const strange = readValueCell(bare).content.kind === 'text' ? splitStrangeUnit(bare) : null
  if (!marked && !strange) return { cell, mark: null }
  const own = readValueCell(strange?.value ?? bare)
  return { cell: { ...own, unit: strange?.unit ?? own.unit }, mark: marked?.mark ?? null }
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
