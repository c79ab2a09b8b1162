import type { CueClass } from '../lexicon/classes.ts'
import { hasValueBehind } from './evidence.ts'
import { startsWith } from './within.ts'
import type { Words } from './words.ts'

/** Above zero: words of a doctor who examines, concludes and orders; below zero: words of an interview. */
const LATE: Partial<Record<CueClass, number>> = {
  'exam-start': 5,
  finding: 0.7,
  order: 0.8,
  assess: 0.8,
  return: 2,
  urgent: 1.5,
  patient: -0.7,
  asks: -1,
  smoke: -1.5,
  relative: -1.2,
  take: -1,
  course: -0.5,
  symptom: -0.4,
  history: -1,
  operation: -0.8,
  allergy: -1.5,
  life: -0.7,
}
const MEASURED = 1.5

/** The word where the interview ends: what follows is the doctor's examination and conclusion. */
export function phaseStart(words: Words, from: number, to: number): number {
  let [sum, best, start] = [0, 0, to]
  for (let at = to - 1; at >= from; at--) {
    for (const hit of words.hits[at] ?? []) if (hit.to <= to) sum += LATE[hit.is] ?? 0
    const vital = startsWith(words, at, to, 'vital')
    if (vital && words.numbers.has(vital.to)) sum += MEASURED
    const result = startsWith(words, at, to, 'result')
    if (result && hasValueBehind(words, result.to)) sum += MEASURED
    if (sum > best) {
      best = sum
      start = at
    }
  }
  return start
}
