const two = (value: number) => String(value).padStart(2, '0')

/** The calendar day `yyyy-mm-dd` at `now` in the device's time zone. */
export function calendarDay(now: number): string {
  const day = new Date(now)
  return `${String(day.getFullYear()).padStart(4, '0')}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** Whether a text is a day of the calendar, written `yyyy-mm-dd`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text)
}

/** An age in days under one month, in months under two years, then in years. */
export type Age = { unit: 'days' | 'months' | 'years'; count: number }

const DAY_MS = 86_400_000
/** An older date of birth is taken for a typing error. */
const OLDEST_YEARS = 150

/** The age on the day `today`; null if the date of birth is absent, unreadable, in the future or over 150 years ago. */
export function ageOn(dateOfBirth: string | null | undefined, today: string): Age | null {
  const born = dateOfBirth?.slice(0, 10) ?? ''
  if (!isCalendarDate(born) || born > today) return null
  const [by = 0, bm = 0, bd = 0] = born.split('-').map(Number)
  const [ty = 0, tm = 0, td = 0] = today.split('-').map(Number)
  const months = (ty - by) * 12 + (tm - bm) - (td < bd ? 1 : 0)
  if (months >= OLDEST_YEARS * 12) return null
  if (months >= 24) return { unit: 'years', count: Math.floor(months / 12) }
  if (months >= 1) return { unit: 'months', count: months }
  return { unit: 'days', count: Math.round((Date.parse(today) - Date.parse(born)) / DAY_MS) }
}
