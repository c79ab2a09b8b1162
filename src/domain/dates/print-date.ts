/** Dates print as dd.mm.yyyy and hh:mm in every language (decision 30); without `timeZone` in the device's own zone. */
type Parts = Record<'day' | 'month' | 'year' | 'hour' | 'minute', string>

const formatters = new Map<string, Intl.DateTimeFormat>()

function partsOf(at: number, timeZone?: string): Parts {
  const key = timeZone ?? ''
  const formatter =
    formatters.get(key) ??
    new Intl.DateTimeFormat('ru-RU', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    })
  formatters.set(key, formatter)
  const parts: Parts = { day: '', month: '', year: '', hour: '', minute: '' }
  for (const { type, value } of formatter.formatToParts(at)) if (type in parts) parts[type as keyof Parts] = value
  return parts
}

/** `20.11.2026` */
export function printDate(at: number, timeZone?: string): string {
  const { day, month, year } = partsOf(at, timeZone)
  return `${day}.${month}.${year}`
}

/** `11:22` */
export function printTime(at: number, timeZone?: string): string {
  const { hour, minute } = partsOf(at, timeZone)
  return `${hour}:${minute}`
}

/** `20.11.2026, 11:22` */
export function printDateTime(at: number, timeZone?: string): string {
  return `${printDate(at, timeZone)}, ${printTime(at, timeZone)}`
}

/** Prints a day without a time: `1972-03-04` as `04.03.1972` in every zone; null if `date` has another format. */
export function printCalendarDate(date: string): string | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)
  return match && `${match[3]}.${match[2]}.${match[1]}`
}

export type RelativeDay = 'today' | 'yesterday' | 'other'

/** The calendar day of `at` relative to that of `now`; days of 23 and 25 hours count as one. */
export function relativeDay(at: number, now: number, timeZone?: string): RelativeDay {
  const day = printDate(at, timeZone)
  if (day === printDate(now, timeZone)) return 'today'
  const { day: d, month, year } = partsOf(now, timeZone)
  const yesterday = Date.UTC(Number(year), Number(month) - 1, Number(d) - 1)
  return day === printDate(yesterday, 'UTC') ? 'yesterday' : 'other'
}
