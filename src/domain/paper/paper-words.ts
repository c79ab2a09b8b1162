import type { Locale } from '../../contract/entities/user.ts'

/** Words on every paper. */
export interface PaperWords {
  page: (page: number, pages: number) => string
  /** Signs that no typeface has. */
  unknown: (count: number) => string
  /** The one date at the foot of every page; `at` is a printed moment. */
  madeAt: (at: string) => string
  asOf: (at: string) => string
  untitled: string
}

export const PAPER_WORDS: Record<Locale, PaperWords> = {
  en: {
    page: (page, pages) => `${page} of ${pages}`,
    unknown: count => `Signs that could not be printed stand as \u25af (${count}).`,
    madeAt: at => `Made ${at}`,
    asOf: at => `data as of ${at}`,
    untitled: 'Untitled',
  },
  ru: {
    page: (page, pages) => `${page} из ${pages}`,
    unknown: count => `Знаки, которые не удалось напечатать, заменены на \u25af (${count}).`,
    madeAt: at => `Составлено ${at}`,
    asOf: at => `данные на ${at}`,
    untitled: 'Без названия',
  },
  el: {
    page: (page, pages) => `${page} από ${pages}`,
    unknown: count => `Τα σημεία που δεν τυπώθηκαν σημειώνονται με \u25af (${count}).`,
    madeAt: at => `Συντάχθηκε ${at}`,
    asOf: at => `στοιχεία έως ${at}`,
    untitled: 'Χωρίς τίτλο',
  },
}
