import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { type Format, formatFor } from './format.ts'
import { isLocale } from './locale.ts'

/** Formats numbers, sizes and durations in the current language. */
export function useFormat(): Format {
  const { i18n } = useLingui()
  return useMemo(() => formatFor(isLocale(i18n.locale) ? i18n.locale : 'en'), [i18n.locale])
}
