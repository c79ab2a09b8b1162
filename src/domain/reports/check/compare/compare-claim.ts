import type { Words } from '../../text/words.ts'
import type { Transcript } from '../evidence.ts'
import type { DrugFact } from '../medicines/drug-facts.ts'
import { besideOf, isOtherLength, numberedClauses } from '../near.ts'
import type { Amount } from '../numbers/amount.ts'
import { isReversed } from '../numbers/change/follows.ts'
import { isFormerAmount } from '../numbers/change/former.ts'
import { changeIn } from '../numbers/change/trends.ts'
import { compareNumbers } from '../numbers/compare-numbers.ts'
import { isOtherCount, isOtherFrequency } from '../numbers/counted.ts'
import { countedThings } from '../numbers/rates.ts'
import { TIME_UNITS } from '../numbers/units.ts'
import type { Claim, Sentence } from '../sentence.ts'
import { isOtherSide } from '../sides/more-sides.ts'
import type { ChangeKind } from '../verdict.ts'
import { compareCertainty } from './compare-certainty.ts'
import { compareCondition } from './compare-condition.ts'
import { compareCourse, compareResistance } from './compare-course.ts'
import { compareDate } from './compare-dates.ts'
import { compareDone, compareRefused } from './compare-done.ts'
import { compareCount, compareExclusive, compareFactor } from './compare-exclusive.ts'
import { compareExperiencer } from './compare-experiencer.ts'
import { compareTime } from './compare-time.ts'
import { type Compared, isOf } from './compared.ts'
import { compareNegation } from './negation/compare-negation.ts'
import { isSoundSide } from './negation/other-words.ts'

/** The first thing in a claim that its evidence contradicts. Medicines, given in `named`, are compared elsewhere. */
export function compareClaim(
  claim: Claim,
  { all, polarity, allows, claims }: Sentence,
  named: readonly DrugFact[],
  evidence: Transcript,
): ChangeKind | null {
  const { from, to, trend, atoms, amounts, support, person } = claim
  // "Past surgery:" only says what follows.
  if (claims.length > 1 && isLabel(all, to) && !atoms.some(atom => atom.kind === 'drug' || atom.hard)) return null
  const ofAllergy = named.some(one => one.allergy)
  const compared: Compared = { all, from, to, polarity, support, transcript: evidence, allows, person, ofAllergy }
  const values = new Set(
    named.flatMap(one => [...one.doses, ...one.oldDoses, ...one.durations].map(({ from }) => from)),
  )
  const window = partsWithLength(claim, claims, all).flatMap(one => numberedClauses(one, evidence, amounts))
  const narrow = numberedClauses(support, evidence, [])
  const change = changeIn(all, amounts)
  if (amounts.some(one => isOtherCount(one, change, support.matches, evidence))) return 'number'
  // "Five a day" has its number as well.
  const said = narrow.flatMap(index => [
    ...(evidence.clauses[index]?.amounts ?? []),
    ...(evidence.clauses[index]?.frequencies ?? []).map(one => ({ ...one, values: new Set([one.perDay]), unit: null })),
  ])
  if (change && isReversed(change, said, evidence.reading)) return 'number'
  if (amounts.some(one => !values.has(one.from) && isOtherLength(one, all, support, evidence))) return 'duration'
  const number = compareNumbers(
    all,
    atoms,
    amounts,
    values,
    window,
    evidence,
    allows,
    besideOf(support, evidence),
    narrow,
    claims.flatMap(one => one.amounts),
    support.matches.map(one => one.clause),
  )
  if (number) return number
  if (isOtherRate(all, claim, named, evidence)) return 'frequency'
  if (isFormerAmount(claim, all, window, evidence)) return 'number'
  // Two values that were said are not denied: "hold it until the creatinine falls".
  const negation = trend ? null : compareNegation(compared)
  if (negation) return negation
  const isSound = atoms.some(atom => isSoundSide(atom, compared))
  if (!isSound && isOtherSide({ all, from, to, atoms, amounts, polarity }, support, evidence, allows)) return 'side'
  const condition = compareCondition(claim, { all, claims }, evidence)
  if (condition) return condition
  for (const compare of COMPARISONS) {
    const other = compare(compared)
    if (other) return other
  }
  return null
}

/** In this order: the first that differs names the change. */
const COMPARISONS: readonly ((compared: Compared) => ChangeKind | null)[] = [
  compareExperiencer,
  compareCertainty,
  compareCount,
  compareExclusive,
  compareFactor,
  compareCourse,
  compareResistance,
  compareDone,
  compareRefused,
  compareDate,
  compareTime,
]

const isLength = ({ unit }: Amount) => unit !== null && unit !== 'times' && TIME_UNITS.has(unit)
/** How long it is to go on, or until when. */
const AHEAD = /^(?:for|in|within|after|another|на|через|еще|в|για|σε|μετα|αλλ\p{L}*|ακομ[αη])$/u

/** "Back pain into the left leg, for four days": the one length of a sentence may be of a finding in another part of it. */
function partsWithLength({ support }: Claim, claims: readonly Claim[], { words }: Words): readonly Claim['support'][] {
  const [only, ...further] = claims.flatMap(one => one.amounts.filter(isLength))
  if (!only || further.length > 0 || AHEAD.test(words[only.from - 1]?.norm ?? '')) return [support]
  const findings = claims
    .map(one => one.support)
    .filter(one =>
      one.matches.some(({ wanted }) => wanted.kind === 'concept' && wanted.hard && isOf(wanted, 'finding')),
    )
  return [support, ...findings.filter(one => one !== support)]
}

/** Another rate of what is no medicine; that of a medicine is compared with it. */
function isOtherRate(
  all: Words,
  { atoms, amounts, frequencies, support }: Claim,
  named: readonly DrugFact[],
  evidence: Transcript,
) {
  const isTimedDrug = named.some(one => one.perDay.length > 0)
  const of = isTimedDrug ? atoms : atoms.filter(one => one.kind !== 'drug')
  const own = support.matches.map(({ clause }) => clause)
  const around = numberedClauses(support, evidence, amounts, true)
  return isOtherFrequency(of, frequencies, countedThings(all, amounts), own, around, evidence)
}

const isLabel = ({ words }: Words, to: number) => /:/u.test(words[to - 1]?.after ?? '')
