export const LOCALES = ['en', 'ru', 'el'] as const
export type Locale = (typeof LOCALES)[number]

/** Each language in its own name, so that a user who reads no other finds it. */
export const LOCALE_NAMES: Record<Locale, string> = { en: 'English', ru: 'Русский', el: 'Ελληνικά' }

export const LANGUAGE_TAGS: Record<Locale, string> = { en: 'en-US', ru: 'ru-RU', el: 'el-GR' }

export const isLocale = (value: unknown): value is Locale => LOCALES.some(locale => locale === value)

/** The stored choice, else the first of the browser's languages that is supported, else English (decision 30). */
export function chooseLocale(stored: string | null, browser: readonly string[]): Locale {
  if (isLocale(stored)) return stored
  const primary = browser.map(tag => tag.toLowerCase().split('-')[0])
  return primary.find(isLocale) ?? 'en'
}
