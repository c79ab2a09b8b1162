import type { Point } from './point.ts'
import type { Series } from './series.ts'
import type { TimelineRecord } from './timeline-record.ts'

/** A value of a biomarker. */
export interface Found {
  series: Series
  point: Point
}

/** The values of one record, or of several that are drawn as one. */
export interface Column {
  records: readonly TimelineRecord[]
  /** How many have a result and need no check. */
  values: number
  out: readonly Found[]
  /** Words, comparators without a verdict, numbers without a range. */
  undecided: number
  /** Values that a person has to check first. */
  unchecked: number
  /** Shares of the chart's height, of the numbers only. */
  heights: Readonly<Record<Point['standing'], readonly number[]>>
}

type Mutable = Omit<Column, 'records' | 'out' | 'heights'> & {
  records: TimelineRecord[]
  out: Found[]
  heights: Record<Point['standing'], number[]>
}

const empty = (records: readonly TimelineRecord[]): Mutable => ({
  ...{ records: [...records], values: 0, out: [], undecided: 0, unchecked: 0 },
  heights: { in: [], out: [], undecided: [] },
})

/** One column for each record, in their order. */
export function columnsOf(records: readonly TimelineRecord[], shown: readonly Series[]): Column[] {
  const columns = new Map(records.map(record => [record.clientId, empty([record])]))
  for (const series of shown) {
    for (const point of series.points) {
      const column = columns.get(point.record.clientId)
      if (column) put(column, { series, point })
    }
    for (const { clientId } of series.unchecked) {
      const column = columns.get(clientId)
      if (column) column.unchecked++
    }
  }
  return [...columns.values()]
}

function put(column: Mutable, found: Found): void {
  const { point } = found
  column.values++
  if (point.standing === 'out') column.out.push(found)
  if (point.standing === 'undecided') column.undecided++
  if (point.kind === 'number') column.heights[point.standing].push(point.height)
}

export function sumOf(columns: readonly Column[]): Column {
  const sum = empty([])
  for (const { records, values, out, undecided, unchecked, heights } of columns) {
    // Not push(...all): a call takes only so many arguments.
    for (const record of records) sum.records.push(record)
    sum.values += values
    for (const found of out) sum.out.push(found)
    sum.undecided += undecided
    sum.unchecked += unchecked
    for (const standing of ['in', 'out', 'undecided'] as const)
      for (const height of heights[standing]) sum.heights[standing].push(height)
  }
  return sum
}
