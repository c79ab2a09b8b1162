import type { Biomarker } from '../../../../contract/entities/health-report.ts'
import { doubtsOf } from '../../../../domain/labs/certainty.ts'
import { recordDate } from '../../../../domain/records/record-date.ts'
import type { StoredRecord } from '../../../../domain/records/record-facts.ts'
import { biomarkersOf, reportOf, textOf } from '../../../../domain/records/report.ts'

export interface TrendPoint {
  value: number
  /** `yyyy-mm-dd`, and the moment for ordering. */
  day: string
  at: number
  /** Of the record that is shown. */
  own: boolean
}

/** The plain numbers of one lab result that may stand beside others. */
export interface LabValues {
  clientId: string
  day: string
  at: number
  /** By `trendKey`. */
  values: ReadonlyMap<string, number>
}

/** A test and its unit: values in two units are no line. */
export function trendKey({ id, unit }: Pick<Biomarker, 'id' | 'unit'>): string | null {
  const test = textOf(id)
  return test === '' ? null : `${test} ${textOf(unit).normalize('NFKC')}`
}

/** A number without a comparator ("< 0.6" is no 0.6) and without a doubt: nothing uncertain is drawn. */
const isPlain = (row: Biomarker): row is Biomarker & { value: number } =>
  typeof row.value === 'number' && !row.comparator && doubtsOf(row).length === 0

export function labValues({ clientId, status, recordType, data, createdAt }: StoredRecord): LabValues | null {
  if (status !== 'processed' || recordType !== 'labResults') return null
  const { day, at } = recordDate(data, createdAt)
  const rows = biomarkersOf(reportOf(data)).filter(isPlain)
  // Of a test that the sheet holds twice the first.
  const values = new Map<string, number>()
  for (const row of rows) {
    const key = trendKey(row)
    if (key !== null && !values.has(key)) values.set(key, row.value)
  }
  return { clientId, day, at, values }
}

/** The nearest record before this one that has one of its tests; null if there is none. */
export function recordBefore(trends: ReadonlyMap<string, readonly TrendPoint[]>): TrendPoint | null {
  const before = [...trends.values()].flatMap(points =>
    points.slice(
      0,
      Math.max(
        0,
        points.findIndex(one => one.own),
      ),
    ),
  )
  return before.toSorted((a, b) => b.at - a.at)[0] ?? null
}

/** Of two sheets of one moment the one that was stored first counts as earlier: identities grow with time. */
const byTime = (a: LabValues, b: LabValues) => a.at - b.at || (a.clientId < b.clientId ? -1 : 1)

/** At most so many points, the nearest ones to this record. */
const MOST = 8

/** The values of each test of a record over time, oldest first; only tests that other records have too. */
export function trendsOf(clientId: string, all: readonly LabValues[]): ReadonlyMap<string, TrendPoint[]> {
  const trends = new Map<string, TrendPoint[]>()
  for (const lab of all.toSorted(byTime)) {
    for (const [key, value] of lab.values) {
      const points = trends.get(key) ?? []
      points.push({ value, day: lab.day, at: lab.at, own: lab.clientId === clientId })
      trends.set(key, points)
    }
  }
  for (const [key, points] of trends) {
    const own = points.findIndex(point => point.own)
    if (own < 0 || points.length < 2) {
      trends.delete(key)
      continue
    }
    const from = Math.max(0, Math.min(own - MOST + 3, points.length - MOST))
    trends.set(key, points.slice(from, from + MOST))
  }
  return trends
}
