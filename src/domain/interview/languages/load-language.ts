import { compile, type Lexicon } from './language.ts'

export type InterviewLocale = 'ru' | 'en' | 'el'

const LANGUAGES = {
  ru: () => import('./ru.ts'),
  en: () => import('./en.ts'),
  el: () => import('./el.ts'),
}
const loaded = new Map<InterviewLocale, Promise<Lexicon>>()

/** The language of a locale tag (`en-GB` is `en`, others than the three too), loaded and compiled once. */
export function loadLanguage(locale: string): Promise<Lexicon> {
  const known = localeOf(locale)
  const found = loaded.get(known) ?? LANGUAGES[known]().then(({ language }) => compile(language))
  loaded.set(known, found)
  return found
}

export const localeOf = (tag: string): InterviewLocale => {
  const primary = tag.slice(0, 2).toLowerCase()
  return primary === 'ru' || primary === 'el' ? primary : 'en'
}
