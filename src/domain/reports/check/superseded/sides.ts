import type { Reading } from '../../text/reading.ts'
import type { Amount } from '../numbers/amount.ts'
import { sidesIn } from '../sides/sides.ts'
import { BACK, type Correction, NEXT } from './correction.ts'

const isDenied = ({ words }: Reading, at: number) => /^(?:не|not|οχι)$/u.test(words[at - 1]?.norm ?? '')

/** Words behind a bare "no" in which the other side may come. */
const NO_SIDE = 8
const AHEAD = 12
/** Words before the marker in which its number may stand. */
const NUMBERED = 6
/** Words of a sentence that says the other side and nothing else. */
const ONLY = /^(?:it|it's|was|is|the|my|on|in|это|на|в|у|с|было|το|στο|στη|στην|ηταν|ειναι|απο)$/u

/** True if a side was taken back. */
export function takeBackSide(
  { reading, at, after, plain }: Correction,
  said: readonly Amount[],
  taken: Map<number, number>,
): boolean {
  const ahead = plain ? NO_SIDE : AHEAD
  const sideAt = (word: number) => sidesIn(reading, word, word + 1)[0]
  let next = after
  let back = at - 1
  while (back > at - BACK && back >= 0 && !sideAt(back)) back--
  const old = sideAt(back)
  const numbered = (from: number, to: number) => said.some(one => one.from >= from && one.to <= to)
  const ends = (from: number, to: number) => reading.words.slice(from, to).some(word => /[.!?;\n]/u.test(word.after))
  while (next < after + ahead && (!sideAt(next) || sideAt(next) === old || isDenied(reading, next))) {
    // "26 on the left, sorry, 22 on the left": a number is taken back.
    if (sideAt(next) === old && numbered(after, next)) return false
    next++
  }
  const restated = sideAt(next)
  if (back <= at - BACK || next >= after + ahead || !old || !restated || old === restated) return false
  // "…in the right ear. Uric acid 8.2, no, 9.2. X-ray of the left foot": a number is taken back.
  if (numbered(after, next) && numbered(at - NUMBERED, at)) return false
  // «Лёгкие справа чистые, хрипов нет. Теперь ноги: левая …», "…on the left. Laser iridotomy, correct that, …".
  // «Левая красная, перфорации нет. Правая …»: the "no" is of what stands before it.
  if (plain && ends(at, at + 1) && !/[.,!?;:\n–—]/u.test(reading.words[at - 1]?.after ?? '.')) return false
  const opensTurn = reading.turns.some(({ from }) => from === at)
  if (plain && ends(after - 1, next) && !reading.words.slice(after, next).every(({ norm }) => ONLY.test(norm)))
    return false
  if (ends(back, at) && !ends(at - 1, at) && !opensTurn) return false
  // «…правое ухо. – Говорите правое, а держитесь за другое. – Ой, левое»: where it was asked about, and before that.
  const turnOf = (word: number) => reading.turns.findIndex(one => word >= one.from && word < one.to)
  const first = turnOf(back) === turnOf(at) ? at : back
  for (let word = back; word > first - BACK; word--) if (sideAt(word) === old) taken.set(word, next)
  for (let word = at; word < next; word++) if (sideAt(word) === old) taken.set(word, next)
  return true
}

/** "The right? – The left.": the side before the question does not hold. */
export function takeBackSideAsked(reading: Reading, taken: Map<number, number>): void {
  for (const [index, { from, to, asks, turn }] of reading.segments.entries()) {
    const next = reading.segments[index + 1]
    if (!asks || to - from > NEXT || next?.turn !== turn + 1) continue
    const [asked] = sidesIn(reading, from, to)
    const [said] = sidesIn(reading, next.from, Math.min(next.from + NEXT, next.to))
    if (!asked || !said || asked === said) continue
    for (let word = Math.max(0, from - BACK); word < to; word++)
      if (sidesIn(reading, word, word + 1)[0] === asked) taken.set(word, next.from)
  }
}

const SHORT = 14
const GIVES_IN = /^(?:yes|yeah|aye|right|okay|true|sorry|да|ну|верно|точно|ои|ναι|σωστα|καλα)$/u
/** "My left hip. – It was the right one, Dad. – Aye, the right.": the first speaker agrees with the second one's side. */
export function takeBackSideByOther(reading: Reading, taken: Map<number, number>): void {
  const { turns } = reading
  for (const [index, turn] of turns.entries()) {
    const [before, next] = [turns[index - 1], turns[index + 1]]
    if (!before || !next || turn.label === null || before.label === null || before.label === turn.label) continue
    if ([before, turn, next].some(one => one.speaker === 'doctor') || next.label !== before.label) continue
    if (turn.to - turn.from > SHORT || next.to - next.from > SHORT) continue
    const [old, now, after] = [before, turn, next].map(one => sidesIn(reading, one.from, one.to))
    const gives = GIVES_IN.test(reading.words[next.from]?.norm ?? '') || after?.[0] === now?.[0]
    if (old?.length !== 1 || now?.length !== 1 || old[0] === now[0] || !gives) continue
    for (let word = before.from; word < before.to; word++)
      if (sidesIn(reading, word, word + 1)[0] === old[0]) taken.set(word, turn.from)
  }
}

const MEANT =
  /^(?:i mean|i meant|i mean to say|θελω να πω|ηθελα να πω|εννοω|εννοουσα|хочу сказать|хотела? сказать|то есть|в смысле)$/u
const BARE = 4
const ARTICLE = /^(?:ο|η|τον|την|τη)$/u
/** "On the right. The left, I mean.": the answer before, which names a side and nothing else, does not hold. */
export function takeBackSideMeant(reading: Reading, taken: Map<number, number>): void {
  const norms = (from: number, to: number) => reading.words.slice(from, to).map(({ norm }) => norm)
  for (const [index, { from, to, turn }] of reading.segments.entries()) {
    const before = reading.segments[index - 1]
    if (!before || before.turn !== turn || before.to - before.from > BARE) continue
    const [old, ...olds] = sidesIn(reading, before.from, before.to)
    const at = reading.words.findIndex(
      (_, word) => word >= from && word < to && sidesIn(reading, word, word + 1).length > 0,
    )
    const [now, ...others] = sidesIn(reading, from, to)
    if (at < 0 || !old || !now || old === now || olds.length + others.length > 0) continue
    const bare = norms(before.from, before.to).filter(
      (_norm, word) => sidesIn(reading, before.from + word, before.from + word + 1).length === 0,
    )
    const isMeant = [1, 2].some(gap =>
      [2, 3, 4, 1].some(length => MEANT.test(norms(at + gap, at + gap + length).join(' '))),
    )
    if (!isMeant || !bare.every(norm => ONLY.test(norm) || ARTICLE.test(norm))) continue
    for (let word = before.from; word < before.to; word++)
      if (sidesIn(reading, word, word + 1)[0] === old) taken.set(word, at)
  }
}
