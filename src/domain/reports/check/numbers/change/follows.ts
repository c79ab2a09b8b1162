import type { Words } from '../../../text/words.ts'
import { type Atom, isConcept } from '../../atoms.ts'
import type { Transcript } from '../../evidence.ts'
import { type Amount, sameValue } from '../amount.ts'
import type { Bound } from '../bindings.ts'
import { sameAmount } from '../fits.ts'
import { wayOf } from './trends.ts'

const NOW = /^(?:now|today|currently|сеичас|теперь|сегодня|τωρα|σημερα|πλεον)$/u
const NOW_WITHIN = 3
const BY =
  /^(?:of|by|down|up|lost|gained|на|потерял[аи]?|похудел[аи]?|прибавк[аиу]|прибавил[аи]?|κατα|εχασε|πηρε|απωλεια|αυξηση)$/u
const BY_WITHIN = 3
/** Words between two values that are told together. */
const TOGETHER = 14

const isNow = ({ words }: Words, { from, to }: Amount) =>
  words.slice(Math.max(0, from - NOW_WITHIN), to + NOW_WITHIN).some(({ norm }) => NOW.test(norm))

const WAS = /^(?:was|were|used|before|previously|from|был[оаи]?|раньше|прежде|с|со|ηταν|πριν|παλια|απο)$/u
const FROM = /^(?:from|used|previously|с|со|раньше|прежде|παλια|απο)$/u
const BEFORE = /^(?:before|ago|earlier|then|назад|тогда|πριν|τοτε)$/u
const BEFORE_WITHIN = 2
const GOT_TO = /^(?:to|now|currently|до|сеичас|теперь|τωρα|σε|στα|στο)$/u
const MARK_WITHIN = 2
/** "Up from 6 to 30" where "down to six, it was thirty" or "6, down from 30" was said: old and new value are swapped. */
export function isReversed(
  { old, now }: { old: Amount; now: Amount },
  near: readonly Amount[],
  { words }: Words,
): boolean {
  const isMarked = (one: Amount, mark: RegExp, wanted: Amount) =>
    sameValue(one.values, wanted.values) &&
    words.slice(Math.max(0, one.from - MARK_WITHIN), one.from).some(({ norm }) => mark.test(norm))
  // "I slept on two, now I need three"; not "3.1 today, up from 2.8".
  const isLast = (one: Amount, wanted: Amount) => {
    const before = words.slice(Math.max(0, one.from - NOW_WITHIN), one.from)
    const sign = before.findLastIndex(({ after }) => /[,;.]/u.test(after))
    return sameValue(one.values, wanted.values) && before.slice(sign + 1).some(({ norm }) => NOW.test(norm))
  }
  const isNewest = near.some(one => isLast(one, old)) && !near.some(one => isLast(one, now))
  // "Twenty a day, down from thirty", "102, it was 124 before theatre": only the old value is marked.
  const isOld = (one: Amount, wanted: Amount) =>
    isMarked(one, FROM, wanted) ||
    (isMarked(one, WAS, wanted) && words.slice(one.to, one.to + BEFORE_WITHIN).some(({ norm }) => BEFORE.test(norm)))
  const isOnlyOld = (wanted: Amount) =>
    near.some(one => isOld(one, wanted)) &&
    near.every(one => !sameValue(one.values, wanted.values) || isOld(one, wanted))
  const isUnmarked = near.some(one => sameValue(one.values, old.values) && !isMarked(one, WAS, old))
  const isSwapped = near.some(one => isMarked(one, WAS, now)) && near.some(one => isMarked(one, GOT_TO, old))
  return isNewest || isSwapped || (isOnlyOld(now) && isUnmarked)
}

/** Only measures of the whole body: one leg may be 39 cm and the other 41. */
const OF_ONE = new Set(['kg', 'pound'])
const OF_MEASURE = new Set([...OF_ONE, 'percent', 'mm', 'cm', 'degree', 'mmol'])
const isMarkedOld = ({ words }: Words, { from }: Amount) =>
  words.slice(Math.max(0, from - MARK_WITHIN), from).some(({ norm }) => WAS.test(norm))
