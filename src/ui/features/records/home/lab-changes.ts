import type { Biomarker } from '../../../../contract/entities/health-report.ts'
import { certaintyOf, isConfirmed } from '../../../../domain/labs/certainty.ts'
import { type Side, sideOf } from '../../../../domain/labs/range.ts'
import { recordDate } from '../../../../domain/records/record-date.ts'
import { nameOf, type StoredRecord } from '../../../../domain/records/record-facts.ts'
import { biomarkersOf, reportOf, textOf } from '../../../../domain/records/report.ts'
import { trendKey } from '../labs-table/trends.ts'

/** A plain number of a lab result. */
interface LabNumber {
  row: Biomarker & { value: number }
  side: Side | null
}

/** The numbers of one lab result that may be compared with another's, by `trendKey`. */
export interface LabNumbers {
  clientId: string
  id: number | null
  name: string
  /** `yyyy-mm-dd`, and the moment for ordering. */
  day: string
  at: number
  numbers: ReadonlyMap<string, LabNumber>
}

/** A test of the newest lab result that differs from its last earlier value in the same unit. */
export interface LabChange {
  key: string
  name: string
  unit: string
  now: LabNumber
  before: LabNumber
  /** `yyyy-mm-dd` of the earlier value. */
  since: string
}

/** Certain, or looked at by a person, and no "< 0.6": what is uncertain has not changed. */
const isPlain = (row: Biomarker): row is LabNumber['row'] =>
  typeof row.value === 'number' && !row.comparator && (certaintyOf(row) === 'sure' || isConfirmed(row))

export function labNumbers(record: StoredRecord): LabNumbers | null {
  const { clientId, id, name, status, recordType, data, createdAt } = record
  if (status !== 'processed' || recordType !== 'labResults') return null
  const numbers = new Map<string, LabNumber>()
  for (const row of biomarkersOf(reportOf(data)).filter(isPlain)) {
    const key = trendKey(row)
    // Of a test that the sheet holds twice the first.
    if (key !== null && !numbers.has(key)) numbers.set(key, { row, side: sideOf(row) })
  }
  const { day, at } = recordDate(data, createdAt)
  return { clientId, id, name, day, at, numbers }
}

/** Into its range, out of it or across it: more than any change on one side of a bound. */
const crosses = ({ now, before }: LabChange) => (now.side === before.side ? 0 : now.side === 0 ? 1 : 2)

const share = ({ now, before }: LabChange) =>
  Math.abs(now.row.value - before.row.value) / (Math.abs(before.row.value) || 1)

/**
 * What is different in the newest lab result: each value against the last one of an earlier day, what left its range
 * first, then what came back, then by the share of the change. Null without a newest one.
 */
export function labChanges(all: readonly LabNumbers[]): { newest: LabNumbers; changes: LabChange[] } | null {
  const ordered = all.toSorted((a, b) => b.at - a.at)
  const [newest, ...older] = ordered
  if (!newest) return null
  const changes = [...newest.numbers].flatMap(([key, now]): LabChange[] => {
    const earlier = older.find(one => one.day < newest.day && one.numbers.has(key))
    const before = earlier?.numbers.get(key)
    if (!earlier || !before || before.row.value === now.row.value) return []
    return [{ key, name: nameOf(now.row), unit: textOf(now.row.unit), now, before, since: earlier.day }]
  })
  return { newest, changes: changes.toSorted((a, b) => crosses(b) - crosses(a) || share(b) - share(a)) }
}
