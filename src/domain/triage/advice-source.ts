import type { Locale } from '../../contract/entities/user.ts'
import type { Assessment } from './assess.ts'
import { isAlarming } from './texts/notice-texts.ts'
import { NEWS2_PARAMETER_NAMES, VITAL_NAMES } from './texts/vital-texts.ts'
import { VITAL_IDS } from './vitals.ts'

/**
 * What the advice follows. `forced`: the critical red-lines, whose category replaces the score's response. `warned`: a
 * critical vital sign that forces nothing, or one that could not be measured; no weaker advice may stand beside it.
 */
export type AdviceSource = 'forced' | 'warned' | 'score'

export function adviceSource({ classification, redLines, notices }: Assessment): AdviceSource {
  if (classification.kind !== 'undetermined' && classification.forcedBy.length > 0) return 'forced'
  return redLines.some(({ kind }) => kind === 'crossed') || notices.some(isAlarming) ? 'warned' : 'score'
}

/** The vital signs without a measured value; the coma score stands in for a stated consciousness, and is not needed. */
export function unknownSigns({ readings, input: { vitals } }: Assessment, locale: Locale): string[] {
  const numbers = VITAL_IDS.filter(id => id !== 'GCS' && readings[id].kind !== 'measured')
  const alert = vitals.ACVPU != null || readings.GCS.kind === 'measured'
  return [
    ...numbers.map(id => VITAL_NAMES[id][locale]),
    ...(alert ? [] : [NEWS2_PARAMETER_NAMES.CNS[locale]]),
    ...(vitals.onOxygen == null ? [NEWS2_PARAMETER_NAMES.O2[locale]] : []),
  ]
}

/** True only if every vital sign is known and within the limits, which are those of adults. */
export const isAllWithinLimits = (assessment: Assessment): boolean =>
  unknownSigns(assessment, 'en').length === 0 &&
  assessment.news2.kind !== 'not-applicable' &&
  adviceSource(assessment) === 'score' &&
  Object.values(assessment.bands).every(band => band === null || band === 'normal')
