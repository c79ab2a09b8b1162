import type { Biomarker } from '../../contract/entities/health-report.ts'
import { catalogueEntry } from '../labs/catalogue/all.ts'
import { doubtsOf, isConfirmed } from '../labs/certainty.ts'
import { sideOf } from '../labs/range.ts'
import { isCritical, nameOf, type StoredRecord } from '../records/record-facts.ts'
import { biomarkersOf, providerOf, reportOf, textOf } from '../records/report.ts'
import { categoryOf, coded, type Interpretation, interpretationOf, isSure, LOINC, UCUM, UNCHECKED } from './codes.ts'
import { dateOfRecord } from './dates.ts'
import { idFrom, refer } from './ids.ts'
import { type Fields, words } from './json-text.ts'
import { boundOf, decimalOf } from './printed-decimal.ts'
import type { Line, Resource, Subject } from './resource.ts'
import { WORDS } from './texts.ts'
import { codesFor } from './units.ts'

export interface LabObservations {
  observations: readonly Resource[]
  lines: readonly Line[]
  /** Rows that a person has to check first: never passed on. */
  doubtful: number
}

const isNumeric = (row: Biomarker): row is Biomarker & { value: number } =>
  typeof row.value === 'number' && Number.isFinite(row.value)

/** A range in doubt is left out by itself; any other doubt is about the value. */
const isDoubtful = (row: Biomarker) => doubtsOf(row).some(({ cell }) => cell !== 'range')
const hasRange = (row: Biomarker) => doubtsOf(row).length === 0

/** Every value of a record as an observation: final if a person typed or confirmed it, preliminary if it was only read. */
export function labObservations(
  record: StoredRecord,
  document: string | null,
  { locale, subject }: Subject,
): LabObservations {
  const report = reportOf(record.data)
  const date = dateOfRecord(record.data)
  const provider = words(providerOf(report))
  const isTyped = record.data.sourceType !== 'file'
  const used = new Set<string>()
  const observations: Resource[] = []
  const lines: Line[] = []
  let doubtful = 0
  for (const [place, row] of biomarkersOf(report).entries()) {
    const name = words(nameOf(row))
    const value = resultOf(row)
    if (!value) continue
    if (!name || isDoubtful(row)) {
      doubtful += 1
      continue
    }
    const isFinal = (isTyped || isConfirmed(row)) && hasRange(row)
    const key = textOf(row.rowId)
    const id = idFrom('value', record.clientId, key === '' || used.has(key) ? place : key)
    used.add(key)
    const loinc = loincOf(row)
    const note = [words(row.notes), isFinal ? undefined : WORDS.machineRead[locale]]
    observations.push({
      resourceType: 'Observation',
      id,
      ...(isFinal ? {} : { meta: UNCHECKED }),
      status: isFinal ? 'final' : 'preliminary',
      category: categoryOf('laboratory'),
      code: loinc ? coded(LOINC, loinc, name) : { text: name },
      subject,
      effectiveDateTime: date,
      performer: provider ? [{ display: provider }] : [],
      ...value,
      interpretation: hasRange(row) ? interpretation(row) : [],
      note: note.flatMap(text => (text ? [{ text }] : [])),
      referenceRange: hasRange(row) ? rangeOf(row) : [],
      derivedFrom: document ? [refer(document)] : [],
    })
    lines.push({ date: date ?? '', what: name, value: lineOf(row, isFinal ? '' : ` (${WORDS.unchecked[locale]})`) })
  }
  return { observations, lines, doubtful }
}

function resultOf(row: Biomarker): Fields | null {
  if (isNumeric(row)) return { valueQuantity: quantityOf(row) }
  const printed = words(row.rawValue) ?? words(row.value)
  if (printed) return { valueString: printed }
  return typeof row.value === 'boolean' ? { valueBoolean: row.value } : null
}

/** A code of a quantity is not that of a word: "negative" is another observation. */
function loincOf(row: Biomarker): string | undefined {
  if (isNumeric(row)) return codesFor(row.id, textOf(row.unit)).loinc
  const entry = catalogueEntry(row.id)
  return entry?.valueType === 'boolean' && entry.loinc && isSure(entry.loinc) ? entry.loinc : undefined
}

function quantityOf(row: Biomarker & { value: number }): Fields {
  const { ucum } = codesFor(row.id, textOf(row.unit))
  return {
    value: decimalOf(row),
    comparator: row.comparator ?? undefined,
    unit: words(row.unit),
    ...(ucum && { system: UCUM, code: ucum }),
  }
}

/** Only what the record itself decides: nothing is said about a value that cannot be compared. */
function interpretation(row: Biomarker): Fields[] {
  const code = interpretationCode(row)
  return code ? interpretationOf(code) : []
}

function interpretationCode(row: Biomarker): Interpretation | null {
  if (isCritical(row)) return textOf(row.flag).toUpperCase() === 'HH' ? 'HH' : 'LL'
  if (!isNumeric(row) || typeof row.refExceed !== 'number') return null
  if (row.min == null && row.max == null) return null
  if (row.refExceed === 0) return 'N'
  const side = sideOf(row)
  return side === 1 ? 'H' : side === -1 ? 'L' : 'A'
}

function rangeOf(row: Biomarker): Fields[] {
  const printed = textOf(row.referenceRange)
  const { ucum } = codesFor(row.id, textOf(row.unit))
  const bound = (value: number | null | undefined) =>
    typeof value === 'number' && Number.isFinite(value) && isNumeric(row)
      ? { value: boundOf(value, printed), unit: words(row.unit), ...(ucum && { system: UCUM, code: ucum }) }
      : undefined
  const [low, high, text] = [bound(row.min), bound(row.max), words(printed)]
  return low || high || text ? [{ low, high, text }] : []
}

function lineOf(row: Biomarker, mark: string): string {
  const value =
    words(row.rawValue) ?? (typeof row.value === 'boolean' ? (row.value ? '+' : '−') : String(row.value ?? ''))
  const sign = isNumeric(row) && row.comparator && !/^[<>≤≥]/.test(value) ? row.comparator : ''
  const range = hasRange(row) ? words(row.referenceRange) : undefined
  return `${sign}${value} ${words(row.unit) ?? ''}${range ? ` [${range}]` : ''}${mark}`.trim()
}
