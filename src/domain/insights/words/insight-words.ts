import type { Locale } from '../../../contract/entities/user.ts'
import { EL } from './el.ts'
import { EN } from './en.ts'
import { RU } from './ru.ts'
import type { InsightWords } from './words.ts'

const WORDS: Record<Locale, InsightWords> = { en: EN, ru: RU, el: EL }

export const insightWords = (locale: Locale): InsightWords => WORDS[locale]
