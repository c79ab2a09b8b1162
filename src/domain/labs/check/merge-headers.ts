import type { RangeContext } from '../range/resolve-range.ts'
import type { ReadDate, ReadDocument } from '../read-document.ts'

/** What two readings say of the person and the dates. Where they differ the person's sex and age count as not said. */
export function mergeHeaders(a: ReadDocument, b: ReadDocument, rows: readonly number[]): ReadDocument {
  const dates = mergeDates(a.dates, b.dates, rows)
  return {
    ...a,
    person: mergePersons(a.person, b.person),
    decimalSign: a.decimalSign === b.decimalSign ? a.decimalSign : null,
    conclusion: a.conclusion ?? b.conclusion,
    dates,
    dateOf: text => {
      const date = a.dateOf(text)
      const isConfirmed = b.columnDates.includes(date.iso)
      return isConfirmed ? date : { ...date, reasons: [...date.reasons, 'readings-differ'] }
    },
  }
}

function mergePersons(a: RangeContext, b: RangeContext): RangeContext {
  const agreed = <K extends keyof RangeContext>(key: K): RangeContext[K] | null =>
    a[key] === null || b[key] === null || a[key] === b[key] ? (a[key] ?? b[key]) : null
  return {
    sex: agreed('sex'),
    ageYears: a.ageYears === b.ageYears ? a.ageYears : null,
    cycleDay: a.cycleDay === b.cycleDay ? a.cycleDay : null,
    phase: agreed('phase'),
  }
}

/** Readings of one date stand nearer to each other than this share of a page. */
const NEAR = 0.02

/**
 * Of each run of dates without rows between them the one on which both readings agree, else the first, in doubt. `rows`
 * are the places of the rows.
 */
function mergeDates(a: readonly ReadDate[], b: readonly ReadDate[], rows: readonly number[]): ReadDate[] {
  const isIn = (list: readonly ReadDate[], date: ReadDate) =>
    list.some(one => one.iso === date.iso && one.kind === date.kind && Math.abs(one.place - date.place) < NEAR)
  const all = [...a, ...b.filter(date => !isIn(a, date))].sort((one, other) => one.place - other.place)
  const runs = Map.groupBy(all, date => rows.filter(row => row < date.place).length)
  return [...runs.values()].flatMap((run): ReadDate[] => {
    const agreed = run.filter(date => isIn(a, date) && isIn(b, date))
    const [date] = agreed.length > 0 ? agreed.slice(-1) : run
    if (!date) return []
    const isSure = run.length === agreed.length
    return [isSure ? date : { ...date, reasons: [...new Set([...date.reasons, 'readings-differ'])] }]
  })
}
