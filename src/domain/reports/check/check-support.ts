import { languageOf } from '../../triage/speech/text/language.ts'
import { SPECIALTIES } from '../concepts/words/specialties.ts'
import type { Span } from '../extraction.ts'
import { readWords, type Words } from '../text/words.ts'
import { type Atom, atomsIn, isConcept } from './atoms.ts'
import { claimsOf } from './claims.ts'
import { compareCertainty } from './compare/compare-certainty.ts'
import { compareCourse, compareResistance } from './compare/compare-course.ts'
import { compareDate } from './compare/compare-dates.ts'
import { compareDone, compareRefused } from './compare/compare-done.ts'
import { compareCount, compareExclusive } from './compare/compare-exclusive.ts'
import { compareExperiencer } from './compare/compare-experiencer.ts'
import { compareTime } from './compare/compare-time.ts'
import { type Compared, isOf } from './compare/compared.ts'
import { compareNegation } from './compare/negation/compare-negation.ts'
import { inheritTimes, readEvidence, type Transcript } from './evidence.ts'
import { findSupport, type Support } from './find-evidence.ts'
import { compareDrugs, factsOf, isOfOther, sameDrug } from './medicines/compare-named.ts'
import { type Mention, mentionsOf } from './medicines/drug-mentions.ts'
import { withUnlisted } from './medicines/unlisted.ts'
import { sentencesOf } from './model-text.ts'
import { besideOf, isElsewhere, isScattered, numberedClauses, spansOf } from './near.ts'
import { compareNumbers } from './numbers/compare-numbers.ts'
import { isOtherCount, isOtherFrequency } from './numbers/counted.ts'
import { changeIn, isContrary, tellsWay } from './numbers/trends.ts'
import { affirmIdioms } from './polarity/affirm.ts'
import { polaritiesOf } from './polarity/polarity.ts'
import { relativeNamed } from './relatives.ts'
import { allowedFor, inOtherScript } from './scope.ts'
import { isOtherSide } from './sides/more-sides.ts'
import { isVerbatim } from './verbatim.ts'
import type { ChangeKind, SupportVerdict, Why } from './verdict.ts'

/** Share of a claim's weight that must be covered. */
const COVERED = 0.6
const PARTLY = 0.5

/**
 * Judges each sentence of a model's text, or of a list, by what the transcript says. A heading has no verdict of its own.
 * Nothing is supported that has another medicine, dose, number, side, person or polarity than its evidence.
 */
export function checkSupport(transcript: string, model: string | readonly string[]): SupportVerdict[] {
  const evidence = readEvidence(transcript)
  const mentions = mentionsOf(evidence)
  const sentences =
    typeof model === 'string'
      ? sentencesOf(model).filter(one => !one.heading)
      : model.map(text => ({ text, span: [0, text.length] as Span }))
  const language = languageOf(transcript)
  return sentences.map(({ text, span }) => ({ text, at: span, ...judge(text, evidence, mentions, language) }))
}

type Judgement = Pick<SupportVerdict, 'verdict' | 'change' | 'why' | 'spans'>

/** Over a text as it is written, with or without accents. */
const WAS_OFFERED =
  /^(\p{L}[^,;:.]*?) (?:(?:was|were) )?(?:offered|suggested|proposed|discussed|recommended|предлож\p{L}*|предлага\p{L}*|обсу\p{L}*|рекомендован\p{L}*|προτ.θηκ\p{L}*|συζητ.θηκ\p{L}*|συστ.θηκ\p{L}*),? (?:(?:but|and|но|однако|αλλ.|και) )?(?:\p{L}+ )?(declined|refused|отказал(?:ся|ась|ись)|αρν.θηκε)(?: (?:it|this|them))?(?![\p{L}])/iu
const OFFERED_FIRST =
  /^(?:προτ.θηκ\p{L}*|συζητ.θηκ\p{L}*|συστ.θηκ\p{L}*|предложен\p{L}*|предложили) (\p{L}[^,;:.]*?),? (?:(?:но|однако|αλλ.|και) )?(?:\p{L}+ )?(отказал(?:ся|ась|ись)|αρν.θηκε)(?![\p{L}])/iu

/** «Для отказа от курения назначен варениклин»: who gives up smoking refuses no medicine. */
const GIVES_UP = /(?<=для )отказа от (?=курени|алкогол|сигарет)/giu

/**
 * «Мушки перед глазами отрицает», "Chest pain and fever were denied", "X was offered, but she declined": read with the
 * denial in front.
 */
