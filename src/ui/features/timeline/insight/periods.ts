import { useLingui } from '@lingui/react/macro'

const YEARS = { all: null, one: 1, two: 2, five: 5 } as const
export type Period = keyof typeof YEARS

/** The first day of a period that ends today (`yyyy-mm-dd`); null for all time. */
export function periodStart(period: Period, today: string): string | null {
  const years = YEARS[period]
  if (years === null) return null
  const [year = '', ...rest] = today.split('-')
  return [String(Number(year) - years), ...rest].join('-')
}

export function usePeriodOptions(): { value: Period; label: string }[] {
  const { t } = useLingui()
  return [
    { value: 'all', label: t({ id: 'timeline.insight.all-time', message: 'Whole time' }) },
    { value: 'one', label: t({ id: 'timeline.insight.one', message: 'Last year' }) },
    { value: 'two', label: t({ id: 'timeline.insight.two', message: 'Last 2 years' }) },
    { value: 'five', label: t({ id: 'timeline.insight.five', message: 'Last 5 years' }) },
  ]
}
