import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { numberPrinter, printValue, type Valued } from '../../../domain/records/print-value.ts'
import { isLocale, LANGUAGE_TAGS } from '../../i18n/locale.ts'

export interface ValueText {
  value: (row: Valued) => string
  number: (value: number, digits?: number) => string
  /** "," or ".", as the language writes numbers. */
  decimal: string
}

/** Writes values in the language's numbers, with the precision of the page; words as they were printed. */
export function useValueText(): ValueText {
  const { t, i18n } = useLingui()
  const number = useMemo(() => numberPrinter(LANGUAGE_TAGS[isLocale(i18n.locale) ? i18n.locale : 'en']), [i18n.locale])
  const value = (row: Valued) =>
    printValue(row, number, {
      positive: t({ id: 'records.value.positive', message: 'positive' }),
      negative: t({ id: 'records.value.negative', message: 'negative' }),
    })
  return { value, number, decimal: number(0.5, 1).charAt(1) }
}
