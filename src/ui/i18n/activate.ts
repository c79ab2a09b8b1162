import { i18n, type Messages } from '@lingui/core'
import { LANGUAGE_TAGS, type Locale } from './locale.ts'

/** One chunk for each language: every catalog beside a feature, joined. */
const catalogs: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('./catalogs/en.ts'),
  ru: () => import('./catalogs/ru.ts'),
  el: () => import('./catalogs/el.ts'),
}

/** Loads the language and speaks it; rejects, and leaves the language as it was, when the catalog cannot be loaded. */
export async function activate(locale: Locale, page: Document = document): Promise<void> {
  const { messages } = await catalogs[locale]()
  i18n.load(locale, messages)
  i18n.activate(locale)
  page.documentElement.lang = LANGUAGE_TAGS[locale]
}
