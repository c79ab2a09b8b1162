import { type Bag, isBag } from '../contract/bag.ts'
import type { HealthRecordData } from '../contract/entities/health-record.ts'

/*
 * Rows of a report (biomarkers, prescriptions, procedures) are merged one by one, so each needs an identity of its own:
 * a biomarker's `id` is the catalogue's, is often null, and a sheet may hold one test twice.
 */

/** Paths in `data.report` of the lists whose rows have a `rowId`. */
export const ROW_LISTS = [['findings', 'labTestResults', 'biomarkers'], ['prescriptions'], ['procedures']] as const

/** True for the name of a field that holds such a list. */
export const isRowList = (name: string): boolean => ROW_LISTS.some(path => path.at(-1) === name)

/** Without the characters that separate the steps of a conflict's path. */
const slug = (text: unknown) =>
  (typeof text === 'string' ? text : '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)

/**
 * The identity of each row: its `rowId`, or for a row without one (or with that of an earlier row) one that follows from
 * its name and its place among rows of that name. Every device derives the same ids from the same list, and a list that
 * was read again keeps those of the rows that it still has.
 */
export function rowIdsOf(rows: readonly Bag[]): string[] {
  const taken = new Set<string>()
  const own = rows.map(({ rowId }) => {
    if (typeof rowId !== 'string' || rowId === '' || taken.has(rowId)) return null
    taken.add(rowId)
    return rowId
  })
  return rows.map((row, index) => {
    const known = own[index]
    if (known != null) return known
    const name = slug(row.id ?? row.nameLocal ?? row.name ?? row.medication) || 'row'
    let id = name
    for (let place = 2; taken.has(id); place++) id = `${name}~${place}`
    taken.add(id)
    return id
  })
}

export function withRowIds<R extends Bag>(rows: readonly R[]): (R & { rowId: string })[] {
  const ids = rowIdsOf(rows)
  return rows.map((row, index) => ({ ...row, rowId: ids[index] ?? '' }))
}

/** Returns the value with `change` applied to what is at the path; unchanged where the path leads nowhere. */
export function changeAt(value: unknown, path: readonly string[], change: (at: unknown) => unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return change(value)
  if (!isBag(value) || value[step] === undefined || value[step] === null) return value
  return { ...value, [step]: changeAt(value[step], rest, change) }
}

/** The data with an id in every row of its report. */
export function withAllRowIds(data: HealthRecordData): HealthRecordData {
  const keyed = (at: unknown) => (Array.isArray(at) ? withRowIds(at.filter(isBag)) : at)
  const report = ROW_LISTS.reduce<unknown>((all, path) => changeAt(all, path, keyed), data.report)
  return isBag(report) ? { ...data, report } : data
}
