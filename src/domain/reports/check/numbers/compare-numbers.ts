import { KIND_OF } from '../../concepts/concept-index.ts'
import type { Words } from '../../text/words.ts'
import { type Atom, isConcept } from '../atoms.ts'
import { excludes } from '../compare/compare-dates.ts'
import type { Evidence, Transcript } from '../evidence.ts'
import { says } from '../match.ts'
import type { ChangeKind } from '../verdict.ts'
import { type Amount, sameLength, sameValue } from './amount.ts'
import { type Bound, bindingsIn, bindingsOf } from './bindings.ts'
import { formerBehind, isDifference, isGestation, sharesUnit } from './change/follows.ts'
import { changeIn } from './change/trends.ts'
import { isComeBack } from './come-back.ts'
import { isCounted, isLastOne, isSince } from './counted.ts'
import { isDayOfMonth, isOtherMonth } from './days.ts'
import { fits, scaled } from './fits.ts'
import { BEFORE, EXAMINED, isSingle, isTimed, isToday, NOW, nearText, textOf, VISIT } from './told-numbers.ts'

const MEASURED = new Set(['percent', 'cm', 'mm', 'degree'])

const isYear = ({ values }: Amount) => [...values].every(value => value > 1900 && value < 2100)

/** Where the numbers of a claim are looked for. */
interface Places {
  /** Words of the claim. */
  all: Words
  atoms: readonly Atom[]
  amounts: readonly Amount[]
  /** Those of the whole sentence. */
  told: readonly Amount[]
  /** Clauses in which what the claim says was found. */
  own: readonly number[]
  transcript: Transcript
  /** Everything that was measured and holds. */
  everything: readonly Bound[]
  /** Clauses for a length of time. */
  window: readonly number[]
  /** Clauses for another number. */
  narrow: readonly number[]
  isBeside: (one: Amount) => boolean
}

/** What differs in the numbers of a claim; `others` are told with a medicine and compared there. */
export function compareNumbers(
  all: Words,
  atoms: readonly Atom[],
  amounts: readonly Amount[],
  others: ReadonlySet<number>,
  window: readonly number[],
  transcript: Transcript,
  allows: (one: Evidence) => boolean,
  isBeside: (one: Amount) => boolean = () => true,
  narrow: readonly number[] = window,
  told: readonly Amount[] = amounts,
  own: readonly number[] = [],
): ChangeKind | null {
  const everything = bindingsOf(transcript, allows)
  const places: Places = { all, atoms, amounts, told, own, transcript, everything, window, narrow, isBeside }
  for (const wanted of bindingsIn(all, atoms, amounts, all.words.length, false)) {
    if (others.has(wanted.amount.from)) continue
    const same = sameMeasure(wanted, places)
    const change = same.length > 0 ? compareMeasured(wanted, same, places) : compareNear(wanted, places)
    if (change) return change
  }
  return null
}

const hasConcept = (atoms: readonly Atom[], id: string) => atoms.some(atom => isConcept(atom, id))

/** Values of the thing that the number measures. */
function sameMeasure({ amount, of }: Bound, { atoms, everything }: Places): readonly Bound[] {
  if (of === null || isTimed(amount) || (of === 'weight' && hasConcept(atoms, 'birth'))) return []
  return everything.filter(one => one.of === of && !isTimed(one.amount))
}

/** A number whose measure was told: compared with the values of it. */
function compareMeasured(wanted: Bound, same: readonly Bound[], places: Places): ChangeKind | null {
  const { all, atoms, told, own, transcript, everything, window, narrow } = places
  const { amount } = wanted
  const change = compareBound(wanted, same, nearText(all, told, amount))
  const near = narrow.flatMap(index => clauseAmounts(transcript, index, false))
  // "If the pressure passes 220": a limit is no value that was measured.
  const isLimit = own.some(
    index =>
      transcript.clauses[index]?.condition && clauseAmounts(transcript, index, false).some(one => fits(one, amount)),
  )
  if (isLimit) return null
  if (change === 'number' && isDifference(all, atoms, wanted, near, everything, transcript)) return null
  const text = textOf(all)
  const isFree =
    ((transcript.reading.form === 'stream' && !VISIT.test(text)) || wanted.old || BEFORE.test(text)) &&
    window
      .flatMap(index => clauseAmounts(transcript, index, isDayOfMonth(all, atoms, amount)))
      .some(one => fits(one, amount) && everything.some(each => each.amount.from === one.from && each.of === null))
  return change === 'number' && isFree ? null : change
}

