import { languageOf } from '../../triage/speech/text/language.ts'
import type { Span } from '../extraction.ts'
import { compareClaim } from './compare/compare-claim.ts'
import { readEvidence, type Transcript } from './evidence.ts'
import { COVERED, isHard, isMuchSaid, isNearlyAllSaid, isPart, lacksCore } from './lacking.ts'
import { compareDrugs, factsOf, isOfOther, meantBy, toldOfDrug } from './medicines/compare-named.ts'
import { type Mention, mentionsOf } from './medicines/drug-mentions.ts'
import { withUnlisted } from './medicines/unlisted.ts'
import { sentencesOf } from './model-text.ts'
import { spansOf } from './near.ts'
import { DOSE_UNITS } from './numbers/units.ts'
import { affirmIdioms } from './polarity/affirm.ts'
import { inOtherScript } from './scope.ts'
import { type Claim, readSentence } from './sentence.ts'
import { isVerbatim } from './verbatim.ts'
import type { ChangeKind, SupportVerdict, Why } from './verdict.ts'

/** Share of a sentence's weight below which it counts as not said. */
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

function judge(text: string, evidence: Transcript, mentions: readonly Mention[], language: string): Judgement {
  const sentence = readSentence(text, evidence)
  if (!sentence) return { verdict: 'unsupported', why: 'nothingToCheck', spans: [] }
  if (inOtherScript(text, language)) return { verdict: 'unsupported', why: 'otherLanguage', spans: [] }
  const { all, claims, polarity } = sentence
  const spans = spansOf(
    evidence,
    claims.map(one => one.support),
  )
  const fail = (why: Why): Judgement => ({ verdict: 'unsupported', why, spans })
  const changed = (change: ChangeKind): Judgement => ({ verdict: 'changed', change, why: `changed.${change}`, spans })
  const unlisted = withUnlisted(all, evidence.reading)
  const known = unlisted ? mentionsOf({ ...evidence, reading: unlisted.reading }) : mentions
  const named = factsOf(unlisted?.all ?? all)
  if (named.some(said => meantBy(said, known, all).length === 0)) return fail('drugNotSaid')
  const lacking = claims.flatMap(one => one.support.missing).filter(isHard)
  const ofDrugs = compareDrugs(all, named, known)
  if (ofDrugs && lacking.every(atom => atom.kind === 'drug')) return changed(ofDrugs)
  if (coverageOf(claims) < PARTLY) return fail('notSaid')
  if (ofDrugs) return changed(ofDrugs)
  if (sentence.contrary) return changed('status')
  if (claims.some((_, at) => isOfOther(toldOfDrug(claims, at, all), mentions, evidence))) return changed('drug')
  const tellsLittle = named.every(
    one => one.acts.size + one.doses.length + one.perDay.length === 0 && one.polarity === 'yes',
  )
  affirmIdioms(all, claims, polarity)
  const isCoreLacking = claims.some(one => lacksCore(one, tellsLittle, evidence, all))
  const isMostSaid = lacking.length === 0 && coverageOf(claims) >= COVERED && isMuchSaid(claims, sentence, evidence)
  const isInPart = lacking.length > 0 || claims.some(isPart)
  // Words of the transcript, whole clauses of them, change nothing.
  if (isVerbatim(all, evidence)) return { verdict: 'supported', spans }
  const changes = claims.map(claim => ({ claim, change: compareClaim(claim, sentence, named, evidence) }))
  const isFound = ({ support }: Claim) => support.coverage >= COVERED || lacking.length === 0
  const first = changes.find(one => one.change && isFound(one.claim))?.change
  if (first) return changed(first)
  // A treatment needs all of its parts: medicine, dose and rate.
  const isTreatment =
    named.length > 0 ||
    claims.some(
      one => one.frequencies.length > 0 || one.amounts.some(({ unit }) => unit !== null && DOSE_UNITS.has(unit)),
    )
  const isSaid = !isCoreLacking && (!isInPart || isMostSaid || (!isTreatment && isNearlyAllSaid(all, claims, evidence)))
  if (!isSaid) return fail('partlySaid')
  // Of which too little was found, and that says otherwise: "his father had a cerebral aneurysm", who is well.
  const other = changes.find(one => one.change)?.change
  return other ? changed(other) : { verdict: 'supported', spans }
}

/** Share of the weight of all claims that was said. */
function coverageOf(claims: readonly Claim[]): number {
  const sum = (of: (support: Claim['support']) => number) => claims.reduce((total, one) => total + of(one.support), 0)
  return (
    sum(({ coverage, weight }) => coverage * weight) /
    Math.max(
      sum(({ weight }) => weight),
      1e-9,
    )
  )
}
