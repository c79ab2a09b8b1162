import type { Course, Talk } from './course.ts'

const BOTH = /(?:^|\s)(?:оба|обе|обоих|both|και τα δυο|και τισ δυο|και οι δυο)(?:\s|$)/u
const ALL_THREE = /(?:^|\s)(?:все три|всех трех|all three|all of them|και τα τρια|και τισ τρεισ)(?:\s|$)/u

/** How many medicines "both" or "all three" stands for; 0 without such a word. */
export const pluralIn = (norms: string): number => (ALL_THREE.test(norms) ? 3 : BOTH.test(norms) ? 2 : 0)

/** The medicines named last, from word `from` on. */
export function lastNamed({ mentions, courses }: Talk, count: number, from: number): Course[] {
  const keys = new Set(
    mentions
      .filter(({ at }) => at >= from)
      .toReversed()
      .map(({ key }) => key),
  )
  return [...keys].slice(0, count).flatMap(key => courses.get(key) ?? [])
}
