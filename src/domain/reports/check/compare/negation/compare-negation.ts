import { KIND_OF } from '../../../concepts/concept-index.ts'
import type { Atom } from '../../atoms.ts'
import { isReason } from '../../medicines/allergens.ts'
import type { ChangeKind } from '../../verdict.ts'
import { ALLERGIC, type Compared, isOf, isTelling } from '../compared.ts'
import { isOtherAbility } from './ability.ts'
import { isChallenged, isToldInAnswer, ofAnswer } from './answers.ts'
import { isNotAvoided } from './avoided.ts'
import { isCondition, isOtherCondition } from './conditions.ts'
import {
  isAfter,
  isDeniedNear,
  isPartOfDenied,
  isPlaceOfDenied,
  isPurpose,
  isSubjectOfDenied,
  isWhere,
  isWhereDenied,
} from './denied-beside.ts'
import { isBeforeDenied, isGiving, isPastOther } from './given.ts'
import { isOtherHabit } from './habits.ts'
import { isFineInstead, isSaidOtherwise } from './other-words.ts'
import { isAnatomy, saidPolarities } from './said-polarities.ts'
import { isNamedSubstance, isReaction, isSoundOtherwise, isSoundPlace, isSubstance, isWellBorne } from './soundness.ts'
import { isStillNeeded } from './to-do.ts'
import {
  isDeniedWord,
  isNotNow,
  isOnlyDenied,
  isOtherEffect,
  isOtherwise,
  isQualityDenied,
  isToldUndenied,
} from './told-otherwise.ts'

/** Something denied that was said, or said that was denied. */
export function compareNegation(compared: Compared): ChangeKind | null {
  const { support, ofAllergy } = compared
  // "Unlikely" is neither said nor denied.
  const text = compared.all.words.map(({ norm }) => norm).join(' ')
  if (UNLIKELY.test(text) && support.matches.some(one => isLeftOpen(compared, one.clause))) return null
  const wanted = [...new Set(support.matches.map(one => one.wanted))].filter(
    atom => atom.kind !== 'drug' && !(ofAllergy && isAllergic(atom)) && !isSaidOtherwise(atom, compared),
  )
  const telling = wanted.filter(atom => isTelling(atom) && !isCondition(atom, compared))
  const hard = telling.filter(atom => atom.kind === 'concept' && atom.hard)
  const findings = hard.filter(atom => !isOf(atom, 'test'))
  const judged = ofAnswer(findings.length > 0 ? findings : hard.length > 0 ? hard : telling, wanted, compared)
  // "Initially unable to stand": the time of what is said in other words is denied with it.
  const isOfTold =
    wanted.every(isSoftVerb) &&
    support.matches.some(one => isTelling(one.wanted) && isSaidOtherwise(one.wanted, compared))
  const isChanged =
    wanted.some(atom => !isCondition(atom, compared) && isOtherEffect(atom, compared)) ||
    judged.some(atom => isOtherPolarity(atom, judged, wanted, compared)) ||
    telling.some(atom => judged.some(other => isWhere(other, atom, compared)) && isOnlyDenied(atom, compared)) ||
    wanted.some(atom => isQualityDenied(atom, compared)) ||
    isOtherReaction(wanted, compared) ||
    isNotNow(wanted, compared) ||
    wanted.some(atom => isDeniedWord(atom, compared)) ||
    isSound(wanted, compared) ||
    isCircumstanceDenied(wanted, hard, compared) ||
    isNotStopped(wanted, compared) ||
    isOtherCondition(compared) ||
    isToldUndenied(compared) ||
    isOtherHabit(wanted, compared) ||
    wanted.some(atom => isFineInstead(atom, compared)) ||
    wanted.some(atom => isStillNeeded(atom, compared) || isNotAvoided(atom, compared)) ||
    wanted.some(atom => isOtherAbility(atom, compared)) ||
    (judged.length === 0 && wanted.length > 0 && !isOfTold && isOtherAsWhole(wanted, compared))
  return isChanged ? 'negation' : null
}

const own = (atom: Atom, { polarity }: Compared) => polarity.get(atom.from) ?? 'yes'

/** A piece by which the claim is judged is said with the other polarity. */
function isOtherPolarity(atom: Atom, judged: readonly Atom[], wanted: readonly Atom[], compared: Compared): boolean {
  const said = saidPolarities(atom, compared)
  const polarity = own(atom, compared)
  // "Allergies? – Penicillin, I had a rash.": the question is answered by a substance.
  const isAsked = isAllergic(atom) && said.every(one => one === 'open')
  if (polarity === 'no') {
    if (isDeniedNear(atom, compared) || isPartOfDenied(atom, judged, compared) || isAfter(atom, compared)) return false
    if (isPurpose(atom, compared) || isPlaceOfDenied(atom, wanted, compared)) return false
    if (isSubjectOfDenied(atom, compared) || isWhereDenied(atom, compared)) return false
  }
  const isTold = polarity === 'yes' && said.every(one => one === 'open') && isToldInAnswer(atom, compared)
  if (!isAsked && !isTold && said.length > 0 && !said.includes(polarity)) return true
  return polarity === 'no' && isChallenged(atom, compared)
}

