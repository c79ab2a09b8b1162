import { type Classification, classify } from './classify.ts'
import { type Consciousness, consciousnessDisagrees, consciousnessOf } from './consciousness.ts'
import { type MorseAnswers, type MorseScore, scoreMorse } from './morse.ts'
import { type News2Exclusion, type News2Score, news2Exclusions, scoreNews2 } from './news2/score.ts'
import { profileOf } from './profiles/choose-profile.ts'
import type { ProfileId } from './profiles/profile.ts'
import { evaluateRedLine, type RedLineOutcome } from './red-lines.ts'
import { type VitalBand, vitalBand } from './vital-bands.ts'
import { isRare, readVitals, type VitalReading, type VitalReadings } from './vital-reading.ts'
import { type TriagePatient, type UnsettledFact, VITAL_IDS, type VitalId, type Vitals } from './vitals.ts'

/** Raise it with every change of a number or rule, so that results of two versions can be told apart. */
export const TRIAGE_RULES_VERSION = 4

export interface AssessmentInput {
  readonly profileId: ProfileId
  readonly vitals: Vitals
  /** Vitals that the instrument could not measure; if `vitals` has a number too, the number counts. */
  readonly unrecordable?: readonly VitalId[]
  readonly patient?: TriagePatient
  /** Facts of the patient on which two sources disagree; a score that depends on them is withheld. */
  readonly unsettled?: readonly UnsettledFact[]
  readonly morse?: MorseAnswers
  /** In the clinician's words: stored and compared, never scored. */
  readonly symptoms?: readonly string[]
}

/** Notices that the clinician must see beside the result. */
export type AssessmentNotice =
  | { readonly kind: 'news2-not-applicable'; readonly reasons: readonly News2Exclusion[] }
  | { readonly kind: 'implausible'; readonly vital: VitalId; readonly given: number }
  /** It is scored, but so low that it should be measured again. */
  | { readonly kind: 'rare'; readonly vital: VitalId; readonly given: number }
  | { readonly kind: 'unrecordable'; readonly vital: VitalId }
  | { readonly kind: 'consciousness-disagrees' }
  | { readonly kind: 'diastolic-not-below-systolic' }

/** Plain data, which can be stored, sent and compared as it is. */
export interface Assessment {
  readonly rulesVersion: number
  readonly input: AssessmentInput
  readonly readings: VitalReadings
  /** Colours of the grid; null without a measured value. The bands are for adults. */
  readonly bands: Readonly<Record<VitalId, VitalBand | null>>
  readonly consciousness: Consciousness
  readonly news2: News2Score
  /** Null if the profile does not include it. */
  readonly morse: MorseScore | null
  /** One outcome per rule of the profile, in its order. */
  readonly redLines: readonly RedLineOutcome[]
  readonly classification: Classification
  readonly notices: readonly AssessmentNotice[]
}

/** True if the result has a basis: a vital, a level of consciousness, air or oxygen, or one that cannot be measured. */
export const knowsAnything = ({ vitals, unrecordable = [] }: Omit<AssessmentInput, 'profileId'>): boolean =>
  unrecordable.length > 0 || vitals.ACVPU != null || vitals.onOxygen != null || VITAL_IDS.some(id => vitals[id] != null)

const bandOf = (id: VitalId, reading: VitalReading): VitalBand | null =>
  reading.kind === 'measured' ? vitalBand(id, reading.value) : null

function bandsOf(readings: VitalReadings): Assessment['bands'] {
  return {
    HR: bandOf('HR', readings.HR),
    RR: bandOf('RR', readings.RR),
    SpO2: bandOf('SpO2', readings.SpO2),
    SBP: bandOf('SBP', readings.SBP),
    DBP: bandOf('DBP', readings.DBP),
    Temp: bandOf('Temp', readings.Temp),
    GCS: bandOf('GCS', readings.GCS),
  }
}

function noticesOf({ vitals, patient = {}, unsettled }: AssessmentInput, readings: VitalReadings): AssessmentNotice[] {
  const notices: AssessmentNotice[] = []
  const reasons = news2Exclusions(patient, unsettled)
  if (reasons.length > 0) notices.push({ kind: 'news2-not-applicable', reasons })
  for (const vital of VITAL_IDS) {
    const reading = readings[vital]
    if (reading.kind === 'implausible') notices.push({ kind: 'implausible', vital, given: reading.given })
    if (reading.kind === 'measured' && isRare(vital, reading))
      notices.push({ kind: 'rare', vital, given: reading.value })
    if (reading.kind === 'unrecordable') notices.push({ kind: 'unrecordable', vital })
  }
  if (consciousnessDisagrees(vitals, readings.GCS)) notices.push({ kind: 'consciousness-disagrees' })
  const { SBP, DBP } = readings
  if (SBP.kind === 'measured' && DBP.kind === 'measured' && DBP.value >= SBP.value) {
    notices.push({ kind: 'diastolic-not-below-systolic' })
  }
  return notices
}

/**
 * The whole assessment by the rules alone: no model, no default values, no clock, so page (provisional, at every
 * keystroke), worker and server compute the same. Decision support: a clinician decides.
 */
export function assess(input: AssessmentInput): Assessment {
  const { profileId, vitals, unrecordable, patient, unsettled, morse = {} } = input
  const profile = profileOf(profileId)
  const readings = readVitals(vitals, unrecordable)
  const consciousness = consciousnessOf(vitals, readings.GCS)
  const news2 = scoreNews2(vitals, patient, readings, unsettled)
  const redLines = profile.redlineRules.map(rule => evaluateRedLine(rule, { readings, consciousness, news2 }))
  return {
    rulesVersion: TRIAGE_RULES_VERSION,
    input,
    readings,
    bands: bandsOf(readings),
    consciousness,
    news2,
    morse: profile.scales.includes('morse') ? scoreMorse(morse) : null,
    redLines,
    classification: classify(profile, redLines, news2),
    notices: noticesOf(input, readings),
  }
}
