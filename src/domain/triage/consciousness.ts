import type { VitalReading } from './vital-reading.ts'
import type { Acvpu, Vitals } from './vitals.ts'

/** AVPU as a number (decision 96): 3 alert, 2 voice, 1 pain, 0 unresponsive. */
export type ConsciousnessLevel = 0 | 1 | 2 | 3

/**
 * `responsive`: only a GCS of 4 to 14 is known, which means some response (never level 0), but not which.
 */
export type Consciousness =
  | { readonly kind: 'level'; readonly level: ConsciousnessLevel; readonly from: 'ACVPU' | 'GCS' }
  | { readonly kind: 'responsive'; readonly from: 'GCS' }
  | { readonly kind: 'unknown' }

/** AVPU has no C (new confusion), and calls such a patient alert. NEWS2 scores the C separately. */
const LEVEL_OF: Readonly<Record<Acvpu, ConsciousnessLevel>> = { A: 3, C: 3, V: 2, P: 1, U: 0 }

/** A stated ACVPU beats the coma score; without one, GCS 15 is alert and GCS 3 unresponsive (decisions 96, 99). */
export function consciousnessOf({ ACVPU }: Vitals, gcs: VitalReading): Consciousness {
  if (ACVPU) return { kind: 'level', level: LEVEL_OF[ACVPU], from: 'ACVPU' }
  if (gcs.kind !== 'measured') return { kind: 'unknown' }
  if (gcs.value === 15) return { kind: 'level', level: 3, from: 'GCS' }
  return gcs.value === 3 ? { kind: 'level', level: 0, from: 'GCS' } : { kind: 'responsive', from: 'GCS' }
}

/**
 * True if both are given and contradict each other: alert below GCS 14, not alert at 15, any response at 3. Alert at 14
 * passes: it may be long-standing (dementia). The stated ACVPU still counts; the clinician is asked to check.
 */
export function consciousnessDisagrees({ ACVPU }: Vitals, gcs: VitalReading): boolean {
  if (!ACVPU || gcs.kind !== 'measured') return false
  if (ACVPU === 'A') return gcs.value < 14
  return gcs.value === 15 || (gcs.value === 3 && ACVPU !== 'U')
}
