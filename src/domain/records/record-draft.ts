import type { Bag } from '../../contract/bag.ts'
import type { HealthRecordData, RecordType } from '../../contract/entities/health-record.ts'
import { readTypedBound } from '../labs/typed-value.ts'
import { recordDate, storedDate } from './record-date.ts'
import { isEditable, partsOf } from './record-sections.ts'
import { biomarkersOf, prescriptionsOf, proceduresOf, reportOf, tagsOf, textOf, withBiomarkers } from './report.ts'
import { cellTexts, type Editing, LIST_KEYS, type ListKey, ROW_CELLS, TYPED_ROW, withCells } from './row-edits.ts'

/*
 * A record as texts by key, for a form: 'name', 'date', 'time', 'tags', the passages of its report, and the cells of its
 * tables as 'biomarkers/<rowId>/value'. Edits are texts under the same keys, and under 'biomarkers/<rowId>/added' and
 * '…/removed' for rows that come or go.
 */

export type RecordDraft = Readonly<Record<string, string>>
export type RecordEdits = Readonly<Partial<Record<string, string>>>

/** The record that is edited; every row of its report has a `rowId`. */
export interface EditedRecord {
  name: string
  recordType: RecordType
  createdAt: string
  data: HealthRecordData
  /** Absent or empty without a patient. */
  patientClientId?: string
}

export const PASSAGES = ['summary', 'reasons', 'doctor', 'description'] as const
export type Passage = (typeof PASSAGES)[number]

/** Longest texts that the contract accepts, in UTF-16 units. */
export const LONGEST = {
  name: 500,
  passage: 200_000,
  doctor: 1000,
  cell: 1000,
  value: 2000,
  unit: 100,
  notes: 5000,
} as const

const SEPARATOR = ', '
export const tagsText = (tags: readonly string[]): string => tags.join(SEPARATOR)
export const tagsFrom = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map(tag => tag.trim().slice(0, 100))
      .filter(Boolean),
  ),
]

export const cellKey = (list: ListKey, rowId: string, cell: string): string => `${list}/${rowId}/${cell}`

const ROWS: Record<ListKey, (data: HealthRecordData) => readonly Bag[]> = {
  biomarkers: data => biomarkersOf(reportOf(data)),
  prescriptions: data => prescriptionsOf(reportOf(data)),
  procedures: data => proceduresOf(reportOf(data)),
}
const rowIdOf = ({ rowId }: Bag): string => textOf(rowId)

/** The lists and passages that the form of a record has. */
export const listsOf = (record: Pick<EditedRecord, 'recordType' | 'data'>): ListKey[] =>
  LIST_KEYS.filter(list => partsOf(record).includes(list))
export const passagesOf = (record: Pick<EditedRecord, 'recordType' | 'data'>): Passage[] =>
  partsOf(record).filter((one): one is Passage => isEditable(one) && PASSAGES.some(name => name === one))

export function draftOf(record: EditedRecord, decimal: string): RecordDraft {
  const { name, createdAt, data } = record
  const { day, time } = recordDate(data, createdAt)
  const report = reportOf(data)
  const draft: Record<string, string> = { name, date: day, time: time ?? '', tags: tagsText(tagsOf(data)) }
  for (const passage of passagesOf(record)) draft[passage] = textOf(report[passage])
  for (const list of listsOf(record)) {
    for (const row of ROWS[list](data)) {
      const texts = cellTexts(list, row, decimal)
      for (const cell of ROW_CELLS[list]) draft[cellKey(list, rowIdOf(row), cell)] = texts[cell] ?? ''
    }
  }
  return draft
}

/** The rows of a list as the form shows them: those stored and not removed, then those added. */
export function rowIds(list: ListKey, data: HealthRecordData, edits: RecordEdits): string[] {
  const kept = ROWS[list](data)
    .map(rowIdOf)
    .filter(rowId => !edits[cellKey(list, rowId, 'removed')])
  return [...kept, ...addedRows(list, edits)]
}

function addedRows(list: ListKey, edits: RecordEdits): string[] {
  const added = Object.keys(edits).flatMap(key => {
    const [of, rowId = '', cell] = key.split('/')
    const isHere = of === list && cell === 'added' && edits[key] && !edits[cellKey(list, rowId, 'removed')]
    return isHere ? [{ rowId, place: Number(edits[key]) }] : []
  })
  return added.sort((a, b) => a.place - b.place).map(({ rowId }) => rowId)
}

/** The typed cells of a row; undefined for those that were not touched. */
const cellsOf = (list: ListKey, rowId: string, edits: RecordEdits): Record<string, string> =>
  Object.fromEntries(
    ROW_CELLS[list].flatMap(cell => {
      const text = edits[cellKey(list, rowId, cell)]
      return text === undefined ? [] : [[cell, text]]
    }),
  )

