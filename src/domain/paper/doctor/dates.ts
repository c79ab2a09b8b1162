import { printCalendarDate } from '../../dates/print-date.ts'
import type { PlacedDate } from '../../timeline/placed-date.ts'
import type { Words } from '../paper.ts'
import type { DoctorWords } from './doctor-words.ts'

type Placed = Pick<PlacedDate, 'day' | 'dated'>

/** `12.03.2026`, or what is known of it: `2026-03` as `03.2026`, `2026`. */
export function printDay({ day }: { day: string }): string {
  const [year, month] = day.split('-')
  return printCalendarDate(day) ?? (month ? `${month}.${year}` : day)
}

/** The day, and of a record without a date of its own that it is only the day of its entry. */
export const dayLines = (placed: Placed, { dateEntered }: DoctorWords): Words[] =>
  placed.dated === 'entered' ? [printDay(placed), [{ text: dateEntered, tone: 'quiet' }]] : [printDay(placed)]

export const dayText = (placed: Placed, { dateEntered }: DoctorWords): string =>
  placed.dated === 'entered' ? `${printDay(placed)} (${dateEntered})` : printDay(placed)
