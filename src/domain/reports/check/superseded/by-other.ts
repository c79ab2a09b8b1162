import type { Reading } from '../../text/reading.ts'
import { sameValue } from '../numbers/amounts.ts'
import { DOSE_UNITS } from '../numbers/units.ts'
import type { TakenAmounts } from './amounts.ts'

/** Words of a turn that only says another number. */
export const SHORT = 14
/** Words before a number that has no unit: "It's 10". */
const AT_ONCE = 3
/** Words of an answer in which it agrees. */
const REPLY = 6

/** "She's right.", «Да, точно.»: the other one's number is agreed with. */
const AGREES =
  /^(?:(?:(?:oh|ah|yes|yeah|aye|okay|sorry|а|ах|ои|ну|да|ναι|α|αχ) )*(?:(?:he's|she's|that's|you're|they're) (?:right|it)|right|so it is|true|точно|верно|правда|права|прав|правильно|σωστα|σωστο|εχει δικιο|δικιο εχει))(?: |$)/u

/** What a turn says right at its beginning agrees with the turn before it. */
export const agreesWith = ({ words }: Reading, { from, to }: { from: number; to: number }): boolean =>
  AGREES.test(
    words
      .slice(from, Math.min(to, from + REPLY))
      .map(({ norm }) => norm)
      .join(' '),
  )

const NOT = /^(?:не|not|isn't|wasn't|οχι|δεν)$/u
const BUT = /^(?:а|but|it's|it|its|αλλα)$/u
const PREPOSITION = /^(?:на|по|в|с|к|за|at|for|in|to|is|was|ειναι|ηταν|σε|για)$/u
/** Turns behind the value in which it is denied, words between the denied value and the one that was meant. */
const LATER = 2
const MEANT = 4

/** «Килограммов на пять. – Да не на пять, а на семь.»: the value is denied and the one that was meant is said, by anybody. */
export function takeBackDenied({ reading, said, taken, units }: TakenAmounts): void {
  const { words, turns } = reading
  const turnOf = (word: number) => turns.findIndex(one => word >= one.from && word < one.to)
  for (const [index, denied] of said.entries()) {
    const before = PREPOSITION.test(words[denied.from - 1]?.norm ?? '') ? denied.from - 2 : denied.from - 1
    const meant = said[index + 1]
    if (!NOT.test(words[before]?.norm ?? '') || !meant || meant.from - denied.to > MEANT) continue
    const between = words.slice(denied.to, meant.from)
    if (!between.some(({ norm }) => BUT.test(norm)) && !/,/u.test(words[denied.to - 1]?.after ?? '')) continue
    if (sameValue(denied.values, meant.values)) continue
    const old = said.findLast(
      one =>
        one.to <= denied.from &&
        sameValue(one.values, denied.values) &&
        turnOf(one.from) >= turnOf(denied.from) - LATER,
    )
    taken.set(denied.from, meant.from)
    if (!old) continue
    taken.set(old.from, meant.from)
    if (meant.unit === null && old.unit !== null) units.set(meant.from, old.unit)
  }
}

/** "I'm on lisinopril too, except mine's the 40": of who speaks. */
const OWN = /^(?:mine|mine's|i'm|i've|i|my|я|мне|мои|моя|мое|εγω|μου)$/u
const ofSpeaker = ({ words }: Reading, { from, to }: { from: number; to: number }) =>
  words.slice(from, to).some(({ norm }) => OWN.test(norm))

/**
 * "Once. – Twice! – Yes, twice.": another speaker than the doctor says another number of the same kind, or at once one of
 * a dose without its unit. The first one does not hold; the second one does if it is said once more or agreed with.
 */
export function takeBackByOther({ reading, said, taken, units }: TakenAmounts): void {
  const { turns } = reading
  const within = (index: number) => {
    const turn = turns[index]
    return turn ? said.filter(one => one.from >= turn.from && one.from < turn.to) : []
  }
  for (const [index, turn] of turns.entries()) {
    const [before, next] = [turns[index - 1], turns[index + 1]]
    if (!before || turn.label === null || turn.speaker === 'doctor' || before.speaker === 'doctor') continue
    if (before.label === turn.label || turn.to - turn.from > SHORT) continue
    if (ofSpeaker(reading, turn)) continue
    const restated = within(index)[0]
    const earlier = within(index - 1)
    const sentence = reading.segments.findLast(one => one.from <= (earlier.at(-1)?.from ?? 0))?.from ?? 0
    const atOnce = restated?.unit === null ? restated.from - turn.from : Number.POSITIVE_INFINITY
    // "Six kilos, though she eats for two. – It's five.": a number alone has the unit of the one that it corrects.
    const old =
      earlier.findLast(
        ({ from, unit }) => from >= sentence && unit !== null && atOnce < (DOSE_UNITS.has(unit) ? AT_ONCE : 2),
      ) ?? earlier.findLast(({ unit }) => unit === restated?.unit)
    if (!restated || !old || sameValue(old.values, restated.values)) continue
    taken.set(old.from, restated.from)
    if (restated.unit === null && old.unit !== null) units.set(restated.from, old.unit)
    const agreed =
      next !== undefined &&
      next.speaker !== 'doctor' &&
      (within(index + 1).some(one => sameValue(one.values, restated.values)) || agreesWith(reading, next))
    if (!agreed) taken.set(restated.from, restated.from)
  }
}
