import type { Bag } from '../../contract/bag.ts'
import type { Biomarker } from '../../contract/entities/health-report.ts'
import { assessBiomarker } from '../labs/assess-value.ts'
import { doubtsOf } from '../labs/certainty.ts'
import { readTypedBound, readTypedValue } from '../labs/typed-value.ts'
import { nameOf } from './record-facts.ts'
import { textOf } from './report.ts'

/** The lists of a report that are edited row by row, with the cells that are typed. */
export const ROW_CELLS = {
  biomarkers: ['id', 'name', 'value', 'unit', 'min', 'max', 'notes'],
  prescriptions: ['medication', 'dosage', 'frequency', 'duration', 'notes'],
  procedures: ['name', 'duration', 'frequency', 'notes'],
} as const
export type ListKey = keyof typeof ROW_CELLS
export const LIST_KEYS = Object.keys(ROW_CELLS) as ListKey[]
/** The typed text of some cells of a row. */
export type CellTexts = Partial<Record<string, string>>

/** Who edits, and when; `decimal` is the sign with which numbers are written into the fields. */
export interface Editing {
  author: string
  /** ISO time. */
  at: string
  decimal: string
}

const numberText = (value: unknown, decimal: string) =>
  typeof value === 'number' ? String(value).replace('.', decimal) : ''

/** A value as it stands in its field: a number with the digits of the page, anything else as it was printed. */
function valueText({ value, comparator, rawValue }: Biomarker, decimal: string): string {
  if (typeof value !== 'number') return textOf(value) || textOf(rawValue)
  const printed = textOf(rawValue)
  if (readTypedValue(printed).value === value && readTypedValue(printed).comparator === (comparator ?? null))
    return printed
  return `${comparator ?? ''}${numberText(value, decimal)}`
}

/** The cells of a stored row as texts. */
export function cellTexts(list: ListKey, row: Bag, decimal: string): Record<string, string> {
  if (list !== 'biomarkers') return Object.fromEntries(ROW_CELLS[list].map(cell => [cell, textOf(row[cell])]))
  const biomarker: Biomarker = row
  return {
    id: textOf(biomarker.id),
    name: nameOf(biomarker),
    value: valueText(biomarker, decimal),
    unit: textOf(biomarker.unit),
    min: numberText(biomarker.min, decimal),
    max: numberText(biomarker.max, decimal),
    notes: textOf(biomarker.notes),
  }
}

/** A range in the form of a page; both bounds are inside it. */
function rangeText(min: number | null, max: number | null, decimal: string): string | null {
  const [low, high] = [numberText(min, decimal), numberText(max, decimal)]
  if (min !== null && max !== null) return `${low} - ${high}`
  return min !== null ? `≥ ${low}` : max !== null ? `≤ ${high}` : null
}

/** Cells that say what was measured; a note does not. */
const MEASURED: ReadonlySet<string> = new Set(['id', 'name', 'value', 'unit', 'min', 'max'])
/** Doubts that follow from value and range together. */
const OF_BOTH: ReadonlySet<string> = new Set(['far-from-range', 'flag-disagrees'])

/** The doubts that are left once a person has written these cells. */
export function doubtsLeft(row: Biomarker, written: ReadonlySet<string>) {
  const bound = written.has('min') || written.has('max')
  return doubtsOf(row).filter(({ cell, reason }) => {
    if (written.has(cell) || (cell === 'range' && bound) || (cell === 'name' && written.has('id'))) return false
    return !(OF_BOTH.has(reason) && (bound || written.has('value')))
  })
}

/**
 * Applies typed cells to a biomarker (decisions 54, 126): what a person wrote is `corrected`, in a typed row `typed`, with
 * author and time; `refExceed` follows from value and range; doubts about the written cells are settled.
 */
export function editedBiomarker(row: Biomarker, cells: CellTexts, { author, at, decimal }: Editing): Biomarker {
  const next: Biomarker = { ...row }
  const { id, name, value, unit, min, max, notes } = cells
  if (id !== undefined) next.id = id || null
  if (name !== undefined) next.nameLocal = name.trim()
  if (name !== undefined) next.name = name.trim()
  if (value !== undefined) Object.assign(next, readTypedValue(value), { rawValue: value.trim() || null })
  if (unit !== undefined) next.unit = unit.trim() || null
  if (min !== undefined) next.min = readTypedBound(min) ?? null
  if (max !== undefined) next.max = readTypedBound(max) ?? null
  if (min !== undefined || max !== undefined)
    next.referenceRange = rangeText(next.min ?? null, next.max ?? null, decimal)
  if (notes !== undefined) next.notes = notes.trim() || null
  const written = new Set(Object.keys(cells).filter(cell => cells[cell] !== undefined && MEASURED.has(cell)))
  if (written.size === 0) return next
  const compared = ['value', 'min', 'max'].some(cell => written.has(cell))
  return {
    ...next,
    ...(compared && { refExceed: assessBiomarker(next) }),
    ...{ origin: row.origin === 'typed' ? 'typed' : 'corrected', author, authoredAt: at },
    doubts: doubtsLeft(row, written),
  }
}

/** A row as a person types it from nothing. */
export const TYPED_ROW: Biomarker = { origin: 'typed', id: null, refExceed: null, doubts: [] }

/** Applies typed cells to a row of another list; an emptied cell becomes null, because the server keeps what is left out. */
const editedRow = (row: Bag, cells: CellTexts): Bag => ({
  ...row,
  ...Object.fromEntries(Object.entries(cells).map(([cell, text]) => [cell, text?.trim() || null])),
})

export const withCells = (list: ListKey, row: Bag, cells: CellTexts, editing: Editing): Bag =>
  list === 'biomarkers' ? editedBiomarker(row, cells, editing) : editedRow(row, cells)
