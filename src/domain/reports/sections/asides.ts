import type { Reading } from '../text/shape.ts'
import { has } from '../text/within.ts'
import { interruptionsOf } from './interruptions.ts'

const known = new WeakMap<Reading, ReadonlySet<string>>()

/** Who else is spoken to in a dictation: a name with a capital that opens or closes a remark more than once, "Sandra, …", "Thanks Sandra". */
function namesOf(reading: Reading): ReadonlySet<string> {
  const found = known.get(reading)
  if (found) return found
  const called = new Map<string, number>()
  for (const [at, { norm, start, before, after }] of reading.words.entries()) {
    const small = /^\p{Ll}/u.test(reading.text.slice(start, start + 1))
    const alone = (reading.hits[at] ?? []).length === 0 && !reading.drugs.has(at) && !reading.numbers.has(at)
    const opens = after.startsWith(',') && (at === 0 || /[.!?\n]/u.test(before))
    const closes = /^[,.!]/u.test(after) && has(reading, at - 1, at, 'thanks', 'correction', 'ack')
    if (!small && alone && norm.length > 2 && (opens || closes)) called.set(norm, (called.get(norm) ?? 0) + 1)
  }
  const names = new Set([...called].filter(([, times]) => times > 1).map(([norm]) => norm))
  known.set(reading, names)
  return names
}

const PLACE =
  /^(?:осмотр\p{L}*|консультаци\p{L}*|consultation|review|травмпункт\p{L}*|прием\p{L}*|кабинет\p{L}*|клиник\p{L}*|отделени\p{L}*|поликлиник\p{L}*|clinic|ward|letter|unit|department|ιατρειο\p{L}*|κλινικη|επισκεψη|εκτιμηση|τμημα|εξωτερικα)$/u
const FEW = 8
const REMARK = 16

/** Words to a third person, or the clinic's name: they are left out of the report. */
export function isAside(reading: Reading, from: number, to: number): boolean {
  if (reading.form !== 'dictation') return false
  const left = interruptionsOf(reading)
  if (left.subarray(from, to).every(one => one === 1)) return true
  const norms = reading.words.slice(from, to).map(({ norm }) => norm)
  const names = namesOf(reading)
  const called = norms.slice(0, 2).some(norm => names.has(norm)) || names.has(norms.at(-1) ?? '')
  if (called && norms.length <= REMARK && !has(reading, from, to, 'dose', 'symptom', 'disease')) return true
  return from === 0 && norms.length <= FEW && norms.some(norm => PLACE.test(norm))
}
