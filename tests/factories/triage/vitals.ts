import {
  ACVPU_LEVELS,
  type TriagePatient,
  VITAL_IDS,
  VITAL_MEASURES,
  type VitalId,
  type Vitals,
} from '../../../src/domain/triage/vitals.ts'
import fc from '../../fast-check.ts'

/** Complete vitals of a well adult: NEWS2 is 0 and every value is within its band. */
export const WELL = {
  HR: 72,
  RR: 16,
  SpO2: 98,
  SBP: 124,
  DBP: 78,
  Temp: 36.6,
  GCS: 15,
  ACVPU: 'A',
  onOxygen: false,
} as const satisfies Vitals

/** The step in which a vital is shown: 1, or 0.1 for the temperature. */
export const stepOf = (id: VitalId): number => (VITAL_MEASURES[id].decimals === 1 ? 0.1 : 1)

/** Every value of a vital that can be shown, in order. */
export function everyValue(id: VitalId): number[] {
  const { lowest, highest, decimals } = VITAL_MEASURES[id]
  const scale = decimals === 1 ? 10 : 1
  return Array.from({ length: (highest - lowest) * scale + 1 }, (_, n) => (lowest * scale + n) / scale)
}

const plausible = (id: VitalId) => fc.constantFrom(...everyValue(id))
const orMissing = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 6 })

/** Any vitals that can be typed, each of them sometimes missing. */
export const anyVitals: fc.Arbitrary<Vitals> = fc.record({
  HR: orMissing(plausible('HR')),
  RR: orMissing(plausible('RR')),
  SpO2: orMissing(plausible('SpO2')),
  SBP: orMissing(plausible('SBP')),
  DBP: orMissing(plausible('DBP')),
  Temp: orMissing(plausible('Temp')),
  GCS: orMissing(plausible('GCS')),
  ACVPU: orMissing(fc.constantFrom(...ACVPU_LEVELS)),
  onOxygen: orMissing(fc.boolean()),
  spo2Scale: orMissing(fc.constantFrom(1 as const, 2 as const)),
})

export const anyPatient: fc.Arbitrary<TriagePatient> = fc.record({
  ageYears: orMissing(fc.integer({ min: 0, max: 110 })),
  pregnant: orMissing(fc.boolean()),
})

export const anyVitalId = fc.constantFrom(...VITAL_IDS)
