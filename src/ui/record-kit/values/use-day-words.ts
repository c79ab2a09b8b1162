import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { printCalendarDate } from '../../../domain/dates/print-date.ts'
import type { RecordDate } from '../../../domain/records/record-date.ts'
import { isLocale, LANGUAGE_TAGS } from '../../i18n/locale.ts'

export interface DayWords {
  /** "10" and "November", in the case that the language needs beside a day. */
  block: (day: string) => { day: string; month: string }
  /** The day in words, for a tooltip. */
  full: (day: string) => string
  /** "Feb 2025". */
  month: (day: string) => string
}

/** Writes calendar days `yyyy-mm-dd` in the language of the interface. */
export function useDayWords(): DayWords {
  const { i18n } = useLingui()
  return useMemo(() => {
    const tag = LANGUAGE_TAGS[isLocale(i18n.locale) ? i18n.locale : 'en']
    const utc = { timeZone: 'UTC' } as const
    const block = new Intl.DateTimeFormat(tag, { ...utc, day: 'numeric', month: 'long' })
    const full = new Intl.DateTimeFormat(tag, { ...utc, dateStyle: 'full' })
    const short = new Intl.DateTimeFormat(tag, { ...utc, month: 'short', year: 'numeric' })
    const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
    const known = <T>(day: string, of: (time: number) => T, none: T) => (Number.isNaN(at(day)) ? none : of(at(day)))
    return {
      block: day =>
        known(
          day,
          time => {
            const parts = block.formatToParts(time)
            const part = (type: string) => parts.find(one => one.type === type)?.value ?? ''
            return { day: part('day'), month: part('month') }
          },
          { day: '–', month: '' },
        ),
      full: day => known(day, time => full.format(time), day),
      month: day => known(day, time => short.format(time), day),
    }
  }, [i18n.locale])
}

/** `20.03.2026, 08:40`, in every language (decision 30). */
export function printRecordDate({ day, time }: RecordDate): string {
  const printed = printCalendarDate(day) ?? day
  return time === null ? printed : `${printed}, ${time}`
}