/** Another substance than the one that was borne, or a reaction to one that was. */
function isOtherReaction(wanted: readonly Atom[], compared: Compared): boolean {
  const norms = compared.all.words.map(({ norm }) => norm)
  const tellsAllergy = wanted.some(atom => atom.kind === 'concept' && isAllergic(atom) && !isReason(norms, atom))
  return (
    (tellsAllergy && wanted.some(atom => isSubstance(atom) && isOtherwise(atom, compared))) ||
    (wanted.some(isReaction) && wanted.some(atom => isNamedSubstance(atom, compared) && isWellBorne(atom, compared)))
  )
}

/** A finding of a place that was said to be sound. */
const isSound = (wanted: readonly Atom[], compared: Compared) =>
  wanted.some(atom => isOf(atom, 'finding') && own(atom, compared) === 'yes') &&
  (isSoundPlace(compared) || isSoundOtherwise(compared))

/** "Stridor when she is upset, none at rest" is no stridor at rest. */
const isCircumstanceDenied = (wanted: readonly Atom[], hard: readonly Atom[], compared: Compared) =>
  hard.some(one => own(one, compared) === 'yes') &&
  wanted.some(
    atom =>
      !hard.includes(atom) &&
      (isOf(atom, 'life') || isOf(atom, 'anatomy') || (atom.kind === 'concept' && atom.ids.includes('now'))) &&
      own(atom, compared) === 'yes' &&
      saidPolarities(atom, compared).every(one => one === 'no'),
  )

const isStopped = (atom: Atom) => atom.kind === 'concept' && atom.ids.some(id => id === 'stopDrug' || id === 'suddenly')
/** "Don't stop suddenly.", told as stopped. */
function isNotStopped(wanted: readonly Atom[], compared: Compared): boolean {
  const stopped = wanted.filter(isStopped)
  const ofDrug = compared.support.matches.some(
    ({ wanted: one }) => one.kind === 'drug' || (one.kind === 'concept' && one.ids.includes('smoking')),
  )
  return !ofDrug && stopped.length > 0 && stopped.every(atom => isOnlyDenied(atom, compared))
}

/** Without a finding of its own the claim is denied or not as a whole; a medicine is compared by itself. */
function isOtherAsWhole(wanted: readonly Atom[], compared: Compared): boolean {
  const { polarity, support, transcript } = compared
  const denied = wanted.every(atom => polarity.get(atom.from) === 'no')
  // "No antibiotics prescribed": what is not done with a medicine is compared with it.
  const drugs = support.matches.filter(one => one.wanted.kind === 'drug')
  if (denied && wanted.every(isGiving) && drugs.some(one => polarity.get(one.wanted.from) === 'no')) return false
  if (denied) return !wanted.some(atom => saidPolarities(atom, compared).includes('no'))
  const rest = wanted.filter(atom => !isSoftVerb(atom))
  if (rest.length === 0) {
    if (drugs.some(one => isPastOther(one, wanted, compared))) return false
    // «Назначен цефиксим», where another medicine is not begun: the verb is denied of that one.
    const ofDrug = drugs.some(
      ({ clause, atom }) =>
        (transcript.polarity.get(atom.from) ?? 'yes') === 'yes' &&
        support.matches.every(
          one => one.wanted.kind === 'drug' || one.clause !== clause || !wanted.includes(one.wanted),
        ),
    )
    return (
      !ofDrug &&
      wanted.every(atom => saidPolarities(atom, compared).every(one => one === 'no')) &&
      wanted.some(atom => own(atom, compared) === 'yes')
    )
  }
  if (drugs.length > 0) return false
  const named = rest.filter(atom => !isAnatomy(atom))
  if (named.length > 0 && named.every(atom => isBeforeDenied(atom, compared))) return false
  return !(named.length > 0 ? named : rest).some(atom => saidPolarities(atom, compared).includes(own(atom, compared)))
}

const isAllergic = (atom: Atom) => atom.kind === 'concept' && atom.ids.some(id => ALLERGIC.has(id))

const UNLIKELY =
  /(?:^| )(?:unlikely|improbable|doubtful|not likely|not (?:been )?(?:ruled out|excluded)|не исключ\p{L}*|δεν (?:εχει )?αποκλει\p{L}*|сомнительн\p{L}*|маловероят\p{L}*|вряд ли|απιθαν\p{L}*|λιγοτερο πιθαν\p{L}*)(?: |$)/u
const isLeftOpen = ({ transcript }: Compared, index: number) => transcript.clauses[index]?.hedge ?? false

const isSoftVerb = (atom: Atom) =>
  atom.kind === 'concept' && atom.ids.every(id => ['soft', 'time'].includes(KIND_OF.get(id) ?? ''))
