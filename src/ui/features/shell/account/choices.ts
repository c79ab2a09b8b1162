import { useLingui } from '@lingui/react/macro'
import type { Option } from '../../../components/form/option.ts'
import { LOCALE_NAMES, LOCALES, type Locale } from '../../../i18n/locale.ts'
import type { Theme } from '../../../styles/appearance.ts'

export function useThemeOptions(): Option<Theme>[] {
  const { t } = useLingui()
  return [
    { value: 'light', icon: 'sun', label: t({ id: 'shell.theme.light', message: 'Light' }) },
    { value: 'dark', icon: 'moon', label: t({ id: 'shell.theme.dark', message: 'Dark' }) },
    { value: 'contrast', icon: 'contrast', label: t({ id: 'shell.theme.contrast', message: 'Contrast' }) },
    { value: 'system', icon: 'monitor', label: t({ id: 'shell.theme.system', message: 'As the system' }) },
  ]
}

export const LOCALE_OPTIONS: Option<Locale>[] = LOCALES.map(locale => ({ value: locale, label: LOCALE_NAMES[locale] }))