const deniedLast = (text: string) =>
  text
    .replace(GIVES_UP, '')
    .replace(WAS_OFFERED, '$2 $1')
    .replace(OFFERED_FIRST, '$2 $1')
    .replace(/^(.*\p{L},.*), (отрица(?:ет|ют|л|ла|ли))\.?$/iu, '$2 $1')
    .replace(/^([^,;:.]*\p{L}) (отрица(?:ет|ют|л|ла|ли))\.?$/iu, '$2 $1')
    .replace(/^([^;:.]*\p{L}) (?:(?:was|were|is|are) denied|(?:has|have) been denied)\.?$/iu, 'denies $1')

function judge(text: string, evidence: Transcript, mentions: readonly Mention[], language: string): Judgement {
  const all = readWords(deniedLast(text))
  const whole = atomsIn(all, 0, all.words.length)
  if (whole.atoms.length === 0 && whole.amounts.length === 0)
    return { verdict: 'unsupported', why: 'nothingToCheck', spans: [] }
  if (inOtherScript(text, language)) return { verdict: 'unsupported', why: 'otherLanguage', spans: [] }
  const person = relativeNamed(all, 0, all.words.length)
  const allows = allowedFor(all, whole.atoms)
  const unlisted = withUnlisted(all, evidence.reading)
  const known = unlisted ? mentionsOf({ ...evidence, reading: unlisted.reading }) : mentions
  const named = factsOf(unlisted?.all ?? all)
  const polarity = polaritiesOf(all, 0, all.words.length, false)
  const isDenied = (atom: Atom) =>
    atom.kind === 'concept' && atom.hard && isOf(atom, 'finding') && polarity.get(atom.from) === 'no'
  const isFall = whole.atoms.some(atom => isConcept(atom, 'fall'))
  inheritTimes([{ amounts: whole.amounts, segment: 0 }], all)
  let contrary = false
  const alone = claimsOf(all).map(({ from, to }) => {
    const { atoms: own, amounts, frequencies } = atomsIn(all, from, to)
    for (const one of amounts) one.unit ??= whole.amounts.find(({ from: at }) => at === one.from)?.unit ?? null
    // The values of a change are compared; which way it went follows from them.
    const trend = changeIn(all, amounts)
    const told = trend ? own.filter(atom => !tellsWay(atom)) : own
    // "From a height of six feet": the number says how far it was.
    const atoms = amounts.length > 0 && isFall ? told.filter(atom => !isConcept(atom, 'height')) : told
    if (trend && isContrary(own, trend)) contrary = true
    return {
      from,
      to,
      trend: trend !== null && own.some(tellsWay),
      atoms,
      amounts,
      frequencies,
      support: findSupport(evidence, atoms, amounts, allows, person, null, isDenied),
    }
  })
  const anchor = anchorOf(alone.map(one => one.support))
  const claims =
    alone.length < 2
      ? alone
      : alone.map(one => ({
          ...one,
          support: findSupport(evidence, one.atoms, one.amounts, allows, person, anchor, isDenied),
        }))
  const weight = claims.reduce((sum, one) => sum + one.support.weight, 0)
  const coverage =
    claims.reduce((sum, one) => sum + one.support.coverage * one.support.weight, 0) / Math.max(weight, 1e-9)
  const spans = spansOf(
    evidence,
    claims.map(one => one.support),
  )
  const fail = (why: Why): Judgement => ({ verdict: 'unsupported', why, spans })
  const changed = (change: ChangeKind): Judgement => ({ verdict: 'changed', change, why: `changed.${change}`, spans })
  const unsaid = named.filter(said => !known.some(one => sameDrug(one, said)))
  if (unsaid.length > 0) return fail('drugNotSaid')
  const lacking = claims.flatMap(one => one.support.missing).filter(isHard)
  const tellsLittle = named.every(
    one => one.acts.size + one.doses.length + one.perDay.length === 0 && one.polarity === 'yes',
  )
  const weak = claims.some(
    one =>
      one.support.coverage < COVERED ||
      (one.atoms.length > 0 && one.support.matches.length === 0) ||
      lacksSubstance(one.support) ||
      isVague(one.support) ||
      (tellsLittle && lacksClaim(one.support)) ||
      isScattered(one.support, evidence, all) ||
      isElsewhere(one.support, evidence),
  )
  const ofDrugs = compareDrugs(all, named, known)
  if (ofDrugs && lacking.every(atom => atom.kind === 'drug')) return changed(ofDrugs)
  if (coverage < PARTLY) return fail('notSaid')
  if (ofDrugs) return changed(ofDrugs)
  if (contrary) return changed('status')
  if (claims.some(one => isOfOther(one.atoms, mentions, evidence))) return changed('drug')
  const isTimedDrug = named.some(one => one.perDay.length > 0)
  const values = new Set(named.flatMap(one => [...one.doses, ...one.durations].map(({ from }) => from)))
  affirmIdioms(all, claims, polarity)
  // Words of the transcript, whole clauses of them, change nothing.
  if (isVerbatim(all, evidence)) return { verdict: 'supported', spans }
  for (const { from, to, trend, atoms, amounts, frequencies, support } of claims) {
    // "Past surgery:" only says what follows.
    if (claims.length > 1 && isLabel(all, to) && !atoms.some(atom => atom.kind === 'drug' || atom.hard)) continue
    const ofAllergy = named.some(one => one.allergy)
    const compared: Compared = { all, from, to, polarity, support, transcript: evidence, allows, person, ofAllergy }
    const change =
      (amounts.some(one => isOtherCount(one, support.matches, evidence)) ? ('number' as const) : null) ??
      compareNumbers(
        all,
        atoms,
        amounts,
        values,
        numberedClauses(support, evidence, amounts),
        evidence,
        allows,
        besideOf(support, evidence),
        numberedClauses(support, evidence, []),
      ) ??
      (isOtherFrequency(
        isTimedDrug ? atoms : atoms.filter(one => one.kind !== 'drug'),
        frequencies,
        numberedClauses(support, evidence, amounts, true),
        evidence,
      )
        ? ('frequency' as const)
        : null) ??
      // Two values that were said are not denied: "hold it until the creatinine falls".
      (trend ? null : compareNegation(compared)) ??
      (isOtherSide({ all, from, to, atoms, amounts, polarity }, support, evidence, allows)
        ? ('side' as const)
        : null) ??
      compareExperiencer(compared) ??
      compareCertainty(compared) ??
      compareCount(compared) ??
      compareExclusive(compared) ??
      compareCourse(compared) ??
      compareResistance(compared) ??
      compareDone(compared) ??
      compareRefused(compared) ??
      compareDate(compared) ??
      compareTime(compared)
    if (change && (support.coverage >= COVERED || lacking.length === 0)) return changed(change)
  }
  return weak || lacking.length > 0 ? fail('partlySaid') : { verdict: 'supported', spans }
}

