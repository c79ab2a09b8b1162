import type { RangeContext } from '../range/resolve-range.ts'
import type { ReadDate, ReadDocument } from '../read-document.ts'

/** What two readings say of the person and the dates. Where they differ the person's sex and age count as not said. */
export function mergeHeaders(a: ReadDocument, b: ReadDocument): ReadDocument {
  const dates = mergeDates(a.dates, b.dates)
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

/** Dates on which both readings agree; else those of the reading that found some, in doubt. */
function mergeDates(a: readonly ReadDate[], b: readonly ReadDate[]): ReadDate[] {
  const doubted = (date: ReadDate): ReadDate => ({
    ...date,
    reasons: [...new Set([...date.reasons, 'readings-differ'])],
  })
  const isSame = (one: ReadDate) => b.some(other => other.iso === one.iso && other.kind === one.kind)
  if (a.length === 0) return b.map(doubted)
  return a.map(date => (isSame(date) && a.length === b.length ? date : doubted(date)))
}
