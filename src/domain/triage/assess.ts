import { type Classification, classify } from './classify.ts'
import { type Consciousness, consciousnessDisagrees, consciousnessOf } from './consciousness.ts'
import { type MorseAnswers, type MorseScore, scoreMorse } from './morse.ts'
import { type News2Exclusion, type News2Score, news2Exclusions, scoreNews2 } from './news2/score.ts'
import { profileOf } from './profiles/choose-profile.ts'
import type { ProfileId } from './profiles/profile.ts'
import { evaluateRedLine, type RedLineOutcome } from './red-lines.ts'
import { type VitalBand, vitalBand } from './vital-bands.ts'
import { isRare, readVitals, type VitalReading, type VitalReadings } from './vital-reading.ts'
import { type TriagePatient, VITAL_IDS, type VitalId, type Vitals } from './vitals.ts'

/** Raised with every change of a number or rule here, so that results of two versions can be told apart. */
export const TRIAGE_RULES_VERSION = 2

export interface AssessmentInput {
  readonly profileId: ProfileId
  readonly vitals: Vitals
  /** Vitals for which the instrument gave nothing; a number, where there is one, wins. */
  readonly unrecordable?: readonly VitalId[]
  readonly patient?: TriagePatient
  readonly morse?: MorseAnswers
  /** In the clinician's words. They are carried and compared, and never scored. */
  readonly symptoms?: readonly string[]
}

/** What the clinician must be told beside the result. */
export type AssessmentNotice =
  | { readonly kind: 'news2-not-applicable'; readonly reasons: readonly News2Exclusion[] }
  | { readonly kind: 'implausible'; readonly vital: VitalId; readonly given: number }
  /** It was counted, and is so low that it should be measured again. */
  | { readonly kind: 'rare'; readonly vital: VitalId; readonly given: number }
  | { readonly kind: 'unrecordable'; readonly vital: VitalId }
  | { readonly kind: 'consciousness-disagrees' }
  | { readonly kind: 'diastolic-not-below-systolic' }

/** Plain data: it can be stored, sent and compared as it stands. */
export interface Assessment {
  readonly rulesVersion: number
  readonly input: AssessmentInput
  readonly readings: VitalReadings
  /** Colours of the grid; null where there is no measured value. Bands are for adults. */
  readonly bands: Readonly<Record<VitalId, VitalBand | null>>
  readonly consciousness: Consciousness
  readonly news2: News2Score
  /** Null where the profile does not ask for it. */
  readonly morse: MorseScore | null
  /** Every rule of the profile, in its order. */
  readonly redLines: readonly RedLineOutcome[]
  readonly classification: Classification
  readonly notices: readonly AssessmentNotice[]
}

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

function noticesOf({ vitals, patient = {} }: AssessmentInput, readings: VitalReadings): AssessmentNotice[] {
  const notices: AssessmentNotice[] = []
  const reasons = news2Exclusions(patient)
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
 * The whole assessment by the rules alone, the same on the page (provisional, at every keystroke), in the worker and on
 * the server. It decides from numbers that somebody said or typed, asks no model, fills nothing in and knows no time.
 * Decision support: a clinician decides.
 */
export function assess(input: AssessmentInput): Assessment {
  const { profileId, vitals, unrecordable, patient, morse = {} } = input
  const profile = profileOf(profileId)
  const readings = readVitals(vitals, unrecordable)
  const consciousness = consciousnessOf(vitals, readings.GCS)
  const news2 = scoreNews2(vitals, patient, readings)
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
