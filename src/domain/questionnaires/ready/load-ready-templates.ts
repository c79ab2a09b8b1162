import { localeOf } from '../../interview/languages/load-language.ts'
import type { ReadyTemplate } from './ready-template.ts'

const LANGUAGES = {
  ru: () => import('./ru.ts'),
  en: () => import('./en.ts'),
  el: () => import('./el.ts'),
}

/** Pre-visit history, chronic pain, medication review. */
export const loadReadyTemplates = async (locale: string): Promise<readonly ReadyTemplate[]> =>
  (await LANGUAGES[localeOf(locale)]()).templates
