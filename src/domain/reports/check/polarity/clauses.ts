import type { Words } from '../../text/words.ts'
import { goesOn } from './goes-on.ts'
import { isAside, isSecond, opensSecond } from './second-place.ts'

const CONTRAST =
  /^(?:но|зато|однако|хотя|кроме|but|however|although|though|except|αλλα|ομωσ|ενω|εκτοσ|ωστοσο|just|αν|зато)$/u

/** «Άλλα», "other", has the norm of «αλλά», "but". */
export const turns = ({ words, text }: Words, at: number): boolean => {
  const { norm = '', start = 0, end = 0 } = words[at] ?? {}
  return CONTRAST.test(norm) && !text.slice(start, end).normalize('NFC').toLowerCase().startsWith('ά')
}

/** In speech without punctuation the other one goes on behind it. */
const UNDERSTOOD =
  /^(?:понятно|ясно|ладно|так|угу|ага|понял[аи]?|okay|ok|alright|lovely|gotcha|μαλιστα|ωραια|ενταξει|λοιπον|καταλαβα)$/u

export interface Clause {
  from: number
  to: number
}

/** Clauses of words `from` to `to`: cut at signs and at words that turn to something else. */
export function cutClauses(all: Words, from: number, to: number, loose = false): Clause[] {
  const { words, text } = all
  const clauses: Clause[] = []
  let start = from
  for (let at = from; at < to; at++) {
    const { after = '', end = 0 } = words[at] ?? {}
    const next = words[at + 1]
    const range = /^[-–—]$/u.test(after) && /^\d/u.test(next?.norm ?? '') && /^\d/u.test(words[at]?.norm ?? '')
    const decimal =
      range || (next && next.start === end + 1 && /\d/u.test(next.norm) && /\d$/u.test(text.slice(end - 1, end)))
    const stops =
      (/[,;:()\n.!?·…]/u.test(after) || /\s[–—-]$|^[–—]/u.test(after)) && !decimal && after !== '.'
        ? true
        : after === '.' && !decimal && at + 1 < to && /\s/u.test(text[end + 1] ?? '')
    const following = at + 1 < to ? (words[at + 1]?.norm ?? '') : ''
    const parts =
      (at + 1 < to && turns(all, at + 1) && !isSecond(all, at + 1) && !isAside(all, at + 1)) ||
      opensSecond(all, at + 1) ||
      isAct(words, at + 1) ||
      (loose && UNDERSTOOD.test(following)) ||
      (at + 3 < to && (deniesNext(words, at + 1) || (!loose && goesOn(all, start, at + 1, to))))
    const isSign = stops && !isAside(all, at) && !isAside(all, at + 1)
    if (!isSign && !parts && at + 1 < to) continue
    clauses.push({ from: start, to: at + 1 })
    start = at + 1
  }
  return clauses
}

const RELATIVE = /^(?:που|that|which)$/u
const ACT =
  /^(?:εδωσ|εγραψ|συνεστησ|συνταγογραφ|χορηγησ|αγορασ|gave|given|prescribed|recommended|suggested|wrote|bought)/u
/** "Did not start the tablets that the pharmacist gave him": they were given. */
const isAct = (words: Words['words'], at: number): boolean =>
  RELATIVE.test(words[at]?.norm ?? '') && words.slice(at + 1, at + 5).some(({ norm }) => ACT.test(norm))

const ANDS = /^(?:and|и|και)$/u
const DENIES = /^(?:didn't|doesn't|don't|isn't|wasn't|hasn't|haven't|hadn't|won't|never|не|δεν|δε)$/u
const AUXILIARY = /^(?:did|does|do|is|was|has|have|had|will)$/u
const OF_BEFORE = /^(?:it|them|его|ее|их|το|τα|την|τη|τον)$/u
const OBJECT_WITHIN = 6
/** "She slid down and did not hit her head": what stands before the "and" is not denied, unless it is the verb's object. */
const deniesNext = (words: Words['words'], at: number): boolean =>
  isDenied(words, at + 1) &&
  // "A pain that does not spread".
  (RELATIVE.test(words[at]?.norm ?? '') ||
    (ANDS.test(words[at]?.norm ?? '') &&
      !words.slice(at + 2, at + OBJECT_WITHIN).some(({ norm }) => OF_BEFORE.test(norm))))
const isDenied = (words: Words['words'], at: number): boolean =>
  DENIES.test(words[at]?.norm ?? '') ||
  (AUXILIARY.test(words[at]?.norm ?? '') && /^(?:not|never)$/u.test(words[at + 1]?.norm ?? ''))
