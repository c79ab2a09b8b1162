import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { catalogueEntry } from '../../../../domain/labs/catalogue/all.ts'
import type { Point } from '../../../../domain/timeline/point.ts'
import type { Series } from '../../../../domain/timeline/series.ts'
import { isLocale, LANGUAGE_TAGS, type Locale } from '../../../i18n/locale.ts'
import { printRecordDate } from '../../../record-kit/values/use-day-words.ts'
import { useSideWords } from '../../../record-kit/values/use-side-words.ts'
import { useValueText } from '../../../record-kit/values/use-value-text.ts'

/** Of a converted value: three figures that count, as the printed one rarely has more. */
const FIGURES = 3

export interface TimelineWords {
  locale: Locale
  /** With its unit if the test is shown in several. */
  name: (series: Series) => string
  /** As it is printed; a converted number in the unit of its series. */
  value: (point: Point) => string
  /** A bound in the unit of the series. */
  bound: (value: number) => string
  standing: (point: Point) => string
  date: (point: Pick<Point, 'record'>) => string
}

export function useTimelineWords(): TimelineWords {
  const { t, i18n } = useLingui()
  const locale = isLocale(i18n.locale) ? i18n.locale : 'en'
  const text = useValueText()
  const sideWord = useSideWords()
  const number = useMemo(() => {
    const figures = new Intl.NumberFormat(LANGUAGE_TAGS[locale], { maximumSignificantDigits: FIGURES })
    return (value: number) => figures.format(value)
  }, [locale])
  const noUnit = t({ id: 'timeline.noUnit', message: 'without a unit' })
  return {
    locale,
    name: ({ id, name, unit, oneOfSeveral }) => {
      const own = catalogueEntry(id)?.names[locale][0] ?? name
      return oneOfSeveral ? `${own}, ${unit || noUnit}` : own
    },
    value: point =>
      point.kind === 'number' && point.converted ? `≈\u202f${number(point.value)}` : text.value(point.row),
    bound: number,
    standing: ({ standing, side }) => {
      if (standing === 'in') return t({ id: 'timeline.side.in', message: 'in range' })
      if (standing === 'out') return sideWord(side === 0 ? null : side)
      return t({ id: 'timeline.side.undecided', message: 'cannot be decided' })
    },
    date: ({ record }) => printRecordDate(record),
  }
}
