import type { KeyValue } from '../../platform/storage.ts'
import type { Locale } from './locale.ts'

export const LOCALE_KEY = 'locale'

/** Reloads the page now, or later: never while a recording runs (decision 31, R5). */
export type ReloadGate = (reason: 'locale' | 'update' | 'payment') => void

/** Stores the choice and requests the reload that applies it. */
export function changeLocale(locale: Locale, values: KeyValue, reload: ReloadGate): void {
  values.set(LOCALE_KEY, locale)
  reload('locale')
}
