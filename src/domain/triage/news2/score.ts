import { readVitals, type VitalReadings } from '../vital-reading.ts'
import type { Spo2Scale, TriagePatient, UnsettledFact, Vitals } from '../vitals.ts'
import { NEWS2_PARAMETERS, type News2Components, type News2Parameter, news2Components } from './points.ts'
import { type News2Band, news2Band, type RcpAdvice, rcpAdvice } from './risk.ts'

/** `…-unsure`: two sources disagree, and no score is given until a person chooses one. */
export type News2Exclusion = 'under-16' | 'pregnant' | 'age-unsure' | 'pregnancy-unsure'
/** The RCP excludes younger patients, whose normal values differ. */
export const NEWS2_YOUNGEST = 16

interface Scored {
  readonly components: News2Components
  /** The parameters that alone score 3. */
  readonly single3: readonly News2Parameter[]
  readonly spo2Scale: Spo2Scale
}

/**
 * Only `complete` has a total. `incomplete` has a lower bound, which may raise an alarm but never clears one; `band`
 * and `rcp` are lower bounds too, and null while they would be the lowest.
 */
export type News2Score =
  | (Scored & { readonly kind: 'complete'; readonly total: number; readonly band: News2Band; readonly rcp: RcpAdvice })
  | (Scored & {
      readonly kind: 'incomplete'
      readonly atLeast: number
      /** Parameters still missing, in the order of the chart. */
      readonly missing: readonly News2Parameter[]
      readonly band: News2Band | null
      readonly rcp: RcpAdvice | null
    })
  | { readonly kind: 'not-applicable'; readonly reasons: readonly News2Exclusion[] }

export const isUnderAge = (ageYears: number): boolean => ageYears >= 0 && ageYears < NEWS2_YOUNGEST

export function news2Exclusions(
  { ageYears, pregnant }: TriagePatient,
  unsettled: readonly UnsettledFact[] = [],
): News2Exclusion[] {
  const reasons: News2Exclusion[] = []
  if (unsettled.includes('ageYears')) reasons.push('age-unsure')
  else if (typeof ageYears === 'number' && isUnderAge(ageYears)) reasons.push('under-16')
  if (pregnant === true) reasons.push('pregnant')
  else if (unsettled.includes('pregnant')) reasons.push('pregnancy-unsure')
  return reasons
}

function missingFacts(components: News2Components, readings: VitalReadings): News2Parameter[] {
  // A measured saturation without points waits only for "air or oxygen?", which is listed as missing instead.
  return NEWS2_PARAMETERS.filter(
    name => components[name] === null && !(name === 'SpO2' && readings.SpO2.kind === 'measured'),
  )
}

/** NEWS2 (RCP 2017) from the known values. Pass `readings` if they were computed before. */
export function scoreNews2(
  vitals: Vitals,
  patient: TriagePatient = {},
  readings: VitalReadings = readVitals(vitals),
  unsettled: readonly UnsettledFact[] = [],
): News2Score {
  const reasons = news2Exclusions(patient, unsettled)
  if (reasons.length > 0) return { kind: 'not-applicable', reasons }

  const components = news2Components(vitals, readings)
  const total = NEWS2_PARAMETERS.reduce((sum, name) => sum + (components[name] ?? 0), 0)
  const single3 = NEWS2_PARAMETERS.filter(name => components[name] === 3)
  const scored: Scored = { components, single3, spo2Scale: vitals.spo2Scale ?? 1 }
  const missing = missingFacts(components, readings)
  const band = news2Band(total)
  const rcp = rcpAdvice(total, single3.length > 0)
  if (missing.length === 0) return { kind: 'complete', ...scored, total, band, rcp }
  return {
    kind: 'incomplete',
    ...scored,
    atLeast: total,
    missing,
    band: band.risk === 'low' ? null : band,
    rcp: rcp.risk === 'low' ? null : rcp,
  }
}
