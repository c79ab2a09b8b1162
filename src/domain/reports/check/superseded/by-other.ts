import type { Reading } from '../../text/reading.ts'
import { normsIn } from '../../text/within.ts'
import { type Amount, sameValue } from '../numbers/amount.ts'
import { DOSE_UNITS, TIME_UNITS } from '../numbers/units.ts'
import type { TakenAmounts } from './amounts.ts'

/** Words of a turn that only says another number. */
export const SHORT = 14
/** Words before a number that has no unit: "It's 10". */
const AT_ONCE = 3
/** Words of an answer in which it agrees. */
const REPLY = 6

/** "She's right.", «Да, точно.»: the other one's number is agreed with. */
const AGREES =
  /^(?:(?:(?:oh|ah|yes|yeah|aye|okay|ok|alright|well|sorry|а|ах|ои|ну|да|ναι|α|αχ|ε|ενταξει) )*(?:(?:he's|she's|that's|you're|they're) (?:right|it)|right|so it is|true|точно|верно|правда|права|прав|правильно|дело говорит|σωστα|σωστο|εχει δικιο|δικιο εχει|δικιο|καλα λεει|σωστα λεει))(?: |$)/u

/** True if the turn has another speaker than the turn before it, and neither is the doctor. */
export const isByOther = (before: Reading['turns'][number], turn: Reading['turns'][number]): boolean =>
  turn.label === null
    ? turn.speaker === 'companion' && before.speaker === 'patient'
    : before.label !== turn.label && turn.speaker !== 'doctor' && before.speaker !== 'doctor'

/** What a turn says right at its beginning agrees with the turn before it. */
export const agreesWith = ({ words }: Reading, { from, to }: { from: number; to: number }): boolean =>
  AGREES.test(
    words
      .slice(from, Math.min(to, from + REPLY))
      .map(({ norm }) => norm)
      .join(' '),
  )

const isLasting = ({ unit }: Amount) => unit !== null && unit !== 'times' && TIME_UNITS.has(unit)

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

const THAT = /^(?:that's|that|those|these|this|это|эти|те|αυτο|αυτα|αυτη|αυτεσ)$/u
const OWNER = /^(?:mine|мои|моя|мое|δικο|δικα|δικη|δικεσ)$/u
/** Words between a value that was read out and "that's my husband's". */
const READ_OUT = 6

/** Takes back values of another person: "171 over 94. Oh no, that's my husband's.", «двадцать это мои». */
export function takeBackOfOther({ reading, said, taken }: TakenAmounts): void {
  const { words, hits, turns } = reading
  for (const [at, { norm }] of words.entries()) {
    if (!THAT.test(norm)) continue
    const turn = turns.find(({ from, to }) => at >= from && at < to)
    const behind = at + 1
    const relative = [behind, behind + 1, behind + 2].find(one => (hits[one] ?? []).some(hit => hit.is === 'relative'))
    const own = turn?.speaker === 'companion' && OWNER.test(words[behind]?.norm ?? '') ? behind : undefined
    const owner = relative ?? own
    // "That's my husband's from breakfast": his, not what he said or did.
    const isOwned = owner !== undefined && (own !== undefined || OF_OWNER.test(words[owner]?.norm ?? ''))
    if (!turn || !isOwned || owner >= turn.to) continue
    const corrects =
      (hits[at - 1] ?? []).some(hit => hit.is === 'correction') ||
      /^[^\p{L}]*[.,!…–-]/u.test(words[at - 1]?.after ?? '')
    if (!corrects && own === undefined) continue
    const before = said.filter(one => one.to <= at && one.to > at - READ_OUT && one.from >= turn.from)
    const last = before.at(-1)
    for (const one of before) if (last && (one === last || last.from - one.to <= 1)) taken.set(one.from, one.from)
  }
}
const OF_OWNER =
  /(?:['’]s|s['’])$|^(?:мужа|жены|мамы|папы|отца|матери|сына|дочери|дочки|брата|сестры|бабушки|деда|дедушки|αντρα|αντρασ|γυναικασ|μαμασ|μπαμπα|πατερα|μητερασ|γιου|κορησ|αδερφου|αδελφου|αδερφησ|αδελφησ)$/u

const ADMITS =
  /(?:^| )(?:if i'm honest|to be honest|to tell the truth|если честно|честно говоря|по правде|για να ειμαι ειλικρινησ|για να πω την αληθεια)(?: |$)/u
/** "He sat there for an hour. – Two hours, if I'm honest.": who knows it says so. */
const isAdmitted = (reading: Reading, { from, to }: { from: number; to: number }) =>
  ADMITS.test(normsIn(reading, from, to))

const maybeSameUnit = (one: Amount, other: Amount) =>
  one.unit === other.unit || one.unit === null || other.unit === null || (isLasting(one) && isLasting(other))

/** "I'm on lisinopril too, except mine's the 40": of who speaks. */
const OWN = /^(?:mine|mine's|i'm|i've|i|my|я|мне|мои|моя|мое|εγω|μου)$/u
/** «Двадцать восемь, я же сама тебе набираю»: done by who speaks, for the other one. */
const FOR_OTHER = /^(?:you|your|him|her|his|тебе|тебя|ему|еи|него|σου|του|τησ)$/u
const ofSpeaker = ({ words }: Reading, { from, to }: { from: number; to: number }) => {
  const told = words.slice(from, to)
  return told.some(({ norm }) => OWN.test(norm)) && !told.some(({ norm }) => FOR_OTHER.test(norm))
}

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
    if (!before || !isByOther(before, turn) || turn.to - turn.from > SHORT) continue
    const earlier = within(index - 1)
    // «Какие пятьдесят, а выписали на сто»: the old one is only named again.
    const restated = within(index).find(one => !earlier.some(old => sameValue(old.values, one.values)))
    const named = earlier.findLast(
      old => within(index).some(one => sameValue(old.values, one.values)) && restated && maybeSameUnit(old, restated),
    )
    const told = reading.segments.find(one => restated && one.from <= restated.from && restated.from < one.to)
    if (told && ofSpeaker(reading, told) && !isAdmitted(reading, turn)) continue
    const sentence = reading.segments.findLast(one => one.from <= (earlier.at(-1)?.from ?? 0))?.from ?? 0
    const atOnce = restated?.unit === null ? restated.from - turn.from : Number.POSITIVE_INFINITY
    // "Six kilos, though she eats for two. – It's five.": a number alone has the unit of the one that it corrects.
    const old =
      named ??
      earlier.findLast(
        ({ from, unit }) => from >= sentence && unit !== null && atOnce < (DOSE_UNITS.has(unit) ? AT_ONCE : 2),
      ) ??
      earlier.findLast(({ unit }) => unit === restated?.unit) ??
      // "A week. – Twenty days.": one length of time.
      (earlier.length === 1 ? earlier.find(one => isLasting(one) && restated && isLasting(restated)) : undefined)
    // «Часа три терпел. – Какие три, вспоминай. – Значит, пять часов.»: the first speaker says another one.
    const echoed = restated
      ? undefined
      : earlier.find(one => within(index).some(each => sameValue(each.values, one.values)))
    const admitted =
      echoed && next?.speaker === before.speaker
        ? within(index + 1).find(one => !sameValue(one.values, echoed.values) && maybeSameUnit(one, echoed))
        : undefined
    if (echoed && admitted)
      for (const one of [echoed, ...within(index)])
        if (sameValue(one.values, echoed.values)) taken.set(one.from, admitted.from)
    if (!restated || !old || sameValue(old.values, restated.values)) continue
    for (const one of [old, ...within(index)]) if (sameValue(one.values, old.values)) taken.set(one.from, restated.from)
    if (restated.unit === null && old.unit !== null) units.set(restated.from, old.unit)
    const replies = next !== undefined && (next.speaker !== 'doctor' || next.label === null)
    const again = replies ? within(index + 1).find(one => sameValue(one.values, restated.values)) : undefined
    if (again && again.unit !== null && restated.unit === null) units.set(restated.from, again.unit)
    if (!again && !(replies && agreesWith(reading, next)) && !isAdmitted(reading, turn))
      taken.set(restated.from, restated.from)
  }
}
