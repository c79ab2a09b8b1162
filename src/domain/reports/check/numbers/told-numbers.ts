import type { Words } from '../../text/words.ts'
import type { Amount } from './amount.ts'

/** "One miscarriage" where "a miscarriage" was said and not counted. */
export const isSingle = ({ unit, values }: Amount, near: readonly Amount[]) =>
  (unit === null || unit === 'times') &&
  values.size === 1 &&
  values.has(1) &&
  !near.some(one => one.unit === null || one.unit === 'times')

/** The words around a number, up to its neighbours and to signs: "94, previously 121". */
export function nearText({ words }: Words, amounts: readonly Amount[], { from, to }: Amount): string {
  if (amounts.length < 2) return words.map(({ norm }) => norm).join(' ')
  let start = from
  while (start > 0 && !/[,;:(]/u.test(words[start - 1]?.after ?? '') && !amounts.some(one => one.to === start)) start--
  let end = to
  while (end < words.length && !/[,;:)]/u.test(words[end - 1]?.after ?? '') && !amounts.some(one => one.from === end))
    end++
  return words
    .slice(start, end)
    .map(({ norm }) => norm)
    .join(' ')
}
