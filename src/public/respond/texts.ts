import { i18n, type Messages } from '@lingui/core'
import { LANGUAGE_TAGS, type Locale } from '../../ui/i18n/locale.ts'

const CATALOGS = import.meta.glob<Messages>('./locales/*.po', { import: 'messages' })

/** Loads and activates a language. Rejects if its texts cannot be loaded; the language is then unchanged. */
export async function activateTexts(locale: Locale): Promise<void> {
  const load = CATALOGS[`./locales/${locale}.po`]
  if (!load) throw new Error(`no texts in ${locale}`)
  i18n.load(locale, await load())
  i18n.activate(locale)
  document.documentElement.lang = LANGUAGE_TAGS[locale]
}
