import { useLingui } from '@lingui/react/macro'
import { isCalendarDate } from '../../../../domain/patients/date-of-birth.ts'
import { useAgeText } from './use-age-text.ts'

/**
 * Returns "March 4, 1972 · 54 years" for `1972-03-04`, shown beside a date field, because the browser orders day and
 * month by its own language and a swap would not be noticed.
 */
export function useDateInWords(): (date: string, today: string) => string | undefined {
  const { i18n } = useLingui()
  const ageText = useAgeText()
  return (date, today) => {
    if (!isCalendarDate(date)) return undefined
    const words = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(date))
    return [words, ageText(date, today)].filter(Boolean).join(' · ')
  }
}
