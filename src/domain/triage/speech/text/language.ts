import type { SpeechLanguage } from '../heard-vitals.ts'

/** The language of most letters, with Greek and Cyrillic counted double against Latin; English if there are none. */
export function languageOf(text: string): SpeechLanguage {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  const [russian, greek, latin] = [
    count(/\p{Script=Cyrillic}/gu),
    count(/\p{Script=Greek}/gu),
    count(/\p{Script=Latin}/gu),
  ]
  if (greek > 0 && greek >= russian && greek * 2 >= latin) return 'el'
  return russian > 0 && russian * 2 >= latin ? 'ru' : 'en'
}
