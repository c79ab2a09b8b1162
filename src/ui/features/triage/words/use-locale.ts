import { useLingui } from '@lingui/react/macro'
import { isLocale, type Locale } from '../../../i18n/locale.ts'

/** The language for the texts of the triage rules, which are no catalog entries because page and server share them. */
export function useLocale(): Locale {
  const { i18n } = useLingui()
  return isLocale(i18n.locale) ? i18n.locale : 'en'
}
