import type { Answer } from '../template/template.ts'

const PERIOD = /^P(?:([\d.]+)Y)?(?:([\d.]+)M)?(?:([\d.]+)W)?(?:([\d.]+)D)?(?:T(?:([\d.]+)H)?(?:([\d.]+)M)?)?$/
const UNITS = ['year', 'month', 'week', 'day', 'hour', 'minute']

/** "24 ноября 2026", "May 2024", "3 дня": a date as exact as it is, or a duration; null for what is neither. */
export function printTime(answer: Answer, value: string, locale: string): string | null {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(value) ?? []
  if (year && /date/.test(answer))
    return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
      year: 'numeric',
      timeZone: 'UTC',
      ...(month && { month: 'long' }),
      ...(day && { day: 'numeric' }),
    })
      .format(new Date(value))
      .replace(/ г\.$/, '')
  const period = answer === 'duration' && PERIOD.exec(value)
  if (!period || value === 'P') return null
  return period
    .slice(1)
    .flatMap((count, place) =>
      count
        ? Intl.NumberFormat(locale, { style: 'unit', unit: UNITS[place], unitDisplay: 'long' } as never).format(+count)
        : [],
    )
    .join(' ')
}