/** Where the claim that weighs most was found: of a medicine, if one is named. */
function anchorOf(supports: readonly Support[]): number | null {
  const weightOfAnchor = ({ matches, weight, coverage }: Support) =>
    weight * coverage + (matches.some(({ wanted }) => wanted.kind === 'drug') ? OF_DRUG : 0)
  const [best] = supports
    .filter(({ matches }) => matches.length > 0)
    .sort((a, b) => weightOfAnchor(b) - weightOfAnchor(a))
  return best?.window[0] ?? null
}
const OF_DRUG = 10

const isTold = (atom: Atom) =>
  atom.kind === 'word' ? atom.norm.length > 3 : atom.kind === 'concept' && atom.weight >= 0.8

/** Of what the claim says of its medicine hardly anything was said: the name alone carries nothing. */
function lacksClaim({ matches, missing }: Support): boolean {
  if (!matches.some(({ wanted }) => wanted.kind === 'drug')) return false
  const lost = missing.filter(isTold).length
  const found = new Set(matches.map(one => one.wanted).filter(atom => atom.kind !== 'drug')).size
  return lost > 0 && found < lost
}

/** Only words that may stand for its verbs were said: "referred to occupational therapy" where a joint "gave way". */
const isVague = ({ matches, missing }: Support) =>
  matches.length > 0 &&
  matches.every(({ wanted, near }) => near && wanted.kind === 'concept' && !wanted.hard) &&
  missing.some(atom => atom.kind === 'word' && atom.norm.length > 3)

const isLabel = ({ words }: Words, to: number) => /:/u.test(words[to - 1]?.after ?? '')

/** An allergy to what was not said. */
const lacksSubstance = ({ matches, missing }: Support) =>
  matches.some(
    ({ wanted }) => wanted.kind === 'concept' && wanted.ids.some(id => id === 'allergy' || id === 'intolerance'),
  ) &&
  missing.some(atom => atom.kind === 'word' && atom.norm.length > 3) &&
  !matches.some(({ wanted }) => wanted.kind === 'drug')

/** Results and kinds without which the rest says something else: a test that was taken is not positive. */
const DECIDING = new Set(['positive', 'negativeResult', 'wet', 'dry', ...Object.keys(SPECIALTIES)])
const isHard = (atom: Atom) =>
  (atom.kind === 'concept' || atom.kind === 'word') &&
  (atom.hard || (atom.kind === 'concept' && atom.ids.every(id => DECIDING.has(id))))
