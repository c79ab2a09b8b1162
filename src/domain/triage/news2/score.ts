import { readVitals, type VitalReadings } from '../vital-reading.ts'
import type { Spo2Scale, TriagePatient, Vitals } from '../vitals.ts'
import { NEWS2_PARAMETERS, type News2Components, type News2Parameter, news2Components } from './points.ts'
import { type News2Band, news2Band, type RcpAdvice, rcpAdvice } from './risk.ts'

export type News2Exclusion = 'under-16' | 'pregnant'
/** The RCP excludes younger people: their normal values are others. */
export const NEWS2_YOUNGEST = 16

interface Scored {
  readonly components: News2Components
  /** The parameters that alone score 3. */
  readonly single3: readonly News2Parameter[]
  readonly spo2Scale: Spo2Scale
}

/**
 * A total is a number only in `complete`. In `incomplete` it is "at least n, m missing": a lower bound, which may raise
 * an alarm and never ends one; `band` and `rcp` are then "at least so", and null where only the lowest could be said.
 */
export type News2Score =
  | (Scored & { readonly kind: 'complete'; readonly total: number; readonly band: News2Band; readonly rcp: RcpAdvice })
  | (Scored & {
      readonly kind: 'incomplete'
      readonly atLeast: number
      /** What is still to be measured or told, in the order of the chart. */
      readonly missing: readonly News2Parameter[]
      readonly band: News2Band | null
      readonly rcp: RcpAdvice | null
    })
  | { readonly kind: 'not-applicable'; readonly reasons: readonly News2Exclusion[] }

export function news2Exclusions({ ageYears, pregnant }: TriagePatient): News2Exclusion[] {
  const young = typeof ageYears === 'number' && ageYears >= 0 && ageYears < NEWS2_YOUNGEST
  return [...(young ? (['under-16'] as const) : []), ...(pregnant === true ? (['pregnant'] as const) : [])]
}

function missingFacts(components: News2Components, readings: VitalReadings): News2Parameter[] {
  // A saturation that waits only for "air or oxygen?" is measured; the question is what is missing.
  return NEWS2_PARAMETERS.filter(
    name => components[name] === null && !(name === 'SpO2' && readings.SpO2.kind === 'measured'),
  )
}

/** NEWS2 (RCP 2017) from what is known; `readings` may be given where they are at hand. */
export function scoreNews2(
  vitals: Vitals,
  patient: TriagePatient = {},
  readings: VitalReadings = readVitals(vitals),
): News2Score {
  const reasons = news2Exclusions(patient)
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
