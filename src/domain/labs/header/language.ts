import type { Locale } from '../../../contract/entities/user.ts'

/** The language of a page by its letters: the script of most words; units and abbreviations are Latin everywhere. */
export function languageOf(text: string): Locale {
  const count = (script: RegExp) => text.match(script)?.length ?? 0
  const cyrillic = count(/\p{Script=Cyrillic}/gu)
  const greek = count(/\p{Script=Greek}/gu)
  const latin = count(/\p{Script=Latin}/gu)
  if (cyrillic >= greek && cyrillic > 0.3 * latin) return 'ru'
  return greek > 0.3 * latin ? 'el' : 'en'
}
