import { has, normsIn } from '../../../text/within.ts'
import type { Words } from '../../../text/words.ts'
import type { Evidence, Transcript } from '../../evidence.ts'
import type { Claim } from '../../sentence.ts'
import { type Amount, sameValue } from '../amount.ts'
import { TIME_UNITS } from '../units.ts'
import { changeIn } from './trends.ts'

/** "It was every day before", «раньше по пачке», «πριν έκανα δύο πακέτα»: before now, and not before something. */
const BEFORE =
  /(?:^| )(?:before|previously|раньше|прежде|до этого|παλια|παλιοτερα)$|^(?:(?:а|и|but|and|αλλα|και) )?(?:раньше|прежде|previously|before (?:that|this|it was)|παλια|παλιοτερα|πριν (?!απ|απο|το|τη|την|τα|τον|τουσ|τισ|να|μου)\p{L}{4,})(?: |$)|(?:^| )used to(?: |$)/u
/** The sentence tells of then, or of then and now. */
const TELLS_THEN =
  /(?:^| )(?:was|were|had|been|previous\p{L}*|former\p{L}*|earlier|ago|last|before|down|from|used|until|был[аои]?|прошл\p{L}*|ранее|раньше|прежде|до|назад|вместо|с|со|курил[аи]?|ηταν|ειχε|περασμεν\p{L}*|περσι|περυσι|πριν|προηγ\p{L}*|παλαι\p{L}*|παλια|απο|αντι|εναντι|καπνιζε|επαιρνε)(?: |$)/u

const isTime = ({ unit }: Amount) => unit !== null && TIME_UNITS.has(unit)

/** A former value reported as today's: "twice last week, it was every day before". */
export function isFormerAmount(
  { from, to, amounts, frequencies, support }: Claim,
  all: Words,
  window: readonly number[],
  { clauses, reading }: Transcript,
): boolean {
  if (amounts.length + frequencies.length === 0 || changeIn(all, amounts)) return false
  if (has(all, from, to, 'past') || TELLS_THEN.test(normsIn(all, 0, all.words.length))) return false
  const near = window.flatMap(index => clauses[index] ?? []).filter(one => !one.asks)
  // "Two days before" is before something.
  const isSpan = (one: Evidence) => one.amounts.some(amount => isTime(amount) && amount.to >= one.to - 2)
  const isBefore = (one: Evidence) =>
    !reading.segments[one.segment]?.loose && BEFORE.test(normsIn(reading, one.from, one.to)) && !isSpan(one)
  const says = (one: Evidence) =>
    amounts.some(own =>
      one.amounts.some(other => sameValue(own.values, other.values) && isTime(own) === isTime(other)),
    ) || frequencies.some(own => one.frequencies.some(other => Math.abs(other.perDay - own.perDay) < 0.01))
  const telling = near.filter(says)
  const others = near.filter(one => !says(one) && !isBefore(one) && one.amounts.length + one.frequencies.length > 0)
  const isOwn = (one: Evidence) => support.window.includes(clauses.indexOf(one))
  return telling.length > 0 && telling.every(isBefore) && others.some(isOwn)
}
