import type { Locale } from '../../contract/entities/user.ts'
import type { Assessment } from './assess.ts'
import type { MorseScore } from './morse.ts'
import type { News2Score } from './news2/score.ts'
import { profileOf } from './profiles/choose-profile.ts'
import { type CategoryId, categoryOf } from './profiles/profile.ts'
import { type RedLineOutcome, redLineUnit } from './red-lines.ts'
import { keyFactors, recommendations } from './texts/advice.ts'
import { reasoning } from './texts/explain.ts'
import { redLineLabel } from './texts/vital-texts.ts'
import { measuredValue } from './vital-reading.ts'
import type { VitalId } from './vitals.ts'

/** D §3 "Scale results". `totalScore` is null while values are missing; `atLeast` and `missing` are set then. */
export interface ScaleResult {
  readonly totalScore: number | null
  readonly riskLevel: string | null
  readonly components: Readonly<Record<string, number | null>>
  readonly clinicalResponse?: string | null
  readonly atLeast?: number
  readonly missing?: readonly string[]
}

export interface RedLineViolation {
  readonly id: string
  readonly label: string
  readonly value: number
  readonly unit: string
  readonly threshold: number
  readonly triggered: true
  readonly severity: 'critical' | 'warning'
}

/**
 * The results of a triage as D §3 names them, for any client, and the assessment, for comparing and explaining.
 * `category` is null if the rules could not decide.
 */
export interface TriageResults {
  readonly classification: {
    readonly category: { readonly id: CategoryId; readonly name: string } | null
    /** 0 to 1: certainty of the values by their sources; the rules do not use it. */
    readonly confidence: number
    readonly reasoning: string
    readonly redlineForced: boolean
    readonly keyFactors: readonly string[]
  }
  readonly extractedData: {
    readonly vitals: Readonly<Record<VitalId, number | null>>
    readonly symptoms: readonly string[]
    readonly patient: { readonly ageYears: number | null; readonly sex: 'male' | 'female' | null }
    readonly assessmentScales: { readonly news2: ScaleResult | null; readonly morse: ScaleResult | null }
    readonly redlineViolations: readonly RedLineViolation[]
  }
  readonly recommendations: readonly string[]
  readonly assessment: Assessment
}

function scaleResult(score: News2Score | MorseScore): ScaleResult | null {
  if (score.kind === 'not-applicable') return null
  const shared = {
    riskLevel: score.band?.risk ?? null,
    components: score.components,
    ...('rcp' in score && { clinicalResponse: score.band?.response ?? null }),
  }
  return score.kind === 'complete'
    ? { totalScore: score.total, ...shared }
    : { totalScore: null, ...shared, atLeast: score.atLeast, missing: score.missing }
}

const violation = (outcome: RedLineOutcome, locale: Locale): RedLineViolation[] => {
  if (outcome.kind !== 'crossed') return []
  const { rule, value } = outcome
  const { id, condition, threshold, severity } = rule
  return [
    {
      id,
      label: redLineLabel(condition)[locale],
      value,
      unit: redLineUnit(rule),
      threshold,
      triggered: true,
      severity,
    },
  ]
}

export function triageResults(assessment: Assessment, confidence: number, locale: Locale): TriageResults {
  const { input, readings, news2, morse, redLines, classification } = assessment
  const category = classification.category && categoryOf(profileOf(input.profileId), classification.category)
  return {
    classification: {
      category: category ? { id: category.id, name: category.name[locale] } : null,
      confidence,
      reasoning: reasoning(assessment, locale),
      redlineForced: classification.kind !== 'undetermined' && classification.forcedBy.length > 0,
      keyFactors: keyFactors(assessment, locale),
    },
    extractedData: {
      vitals: {
        HR: measuredValue(readings.HR),
        RR: measuredValue(readings.RR),
        SpO2: measuredValue(readings.SpO2),
        SBP: measuredValue(readings.SBP),
        DBP: measuredValue(readings.DBP),
        Temp: measuredValue(readings.Temp),
        GCS: measuredValue(readings.GCS),
      },
      symptoms: input.symptoms ?? [],
      patient: { ageYears: input.patient?.ageYears ?? null, sex: input.patient?.sex ?? null },
      assessmentScales: { news2: scaleResult(news2), morse: morse && scaleResult(morse) },
      redlineViolations: redLines.flatMap(outcome => violation(outcome, locale)),
    },
    recommendations: recommendations(assessment, locale),
    assessment,
  }
}
