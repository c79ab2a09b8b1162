import type { Unit } from '../sections/units.ts'
import type { Reading } from '../text/shape.ts'
import { within } from '../text/within.ts'
import type { Around } from './around.ts'
import { deniesOther } from './denied-of-other.ts'

const CLOSE = 3
const NO = /^(?:no|нет|не|οχι)$/u

const IF = /^(?:if|unless|если|αν|εαν)$/u
const IF_WITHIN = 3
const SOME_EL = /^(?:κανενα|κανεναν|καμια)$/u
const TAKES_EL = /^(?:παιρνω|πινω|βαζω|παιρνει|πιω|παρω)$/u
const NOT_EL = /^(?:δεν|δε|μην|μη)$/u
/** "No, just amlodipine." */
const ONLY = /^(?:just|only|только|μονο)$/u

/** Cues of negation that belong to no correction and to no phrase that denies nothing. */
function denialsIn(reading: Reading, from: number, to: number, at: number | null = null): number {
  const apart = [...within(reading, from, to, 'no-negation', 'not-done', 'correction')]
  let count = 0
  for (const hit of within(reading, from, to, 'negation')) {
    const { norm = '', after = '' } = reading.words[hit.from] ?? {}
    const taken = apart.some(other => other.from <= hit.from && hit.to <= other.to)
    // "Losartan fifty no twenty five" takes back the number.
    const next = /^(?:the|на|по|το|τα)$/u.test(reading.words[hit.to]?.norm ?? '') ? hit.to + 1 : hit.to
    const restated =
      (NO.test(norm) || norm === 'not') &&
      (TROUBLE.test(reading.words[hit.to]?.norm ?? '') ||
        reading.numbers.has(next) ||
        ONLY.test(reading.words[hit.to]?.norm ?? ''))
    // "Every night, if I don't take my omeprazole": it is taken.
    const supposed = reading.words.slice(Math.max(from, hit.from - IF_WITHIN), hit.from).some(one => IF.test(one.norm))
    // «Παίρνω κανένα Gaviscon»: one now and then.
    const isSome =
      SOME_EL.test(norm) &&
      TAKES_EL.test(reading.words[hit.from - 1]?.norm ?? '') &&
      !NOT_EL.test(reading.words[hit.from - 2]?.norm ?? '')
    const name = at === null ? null : (reading.drugs.get(at)?.to ?? at + 1)
    const ofOther = at !== null && name !== null && deniesOther(reading, at, name, hit.from, hit.to)
    if (!taken && !restated && !supposed && !isSome && !ofOther && !(NO.test(norm) && after.startsWith(','))) count++
  }
  return count
}

/** A denial in the name's clause; without punctuation only right beside the name. */
export function isDenied(reading: Reading, unit: Unit, { floor, from, at, near, far }: Around): boolean {
  if (isAnsweredNo(reading, unit, at)) return true
  if (isAnsweredByNumber(reading, unit, at)) return false
  // Where allergies are told, trouble is denied: "I've had amoxicillin and never a bother with it".
  const named = unit.section === 'allergies' ? null : at
  if (!unit.ranges.some(one => one.loose)) return denialsIn(reading, from, near, named) > 0
  const before = [...within(reading, Math.max(floor, at - CLOSE), at, 'negation')]
  // «Нельзя», «нет» before a name belong to what was said before it.
  if (
    before.some(
      hit => !BEHIND.test(reading.words[hit.from]?.norm ?? '') && !ONLY.test(reading.words[hit.to]?.norm ?? ''),
    )
  )
    return true
  return denialsIn(reading, at, Math.min(far, at + CLOSE)) > 0 || isForbiddenBehind(reading, unit, at)
}

const NAME_ONLY = 4
/** «Варфарин? – Нет, он апиксабан получает.» */
function isAnsweredNo(reading: Reading, { ranges }: Unit, at: number): boolean {
  const index = ranges.findIndex(one => one.asks && one.from <= at && at < one.to)
  const [asked, answer] = [ranges[index], ranges[index + 1]]
  if (!asked || !answer || asked.to - asked.from > NAME_ONLY) return false
  const isWell = reading.words.slice(asked.from, asked.to).some(({ norm }) => WELL.test(norm))
  return (
    !isWell &&
    NO.test(reading.words[answer.from]?.norm ?? '') &&
    !TROUBLE.test(reading.words[answer.from + 1]?.norm ?? '')
  )
}
/** "Bisoprolol okay? – No problems." */
const WELL =
  /^(?:ok|okay|fine|alright|well|help\p{L}*|work\p{L}*|переносите|помога\p{L}*|нормально|хорошо|καλα|βοηθα\p{L}*|πειραζ\p{L}*)$/u
export const TROUBLE =
  /^(?:problem\p{L}*|trouble\p{L}*|issues?|complaints?|change|проблем\p{L}*|жалоб\p{L}*|προβλημα\p{L}*)$/u

/** "How much of the Lantus? – Twenty-two. No, wait, twenty-four." */
function isAnsweredByNumber(reading: Reading, { ranges }: Unit, at: number): boolean {
  const index = ranges.findIndex(one => one.asks && one.from <= at && at < one.to)
  const answer = ranges[index + 1]
  return index >= 0 && !!answer && reading.numbers.has(answer.from)
}

/** "Dalteparin, no, she doesn't need that"; a number or another name behind the "no" puts right. */
export function isNoBehind({ words, numbers, drugs }: Reading, at: number): boolean {
  const next = drugs.get(at)?.to ?? at + 1
  const behind = [1, 2, 3].map(step => next + step)
  return (
    NO.test(words[next]?.norm ?? '') &&
    /^,/u.test(words[next]?.after ?? '') &&
    (at === 0 || /[.!?;:\n–—-]/u.test(words[at - 1]?.after ?? '') || /[.!?\n]/u.test(words[at]?.before ?? '')) &&
    !behind.some(word => numbers.has(word) || drugs.has(word))
  )
}

const BEHIND = /^(?:нельзя|нет)$/u
const FORBIDS = /^(?:нельзя|противопоказан\p{L}*|запрещ\p{L}*|απαγορευεται)$/u
const FAR = 9

/** «Кетонал вам с астмой и реакцией на аспирин нельзя». */
function isForbiddenBehind({ words, numbers, drugs }: Reading, unit: Unit, at: number): boolean {
  const end = Math.min(at + FAR, unit.ranges.at(-1)?.to ?? at)
  for (let next = at + 1; next < end; next++) {
    const reaction = words[next - 1]?.norm === 'на'
    if (numbers.has(next) || (drugs.has(next) && !reaction)) return false
    if (FORBIDS.test(words[next]?.norm ?? '')) return true
  }
  return false
}
