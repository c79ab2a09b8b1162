/* Names of triage that travel, once for contract and rules; without schemas, so that the page may bring them. */

/** The two accepted profiles (D §5, decision 94). */
export const PROFILE_IDS = ['russia_moscow_v1', 'mts-v1.0'] as const

/** The four of Moscow, then the five of Manchester; the most urgent first. */
export const CATEGORY_IDS = [
  'rus_red',
  'rus_orange',
  'rus_yellow',
  'rus_green',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
] as const

/** The seven of D §3, in the order of the grid. */
export const VITAL_IDS = ['HR', 'RR', 'SpO2', 'SBP', 'DBP', 'Temp', 'GCS'] as const

/** Alert, new Confusion, responds to Voice, responds to Pain, Unresponsive (RCP 2017). */
export const ACVPU_LEVELS = ['A', 'C', 'V', 'P', 'U'] as const

/** The seven rows of the NEWS2 chart. O2 is air or oxygen, CNS is ACVPU. Diastolic pressure is not among them. */
export const NEWS2_PARAMETERS = ['RR', 'SpO2', 'O2', 'SBP', 'HR', 'CNS', 'Temp'] as const

/**
 * Why a triage has no results, or none from its recording, as keys that the interface says. `noEngine`: no speech engine
 * is configured and the device heard nothing; `unavailable`: the engine was away for too long; `failed`: it cannot take
 * this recording; `noSpeech`: it heard no words; `nothingFound`: words, and no vital sign among them.
 */
export const TRIAGE_REASONS = [
  'triage.noResults.noEngine',
  'triage.noResults.unavailable',
  'triage.noResults.failed',
  'triage.noResults.noSpeech',
  'triage.noResults.nothingFound',
] as const
