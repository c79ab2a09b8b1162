import { useLingui } from '@lingui/react/macro'
import { isLocale, type Locale } from '../../../i18n/locale.ts'

/** The language of the rules' own texts, which page and server share. */
export function useLocale(): Locale {
  const { i18n } = useLingui()
  return isLocale(i18n.locale) ? i18n.locale : 'en'
}
