import { languageOf } from '../../triage/speech/text/language.ts'
import { relativeIn } from '../attributes/person.ts'
import type { Span } from '../extraction.ts'
import { spanOf } from '../text/reading.ts'
import { readWords } from '../text/words.ts'
import { atomsIn, weightOf } from './atoms.ts'
import { claimsOf } from './claims.ts'
import { compareDrug } from './compare-drugs.ts'
import {
  type Compared,
  compareCertainty,
  compareCount,
  compareExclusive,
  compareExperiencer,
  compareNegation,
  compareNumbers,
  compareSides,
  compareTime,
} from './compare-facts.ts'
import { type DrugFact, drugFactOf } from './drug-facts.ts'
import { regionsOfReading, regionsOfSentence } from './drug-regions.ts'
import { readEvidence, type Transcript } from './evidence.ts'
import { findSupport, type Support } from './find-evidence.ts'
import { sentencesOf } from './model-text.ts'
import { polaritiesOf } from './polarity.ts'
import type { ChangeKind, SupportVerdict, Why } from './verdict.ts'

/** Share of a sentence's weight that must be covered. */
const COVERED = 0.66
const PARTLY = 0.5

/**
 * Judges each sentence of a model's text, or of a list, by what the transcript says. A heading has no verdict of its own.
 * Nothing is supported that has another medicine, dose, number, side, person or polarity than its evidence.
 */
export function checkSupport(transcript: string, model: string | readonly string[]): SupportVerdict[] {
  const evidence = readEvidence(transcript)
  const drugs = drugsOf(evidence)
  const sentences =
    typeof model === 'string'
      ? sentencesOf(model).filter(one => !one.heading)
      : model.map(text => ({ text, span: [0, text.length] as Span }))
  const language = languageOf(transcript)
  return sentences.map(({ text, span }) => ({ text, at: span, ...judge(text, evidence, drugs, language) }))
}

type Judgement = Pick<SupportVerdict, 'verdict' | 'change' | 'why' | 'spans'>

const drugsOf = ({ reading, polarity, superseded, clauses }: Transcript): { fact: DrugFact; person: string }[] =>
  regionsOfReading(reading).flatMap(region => {
    if (superseded.drugs.has(region.at)) return []
    const fact = drugFactOf(reading, region, polarity.get(region.at) ?? 'yes', superseded.amounts)
    const person = clauses.find(one => one.from <= region.at && region.at < one.to)?.experiencer ?? 'patient'
    return fact ? [{ fact, person }] : []
  })

function judge(
  text: string,
  evidence: Transcript,
  drugs: readonly { fact: DrugFact; person: string }[],
  language: string,
): Judgement {
  const all = readWords(text)
  if (all.words.length === 0) return { verdict: 'unsupported', why: 'nothingToCheck', spans: [] }
  const { atoms, amounts } = atomsIn(all, 0, all.words.length)
  const support = findSupport(evidence, atoms, amounts)
  const spans = spansOf(evidence, support)
  const fail = (why: Why): Judgement => ({ verdict: 'unsupported', why, spans })
  const changed = (change: ChangeKind): Judgement => ({ verdict: 'changed', change, why: `changed.${change}`, spans })
  if (atoms.length === 0 && amounts.length === 0) return fail('nothingToCheck')
  if (languageOf(text) !== language && wordsInOtherScript(text, language)) return fail('otherLanguage')
  if (support.missing.some(atom => atom.kind === 'drug')) return fail('drugNotSaid')
  const named = regionsOfSentence(all).flatMap(
    region =>
      drugFactOf(all, region, polaritiesOf(all, 0, all.words.length, false).get(region.at) ?? 'yes', new Set()) ?? [],
  )
  const lacking = support.missing.filter(atom => atom.kind === 'concept' && atom.hard)
  if (support.coverage < COVERED || lacking.length > 0) {
    const clash = named.length === 0 ? firstChange(all, evidence, support, named, drugs) : null
    if (support.coverage >= PARTLY && lacking.length === 0 && clash) return changed(clash)
    return fail(support.coverage >= PARTLY ? 'partlySaid' : 'notSaid')
  }
  const change = firstChange(all, evidence, support, named, drugs)
  return change ? changed(change) : { verdict: 'supported', spans }
}

function firstChange(
  all: ReturnType<typeof readWords>,
  evidence: Transcript,
  support: Support,
  named: readonly DrugFact[],
  drugs: readonly { fact: DrugFact; person: string }[],
): ChangeKind | null {
  const polarity = polaritiesOf(all, 0, all.words.length, false)
  const person = relativeIn(all, 0, all.words.length)
  const ofDrugs = new Set(named.flatMap(one => [...one.doses, ...one.durations].map(({ from }) => from)))
  for (const said of named) {
    const mentions = drugs
      .filter(({ fact, person: whose }) => sameDrug(fact, said) && (person ? whose !== 'patient' : whose === 'patient'))
      .map(one => one.fact)
    if (mentions.length === 0) return 'experiencer'
    const others = drugs.filter(({ fact }) => !sameDrug(fact, said)).map(one => one.fact)
    const change = compareDrug(said, mentions, others)
    if (change) return change
  }
  for (const claim of claimsOf(all)) {
    const { atoms, amounts } = atomsIn(all, claim.from, claim.to)
    const own = findSupport(evidence, atoms, amounts)
    const compared: Compared = {
      all,
      from: claim.from,
      to: claim.to,
      polarity,
      amounts,
      support: own,
      transcript: evidence,
      person,
    }
    const change =
      compareNumbers(compared, atoms, ofDrugs) ??
      compareNegation(compared) ??
      compareSides(compared) ??
      compareExperiencer(compared) ??
      compareCount(compared) ??
      compareExclusive(compared) ??
      compareTime(compared) ??
      compareCertainty(compared)
    if (change) return change
  }
  return compareExclusive({
    all,
    from: 0,
    to: all.words.length,
    polarity,
    amounts: [],
    support,
    transcript: evidence,
    person,
  })
}

const sameDrug = (one: DrugFact, other: DrugFact) =>
  one.inn !== null || other.inn !== null
    ? one.inn === other.inn
    : one.drugClass !== null
      ? one.drugClass === other.drugClass
      : one.name === other.name

const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ru: /\p{Script=Cyrillic}{3,}/gu,
  el: /\p{Script=Greek}{3,}/gu,
  en: /[a-z]{3,}/giu,
}

/** Few words in the transcript's script: names and units may be in another one. */
const wordsInOtherScript = (text: string, language: string) => {
  const own = text.match(SCRIPTS[language] ?? /./gu)?.length ?? 0
  const all = text.match(/\p{L}{3,}/gu)?.length ?? 0
  return all >= 2 && own * 2 < all
}

function spansOf({ clauses, reading }: Transcript, { matches }: Support): Span[] {
  const weights = new Map<number, number>()
  for (const { clause, wanted } of matches) weights.set(clause, (weights.get(clause) ?? 0) + weightOf(wanted))
  const best = [...weights]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([index]) => index)
    .sort((a, b) => a - b)
  return best.flatMap(index => {
    const clause = clauses[index]
    return clause ? [spanOf(reading, clause.from, clause.to)] : []
  })
}