const isEmpty = (cells: Record<string, string>) => Object.values(cells).every(text => text.trim() === '')

/** A row that was added and left without anything is not a row. */
export const isBlank = (list: ListKey, rowId: string, edits: RecordEdits): boolean =>
  isEmpty(cellsOf(list, rowId, edits))

function editedRows(list: ListKey, data: HealthRecordData, edits: RecordEdits, editing: Editing): Bag[] {
  const stored = ROWS[list](data).flatMap(row => {
    const rowId = rowIdOf(row)
    if (edits[cellKey(list, rowId, 'removed')]) return []
    const cells = cellsOf(list, rowId, edits)
    if (Object.keys(cells).length === 0) return [row]
    // A row whose every cell was emptied is a row no more.
    return isEmpty({ ...cellTexts(list, row, editing.decimal), ...cells }) ? [] : [withCells(list, row, cells, editing)]
  })
  const added = addedRows(list, edits).flatMap(rowId => {
    const cells = cellsOf(list, rowId, edits)
    if (isEmpty(cells)) return []
    const blank = list === 'biomarkers' ? TYPED_ROW : {}
    return [withCells(list, { ...blank, rowId }, cells, editing)]
  })
  return [...stored, ...added]
}

function withRows(report: Bag, list: ListKey, rows: readonly Bag[]): Bag {
  if (list === 'biomarkers') return withBiomarkers({ report }, rows).report ?? report
  return { ...report, [list]: rows }
}

const touches = (list: ListKey, edits: RecordEdits) => Object.keys(edits).some(key => key.startsWith(`${list}/`))

/**
 * Applies the edits. What was not touched stays as it is stored now, so that changes of other devices and unknown data
 * are kept; an emptied passage becomes null, because the server keeps what a write leaves out.
 */
export function withEdits(
  record: EditedRecord,
  edits: RecordEdits,
  editing: Editing,
): Pick<EditedRecord, 'name' | 'data'> {
  const { name, createdAt } = record
  let data = record.data
  let report: Bag = reportOf(data)
  if (edits.tags !== undefined) data = { ...data, tags: tagsFrom(edits.tags) }
  if (edits.date !== undefined || edits.time !== undefined) {
    const was = recordDate(data, createdAt)
    const date = storedDate(edits.date ?? was.day, edits.time ?? was.time ?? '')
    data = { ...data, date }
    if (report.date !== undefined) report = { ...report, date }
  }
  for (const passage of passagesOf(record)) {
    const text = edits[passage]
    if (text !== undefined) report = { ...report, [passage]: text.trim() || null }
  }
  for (const list of listsOf(record)) {
    if (touches(list, edits)) report = withRows(report, list, editedRows(list, data, edits, editing))
  }
  if (report !== record.data.report) data = { ...data, report }
  return { name: edits.name === undefined ? name : edits.name.trim(), data }
}

export type RecordProblem = 'nameEmpty' | 'dateInvalid' | 'boundInvalid' | 'rowNameEmpty'

/** What is wrong with the form, by key. */
export function checkRecord(
  stored: RecordDraft,
  edits: RecordEdits,
  record: EditedRecord,
): Partial<Record<string, RecordProblem>> {
  const text = (key: string) => edits[key] ?? stored[key] ?? ''
  const problems: Partial<Record<string, RecordProblem>> = {}
  if (text('name').trim() === '') problems.name = 'nameEmpty'
  if (storedDate(text('date'), text('time')) === null) problems.date = 'dateInvalid'
  for (const list of listsOf(record)) {
    for (const rowId of rowIds(list, record.data, edits)) {
      const key = (cell: string) => cellKey(list, rowId, cell)
      const cells = ROW_CELLS[list].map(cell => text(key(cell)))
      if (cells.every(cell => cell.trim() === '')) continue
      const nameCell = list === 'prescriptions' ? 'medication' : 'name'
      if (text(key(nameCell)).trim() === '') problems[key(nameCell)] = 'rowNameEmpty'
      if (list !== 'biomarkers') continue
      for (const cell of ['min', 'max']) {
        if (readTypedBound(text(key(cell))) === undefined) problems[key(cell)] = 'boundInvalid'
      }
    }
  }
  return problems
}

/** The keys of the form in its order, to find the first problem. */
export function keysInOrder(record: EditedRecord, edits: RecordEdits): string[] {
  const { data } = record
  const rows = listsOf(record).flatMap(list =>
    rowIds(list, data, edits).flatMap(rowId => ROW_CELLS[list].map(cell => cellKey(list, rowId, cell))),
  )
  return ['name', 'date', 'time', 'tags', ...passagesOf(record), ...rows]
}
