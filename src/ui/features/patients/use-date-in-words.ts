import { useLingui } from '@lingui/react/macro'
import { isCalendarDate } from '../../../domain/patients/date-of-birth.ts'
import { useAgeText } from './use-age-text.ts'

/**
 * "March 4, 1972 · 54 years" of `1972-03-04`, for beside a date field: the browser orders day and month in there by its
 * own language, and who reads the other order would not notice.
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
