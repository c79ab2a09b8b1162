import { i18n, type Messages } from '@lingui/core'
import { LANGUAGE_TAGS, type Locale } from './locale.ts'

type Load = () => Promise<{ messages: Messages }>

/** Two chunks for each language: what the first screens say, and the rest. Every catalog stands beside its feature. */
const catalogs: Record<Locale, { first: Load; rest: Load }> = {
  en: { first: () => import('./catalogs/en.ts'), rest: () => import('./catalogs/rest.en.ts') },
  ru: { first: () => import('./catalogs/ru.ts'), rest: () => import('./catalogs/rest.ru.ts') },
  el: { first: () => import('./catalogs/el.ts'), rest: () => import('./catalogs/rest.el.ts') },
}

let rest: Promise<void> = Promise.resolve()

/** Loads the language and speaks it; rejects, and leaves the language as it was, when the catalog cannot be loaded. */
export async function activate(locale: Locale, page: Document = document): Promise<void> {
  const { messages } = await catalogs[locale].first()
  i18n.load(locale, messages)
  i18n.activate(locale)
  page.documentElement.lang = LANGUAGE_TAGS[locale]
  rest = catalogs[locale].rest().then(more => i18n.load(locale, more.messages))
  rest.catch(() => undefined)
}

/** Resolves when the present language can say everything; a screen beyond the first ones waits for it. */
export const everythingSaid = (): Promise<void> => rest
