import type { RecordFacts } from './record-facts.ts'

export type Show = 'all' | 'outside' | 'file'
/** All time, the last months, or one year. */
export type Period = 'all' | 'm3' | 'm12' | `y${number}`

export interface ListFilters {
  query: string
  show: Show
  tag: string | null
  period: Period
}

export const NO_FILTERS: ListFilters = { query: '', show: 'all', tag: null, period: 'all' }

export const isFiltered = ({ query, show, tag, period }: ListFilters): boolean =>
  query.trim() !== '' || show !== 'all' || tag !== null || period !== 'all'

export const isOutside = ({ labs }: RecordFacts): boolean => (labs?.outside ?? 0) > 0
export const hasFile = ({ files, isFile }: RecordFacts): boolean => isFile || files.length > 0

/** The day some months before `today`, both `yyyy-mm-dd`. */
function monthsBefore(today: string, months: number): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(day, last))).toISOString().slice(0, 10)
}

/** True if a day is in the period; a day after `today` is in the last months too, since clocks differ. */
export function isInPeriod(day: string, period: Period, today: string): boolean {
  switch (period) {
    case 'all':
      return true
    case 'm3':
      return day >= monthsBefore(today, 3)
    case 'm12':
      return day >= monthsBefore(today, 12)
    default:
      return day.startsWith(`${period.slice(1)}-`)
  }
}

/** The records that pass the filters, without the query. */
export function filtered<R extends RecordFacts>(
  records: readonly R[],
  { show, tag, period }: ListFilters,
  today: string,
): readonly R[] {
  if (show === 'all' && tag === null && period === 'all') return records
  return records.filter(
    record =>
      (show === 'all' || (show === 'outside' ? isOutside(record) : hasFile(record))) &&
      (tag === null || record.tags.includes(tag)) &&
      isInPeriod(record.date.day, period, today),
  )
}

export interface YearGroup<R> {
  /** `yyyy`; '' for records without a readable date. */
  year: string
  records: R[]
}

/** Groups records, which are in order of their date, by year. */
export function byYear<R extends RecordFacts>(records: readonly R[]): YearGroup<R>[] {
  const groups: YearGroup<R>[] = []
  for (const record of records) {
    const year = record.date.day.slice(0, 4)
    const last = groups.at(-1)
    if (last?.year === year) last.records.push(record)
    else groups.push({ year, records: [record] })
  }
  return groups
}

/** The tags of the records, the most frequent first. */
export function tagsIn(records: readonly RecordFacts[]): string[] {
  const counts = new Map<string, number>()
  for (const { tags } of records) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts.entries()].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([tag]) => tag)
}
