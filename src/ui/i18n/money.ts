import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { isLocale, LANGUAGE_TAGS, type Locale } from './locale.ts'

export interface MoneyFormat {
  /** With two decimals: "1 284,50 ₽". Values are minor units. */
  exact(value: number, currency?: string): string
  /** Without decimals if they are zero: "1 000 ₽". */
  short(value: number, currency?: string): string
  /** Without a currency, for a column: "−5,00". */
  bare(value: number): string
  /** In two parts, to print the second smaller: "1 284" and ",50 ₽". */
  split(value: number, currency?: string): [whole: string, rest: string]
}

export function moneyFormatFor(locale: Locale): MoneyFormat {
  const formatters = new Map<string, Intl.NumberFormat>()
  const formatter = (currency: string | null, digits: number) => {
    const key = `${currency} ${digits}`
    const known =
      formatters.get(key) ??
      new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
        ...(currency && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })
    formatters.set(key, known)
    return known
  }
  const print = (value: number, currency: string | null, digits: number) =>
    formatter(currency, digits)
      .format(value / 100)
      .replace('-', '−')
  return {
    exact: (value, currency = 'RUB') => print(value, currency, 2),
    short: (value, currency = 'RUB') => print(value, currency, value % 100 === 0 ? 0 : 2),
    bare: value => print(value, null, 2),
    split(value, currency = 'RUB') {
      const parts = formatter(currency, 2).formatToParts(value / 100)
      const at = parts.findIndex(part => part.type === 'decimal')
      const text = (some: typeof parts) =>
        some
          .map(part => part.value)
          .join('')
          .replace('-', '−')
      return [text(parts.slice(0, at)), text(parts.slice(at))]
    },
  }
}

/** Formats money in the current language. */
export function useMoney(): MoneyFormat {
  const { i18n } = useLingui()
  return useMemo(() => moneyFormatFor(isLocale(i18n.locale) ? i18n.locale : 'en'), [i18n.locale])
}
