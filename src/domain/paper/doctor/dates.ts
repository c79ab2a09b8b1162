import { printCalendarDate } from '../../dates/print-date.ts'

/** `12.03.2026`, or what is known of it: `2026-03` as `03.2026`, `2026`. */
export function printDay({ day }: { day: string }): string {
  const [year, month] = day.split('-')
  return printCalendarDate(day) ?? (month ? `${month}.${year}` : day)
}
