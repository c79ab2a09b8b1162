import type { ReportLanguage } from './report-words.ts'

/** The language of most letters; null for a text without letters of the three. */
export function spokenLanguage(text: string): ReportLanguage | null {
  const counts: [ReportLanguage, number][] = [
    ['ru', text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0],
    ['el', text.match(/\p{Script=Greek}/gu)?.length ?? 0],
    ['en', text.match(/\p{Script=Latin}/gu)?.length ?? 0],
  ]
  const [most] = counts.toSorted(([, a], [, b]) => b - a)
  return most && most[1] > 0 ? most[0] : null
}