/** A number of nothing that was measured: it must stand near what the claim tells. */
function compareNear(wanted: Bound, places: Places): ChangeKind | null {
  const { all, atoms, amounts, told, transcript, everything, window, narrow, isBeside } = places
  const { amount, of } = wanted
  const timed = isTimed(amount)
  // "Fever up to 39.2": asked and answered as a number alone.
  if (of === null && hasConcept(atoms, 'fever') && [...amount.values].every(value => value > 35 && value < 43)) {
    const degrees = everything.filter(one => one.of === null || one.of === 'temperature')
    if (degrees.some(one => sameValue(one.amount.values, amount.values))) return null
  }
  const back = timed ? isComeBack(amount, all, told, transcript) : null
  if (back !== null) return back ? null : 'duration'
  const isDay = isDayOfMonth(all, atoms, amount)
  const behind = changeIn(all, amounts)?.old === amount ? formerBehind(narrow, transcript) : []
  const near = [...(timed ? window : narrow), ...behind]
    .flatMap(index => clauseAmounts(transcript, index, isDay))
    .filter(one => !timed || isBeside(one))
  const otherUnit =
    amount.unit !== null &&
    amount.unit !== 'year' &&
    near.some(one => one.unit === amount.unit) &&
    !near.some(one => sameLength(one, amount)) &&
    !near.some(one => one.unit === amount.unit && sameValue(one.values, amount.values)) &&
    !sharesUnit(amount, wanted.old, near, transcript) &&
    !(isOnlyThere(amount, places) && !timed)
  if (!otherUnit && near.some(one => fits(one, amount)))
    return isDay && isOtherMonth(amount, atoms, narrow, transcript)
      ? 'date'
      : isOfAnother(wanted, near, places)
        ? 'number'
        : null
  // "Total area 2 %": said once with this unit, and near it nothing else with it.
  const sameUnit = everything.filter(one => one.amount.unit === amount.unit && !one.old)
  const isOnly =
    of === null &&
    amount.unit !== null &&
    MEASURED.has(amount.unit) &&
    !near.some(one => one.unit === amount.unit) &&
    sameUnit.length > 0 &&
    sameUnit.every(one => fits(one.amount, amount))
  if (isOnly || isCounted(amount, amounts, window, transcript) || isSingle(amount, near)) return null
  if (
    timed &&
    (isLastOne(amount, all, window, transcript) ||
      isSince(amount, window, transcript) ||
      isGestation(atoms, amount, everything, transcript))
  )
    return null
  if (isDifference(all, atoms, wanted, near, everything, transcript)) return null
  if (amount.unit === 'year' && amount.values.size === 1 && [...amount.values].every(value => value > 1900))
    return 'date'
  return timed && amount.unit !== 'year' && amount.unit !== 'times' ? 'duration' : 'number'
}

/** «Сгибание до девяноста»: the only number of a clause that carries the claim needs no unit. */
const isOnlyThere = (amount: Amount, { own, transcript }: Places): boolean =>
  own.some(index => {
    const told = clauseAmounts(transcript, index, false)
    return told.length === 1 && told.some(one => one.unit === null && fits(one, amount))
  })

const HABIT =
  /(?:^| )(?<!(?:^| )(?:не|not|no longer|δεν|μην) )(?:smokes|takes|has|курит|принимает|καπνιζει|παιρνει|πινει|пьет|drinks)(?: |$)/u
/** The number that fits belongs to something else there, or to another time. */
function isOfAnother({ amount, of, old }: Bound, near: readonly Amount[], { all, told, everything }: Places): boolean {
  if (isTimed(amount)) return false
  const isNear = (one: Bound) => near.some(({ from }) => from === one.amount.from)
  const place = everything.find(one => isNear(one) && fits(one.amount, amount))
  if (!place) return false
  // "Five a day. Before, two packs.": an old number reported as today's.
  const text = nearText(all, told, amount)
  if (place.old && !old && (isToday(all, told, amount) || HABIT.test(text)) && !BEFORE.test(text)) {
    const others = everything.filter(one => isNear(one) && one !== place)
    if (others.some(one => !one.old && !isYear(one.amount))) return true
  }
  return (
    near.includes(place.amount) &&
    of !== null &&
    !of.startsWith('word') &&
    !isYear(amount) &&
    place.of !== null &&
    place.of !== of &&
    KIND_OF.get(place.of) === 'test'
  )
}

/** What was said in a clause and holds; days of months for a day only. */
function clauseAmounts({ reading, clauses, superseded }: Transcript, index: number, days: boolean): Amount[] {
  const clause = clauses[index]
  if (!clause) return []
  const pressure = ['bloodPressure', 'standing', 'sit', 'lie'].some(id => hasConcept(clause.atoms, id))
  return clause.amounts
    .filter(one => !superseded.amounts.has(one.from) && (days || !isDayOfMonth(reading, clause.atoms, one)))
    .map(one => scaled(one, pressure || clause.home))
}

/** A value of a named measure: the current one, unless the sentence tells of another time or place. */
function compareBound(wanted: Bound, same: readonly Bound[], text: string): ChangeKind | null {
  const equal = same.filter(one => fits(one.amount, wanted.amount))
  if (equal.length === 0) return 'number'
  // «Полип 8 мм»: the thing that is measured is no further word of it.
  const isMeasured = (atom: Atom) => atom.kind === 'concept' && atom.ids.some(id => wanted.of === `finding ${id}`)
  const isQualifier = (atom: Atom) =>
    atom.kind === 'word' ||
    (!isMeasured(atom) && atom.kind === 'concept' && !atom.ids.some(id => KIND_OF.get(id) === 'test'))
  for (const atom of wanted.beside.filter(isQualifier)) {
    const isSaid = (one: Bound) => one.beside.some(piece => says(piece, atom))
    const isTime = atom.kind === 'concept' && atom.ids.some(id => KIND_OF.get(id) === 'time')
    if (!equal.some(isSaid) && same.some(isSaid)) return isTime ? 'date' : 'number'
    if (isTime && equal.every(one => one.beside.some(piece => excludes(piece, atom)))) return 'date'
  }
  if (wanted.old && (equal.some(one => one.old) || /(?:^| )(?:from|с|со|απο)(?: |$)/u.test(text))) return null
  const current = same.filter(one => !one.old)
  // "On examination 37.3" of what was measured at home, where the doctor read another value.
  if (EXAMINED.test(text) && equal.every(one => one.told) && current.some(one => !one.told)) return 'number'
  if (BEFORE.test(text) && !VISIT.test(text))
    return equal.some(one => one.old) || current.length === same.length ? null : 'date'
  if (NOW.test(text) && equal.every(one => one.old)) return 'date'
  if (current.length === 0 && equal.every(one => one.older) && !same.every(one => one.older)) return 'date'
  return current.length === 0 || equal.some(one => !one.old) ? null : 'number'
}
