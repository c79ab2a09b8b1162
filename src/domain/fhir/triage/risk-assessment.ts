import type { News2Risk } from '../../triage/news2/risk.ts'
import { profileOf } from '../../triage/profiles/choose-profile.ts'
import { categoryOf as triageCategory } from '../../triage/profiles/profile.ts'
import { NEWS2_RESPONSE_TEXTS, news2RiskText } from '../../triage/texts/news2-texts.ts'
import { categoryOf } from '../codes.ts'
import { idFrom, refer } from '../ids.ts'
import type { Fields } from '../json-text.ts'
import type { Line, Resource, Subject } from '../resource.ts'
import { WORDS } from '../texts.ts'
import type { ScoredNews2 } from './news2-observation.ts'
import type { ExportedTriage } from './stored-assessment.ts'

const RISK = 'http://terminology.hl7.org/CodeSystem/risk-probability'
/** The code system has nothing between low and moderate: that risk is said in words alone. */
const CODES: Readonly<Record<News2Risk, string | null>> = {
  low: 'low',
  moderate_low: null,
  moderate: 'moderate',
  high: 'high',
}

/** What the score means. No probability: NEWS2 has none. An incomplete low score says nothing, and has no prediction. */
export function riskAssessment(
  { record, at, assessment }: ExportedTriage,
  score: ScoredNews2,
  basis: readonly Resource[],
  isFinal: boolean,
  { locale, subject }: Subject,
): Resource {
  const risk = news2RiskText(score, locale)
  const code = score.kind === 'complete' ? CODES[score.band.risk] : null
  const outcome = { text: WORDS.deterioration[locale] }
  const qualitativeRisk: Fields = { ...(code && { coding: [{ system: RISK, code }] }), text: risk ?? undefined }
  return {
    resourceType: 'RiskAssessment',
    id: idFrom('risk', record.clientId),
    status: isFinal && score.kind === 'complete' ? 'final' : 'preliminary',
    method: { text: `NEWS2 (RCP 2017), v${assessment.rulesVersion}` },
    code: { text: 'NEWS2' },
    subject,
    occurrenceDateTime: at,
    basis: basis.map(({ id }) => refer(id)),
    prediction: risk ? [{ outcome, qualitativeRisk }] : [],
    mitigation: score.band ? NEWS2_RESPONSE_TEXTS[score.band.response][locale] : undefined,
    note: score.single3.length > 0 ? [{ text: WORDS.single3[locale] }] : [],
  }
}

/** The category that counts: a clinician's, if one decided; what the rules gave stands beside it. */
export function categoryObservation(
  { record, data, assessment, results, at }: ExportedTriage,
  basis: readonly Resource[],
  isFinal: boolean,
  { locale, subject }: Subject,
): { observation: Resource; line: Line } | null {
  const profile = profileOf(assessment.input.profileId)
  const nameOf = (id: string | null) =>
    (id && profile.categories.find(one => one.id === id)?.name[locale]) || WORDS.noCategory[locale]
  const { classification } = assessment
  const override = data.overrides?.at(-1)
  const chosen = override ? triageCategory(profile, override.chosen) : null
  const byRules = `${classification.kind === 'at-least' ? `${WORDS.atLeast[locale]} ` : ''}${nameOf(classification.category)}`
  const value = chosen?.name[locale] ?? (classification.category ? byRules : null)
  if (!value) return null
  const note = [
    ...(override
      ? [
          {
            authorString: override.author.name || undefined,
            time: override.at,
            text: override.reason || nameOf(override.chosen),
          },
        ]
      : []),
    ...(override ? [{ text: `${WORDS.byRules[locale]}: ${byRules}` }] : []),
    ...(results ? [] : [{ text: WORDS.provisional[locale] }]),
  ]
  return {
    observation: {
      resourceType: 'Observation',
      id: idFrom('category', record.clientId),
      status: chosen || (isFinal && classification.kind === 'determined') ? 'final' : 'preliminary',
      category: categoryOf('survey'),
      code: { text: `${WORDS.category[locale]}: ${profile.name[locale]}` },
      subject,
      effectiveDateTime: at,
      valueCodeableConcept: { text: value },
      note,
      derivedFrom: basis.map(({ id }) => refer(id)),
    },
    line: {
      date: at ?? '',
      what: WORDS.category[locale],
      value: chosen ? `${value} (${WORDS.byRules[locale]}: ${byRules})` : value,
    },
  }
}
