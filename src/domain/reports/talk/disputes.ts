import type { Reading, Segment } from '../text/shape.ts'
import { has, hasNumber, normsIn, startsWith, within } from '../text/within.ts'
import { isCorrection, opensWithNo } from './corrections.ts'
import { isMedical, type Statement } from './statement.ts'

/** Words of a turn that disputes what another person has just told, and of one that gives in. */
const MOST = 40
const FEW = 14

const SIDED = /^(?:прав|справ|вправ|right|δεξι)/u
const YOU = /^(?:you|you're|you've|ты|вы|тебя|тебе|εσυ|μαμα|μπαμπα|мам|пап|мама|папа|dad|mum|mom)$/u
const GIVES_IN =
  /^(?:yes|yeah|aye|right|okay|ok|true|fine|maybe|she's|he's|да|ну|ладно|верно|правда|точно|ναι|σωστα|καλα|εχει)$/u

const labelOf = ({ turns }: Reading, { turn }: Segment) => turns[turn]?.label ?? null

const sidesIn = (reading: Reading, segments: readonly Segment[]): Set<boolean> => {
  const sides = new Set<boolean>()
  for (const { from, to } of segments)
    for (const hit of within(reading, from, to, 'side')) sides.add(SIDED.test(reading.words[hit.from]?.norm ?? ''))
  return sides
}

/** How many sentences from `at` on, a turn of another teller, dispute the statement; 0 if none does. */
export function disputeFrom(reading: Reading, last: Statement, at: number): number {
  const { segments } = reading
  const [before, first] = [last.segments.at(-1), segments[at]]
  if (!before || !first || first.turn !== before.turn + 1 || before.speaker === 'doctor') return 0
  if (first.speaker === 'doctor' || first.speaker === null || last.bare) return 0
  if (last.questions === 0 && !last.segments.some(({ from, to }) => isMedical(reading, from, to))) return 0
  const [teller, other] = [labelOf(reading, before), labelOf(reading, first)]
  // Without labels, a turn that addresses a relative is a companion's.
  const isOther = other === null ? first.speaker === 'companion' && before.speaker === 'patient' : teller !== other
  const goesOn = other === null && last.disputed
  if (!isOther && !goesOn) return 0
  const turn = segments.slice(at).findIndex(one => one.turn !== first.turn)
  const said = segments.slice(at, turn < 0 ? segments.length : at + turn)
  if (last.disputed) return givesIn(reading, said)
  const asks = said.some(one => one.asks) && !challenges(reading, before, first)
  const words = said.reduce((sum, { from, to }) => sum + to - from, 0)
  return words <= MOST && !asks && contradicts(reading, last, before, first) ? said.length : 0
}

const CHALLENGE =
  /^(?:\p{L}+ )?(?:да )?(?:как|как(?:ои|ая|ое|ие|им|их|ую|ого|ому)|что значит|what do you mean|since when|πωσ|ποια|ποιο|τι)(?: |$)/u
const REPEATED = 7
const ECHO = 5
const STEM = 4
/** «Нет, не падала. – Как не падала?», «С Нового года. – Мам, какой Новый год?»: asks what was just told, word for word. */
function challenges(reading: Reading, before: Segment, { from, to, asks }: Segment): boolean {
  const told = new Set(reading.words.slice(before.from, before.to).map(({ norm }) => norm.slice(0, STEM)))
  // "I'd say ten days. – Ten days? It's been a month.": nothing but what was just told.
  const isEcho = reading.words.slice(from, to).every(({ norm }) => told.has(norm.slice(0, STEM)))
  if (asks && to - from <= ECHO && isEcho) return true
  if (!CHALLENGE.test(normsIn(reading, from, to))) return false
  return reading.words
    .slice(from + 1, Math.min(to, from + REPEATED))
    .some(({ norm }) => norm.length > STEM - 2 && told.has(norm.slice(0, STEM)))
}

/** "Just the left, I think. – It's both of them, Mum." */
const BOTH = /(?:^| )(?:both|оба|обе|обоих|обеих|με τα δυο|και τα δυο|και οι δυο|και στα δυο|αμφοτερα)(?: |$)/u

function contradicts(reading: Reading, last: Statement, before: Segment, { from, to }: Segment): boolean {
  const old = sidesIn(reading, last.segments)
  const now = sidesIn(reading, [{ ...before, from, to }])
  if ([...now].some(side => !old.has(side)) && old.size > 0) return true
  if (old.size === 1 && BOTH.test(normsIn(reading, from, to))) return true
  if (CONTRADICTS.test(normsIn(reading, from, Math.min(to, from + 4)))) return true
  if (challenges(reading, before, { ...before, from, to })) return true
  const told = hasNumber(reading, before.from, before.to) || has(reading, before.from, before.to, 'negation')
  const often = has(reading, before.from, before.to, 'frequency', 'course', 'hedge')
  if (told && hasNumber(reading, from, to)) return true
  if ((told || often || hasNumber(reading, before.from, before.to)) && has(reading, from, to, 'frequency')) return true
  const one = { ...before, from, to }
  return isCorrection(reading, one) || opensWithNo(reading, one) || YOU.test(reading.words[from]?.norm ?? '')
}

/** «Какие полпачки», "Rubbish": disputes whatever was told. */
const CONTRADICTS =
  /^(?:(?:да )?как(?:ие|ои|ая|ое|им|их|ую|ого)? \p{L}+|(?:\p{L}+ )?(?:не выдумываи|неправда|rubbish|nonsense)|с (?:январ|феврал|март|апрел|ма[яе]|июн|июл|август|сентябр|октябр|ноябр|декабр)|κι εκειν\p{L} |τι λεσ|come on|oh come)/u
/** "Oh, aye. Two, then.": how many of the sentences, in which the first teller agrees with the other. */
function givesIn(reading: Reading, said: readonly Segment[]): number {
  const from = said[0]?.from ?? 0
  const few = said.findLastIndex(({ to }) => to - from <= FEW) + 1
  const to = said[few - 1]?.to
  if (to === undefined || said.slice(0, few).some(({ asks }) => asks)) return 0
  // «Дай гляну. Да, пять миллиграммов.», "Two and a half, she's right."
  const opens =
    reading.numbers.has(from) ||
    said.slice(0, few).some(one => [one.from, one.from + 1].some(at => GIVES_IN.test(reading.words[at]?.norm ?? '')))
  return opens || startsWith(reading, from, to, 'negation') !== undefined ? few : 0
}

/** "The left one, is it? – No, he points at the right. – Yes, the right.": sentences behind the answer that settle a side. */
export function settlesSide(reading: Reading, { segments: said, questions }: Statement, at: number): number {
  const { segments } = reading
  const answer = said.at(-1) as Segment
  if (sidesIn(reading, said.slice(0, questions)).size === 0) return 0
  for (let step = 0; step < 2; step++) {
    const one = segments[at + step]
    if (!one || one.turn !== answer.turn || one.to - one.from > FEW / 2) return 0
    if (!one.asks && sidesIn(reading, [one]).size > 0) return step + 1
    if (!one.asks) return 0
  }
  return 0
}
