import { normsIn } from '../text/within.ts'
import type { Words } from '../text/words.ts'

/** The words between two semicolons. */
export function partOf(all: Words, at: number): string {
  const { words } = all
  const from = words.slice(0, at).findLastIndex(({ after }) => /;/u.test(after)) + 1
  const end = words.slice(at).findIndex(({ after }) => /;/u.test(after))
  return normsIn(all, from, end < 0 ? words.length : at + end + 1)
}

const IF = /^(?:if|если|αν|εαν|εφοσον)$/u
/** The first word of the sentence or part in which word `at` stands, if it is "if"; otherwise null. */
export function conditionBefore({ words }: Words, at: number): number | null {
  const from = words.slice(0, at).findLastIndex(({ after }) => /[.;?!:]/u.test(after)) + 1
  return from < at && IF.test(words[from]?.norm ?? '') ? from : null
}
