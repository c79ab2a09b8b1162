import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Biomarker } from '../../../contract/entities/health-report.ts'
import { isLocale, LANGUAGE_TAGS } from '../../i18n/locale.ts'

type Valued = Pick<Biomarker, 'value' | 'comparator' | 'rawValue'>

const COMPARATOR = { '<': '<', '>': '>', '<=': '≤', '>=': '≥' } as const

/** As many digits after the sign as the page printed: 6.0 is not 6. */
const digitsOf = (printed: string | null | undefined) => /[.,](\d+)\s*\D*$/.exec(printed ?? '')?.[1]?.length ?? 0

export interface ValueText {
  value: (row: Valued) => string
  number: (value: number, digits?: number) => string
  /** "," or ".", as the language writes numbers. */
  decimal: string
}

/** Writes values in the language's numbers, with the precision of the page; words as they were printed. */
export function useValueText(): ValueText {
  const { t, i18n } = useLingui()
  const number = useMemo(() => {
    const tag = LANGUAGE_TAGS[isLocale(i18n.locale) ? i18n.locale : 'en']
    const known = new Map<number, Intl.NumberFormat>()
    return (value: number, digits = 0) => {
      const format =
        known.get(digits) ?? new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: 10 })
      known.set(digits, format)
      return format.format(value)
    }
  }, [i18n.locale])
  const value = ({ value: of, comparator, rawValue }: Valued) => {
    if (typeof of === 'number') {
      const printed = number(of, Math.min(10, digitsOf(rawValue)))
      return comparator ? `${COMPARATOR[comparator] ?? ''}\u202f${printed}` : printed
    }
    if (rawValue) return rawValue
    if (typeof of === 'string') return of
    if (of === true) return t({ id: 'records.value.positive', message: 'positive' })
    if (of === false) return t({ id: 'records.value.negative', message: 'negative' })
    return '—'
  }
  return { value, number, decimal: number(0.5, 1).charAt(1) }
}