const BEHIND = 4
/** "Score? – Six. – It was 17.": the former value right behind where today's one was told. */
export const formerBehind = (near: readonly number[], { clauses, reading }: Transcript): number[] => {
  const last = Math.max(-1, ...near)
  return clauses.flatMap((clause, index) =>
    index > last && index <= last + BEHIND && clause.amounts.some(one => isMarkedOld(reading, one)) ? [index] : [],
  )
}

/** "68 kilos in March and 64.5 now": the second value has the unit of the first one. */
export const sharesUnit = (wanted: Amount, isOld: boolean, near: readonly Amount[], { reading }: Transcript): boolean =>
  OF_MEASURE.has(wanted.unit ?? '') &&
  near.some(
    bare =>
      bare.unit === null &&
      sameValue(bare.values, wanted.values) &&
      near.some(
        full =>
          full.unit === wanted.unit &&
          Math.abs(full.from - bare.from) <= TOGETHER &&
          // "48 per cent, last year it was 51".
          ((isOld && isMarkedOld(reading, bare)) ||
            (OF_ONE.has(full.unit ?? '') && isNow(reading, bare) !== isNow(reading, full))),
      ),
  )

/**
 * "Weight loss of 3.5 kg" of "68 kilos in March and 64.5 now": exactly the difference of two values of one thing in one
 * unit, of which one is today's and the other one older, and in the direction that the claim tells.
 */
export function isDifference(
  { words }: Words,
  atoms: readonly Atom[],
  { amount }: Bound,
  near: readonly Amount[],
  everything: readonly Bound[],
  { reading }: Transcript,
): boolean {
  const way = wayOf(atoms)
  const isBy = words.slice(Math.max(0, amount.from - BY_WITHIN), amount.from).some(({ norm }) => BY.test(norm))
  if (way === null || amount.unit === null || !isBy) return false
  const values = everything.filter(one => near.some(({ from }) => from === one.amount.from))
  return values.some(now =>
    values.some(then => {
      const [a, b] = [then.amount, now.amount]
      const isPair =
        a !== b &&
        Math.abs(a.from - b.from) <= TOGETHER &&
        then.of === now.of &&
        (isNow(reading, b) || then.old) &&
        !now.old
      // A weight without its unit: "71.4, it was 73 in June".
      const unit = a.unit ?? b.unit ?? (now.of === 'weight' && OF_ONE.has(amount.unit ?? '') ? amount.unit : null)
      if (!isPair || unit === null || (a.unit !== null && b.unit !== null && a.unit !== b.unit)) return false
      const differences = [...a.values].flatMap(x => [...b.values].map(y => (way === 'up' ? y - x : x - y)))
      return differences.some(value => sameAmount({ ...amount, values: new Set([value]), unit }, amount))
    }),
  )
}

const BEFORE_WEEKS =
  /^(?:you're|i'm|she's|am|are|is|now|already|сеичас|уже|срок|нас|вас|меня|нее|ειμαι|εισαι|ειστε|ειναι)$/u
const BEHIND_WEEKS =
  /^(?:today|now|pregnant|along|gone|нас|вас|меня|нее|сеичас|сегодня|беремен\p{L}*|σημερα|τωρα|εγκυ\p{L}*)$/u
const WEEKS_WITHIN = 3
/** Fewer are asked for other things as well. */
const EARLIEST = 5

/** "You're 31 weeks today" is how far a pregnancy is, wherever it was said; "till 36 weeks" and "two weeks ago" are not. */
export function isGestation(
  atoms: readonly Atom[],
  amount: Amount,
  everything: readonly Bound[],
  transcript: Transcript,
): boolean {
  if (!atoms.some(atom => isConcept(atom, 'pregnancy')) || !['week', 'day'].includes(amount.unit ?? '')) return false
  const { words } = transcript.reading
  const weeks = everything
    .map(one => one.amount)
    .filter(
      ({ from, to, unit, values }) =>
        unit === 'week' &&
        [...values].every(value => value >= EARLIEST) &&
        (BEFORE_WEEKS.test(words[from - 1]?.norm ?? '') ||
          words.slice(to + 1, to + 1 + WEEKS_WITHIN).some(({ norm }) => BEHIND_WEEKS.test(norm))),
    )
  // The days beside them: "31 weeks and four days".
  const days = everything
    .map(one => one.amount)
    .filter(one => one.unit === 'day' && weeks.some(({ to }) => one.from - to <= 2 && one.from > to))
  return [...weeks, ...days].some(one => sameAmount(one, amount))
}
