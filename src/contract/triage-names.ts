/* Names of triage that contract and rules share; without schemas, so that the page may import them. */

/** The two accepted profiles (D §5, decision 94). */
export const PROFILE_IDS = ['russia_moscow_v1', 'mts-v1.0'] as const

/** The four of Moscow, then the five of Manchester, each with the most urgent first. */
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

/** The seven vital signs of D §3, in the order of the grid. */
export const VITAL_IDS = ['HR', 'RR', 'SpO2', 'SBP', 'DBP', 'Temp', 'GCS'] as const

/** Alert, new Confusion, responds to Voice, responds to Pain, Unresponsive (RCP 2017). */
export const ACVPU_LEVELS = ['A', 'C', 'V', 'P', 'U'] as const

/** The seven rows of the NEWS2 chart. O2 is air or oxygen, CNS is ACVPU. Diastolic pressure is not among them. */
export const NEWS2_PARAMETERS = ['RR', 'SpO2', 'O2', 'SBP', 'HR', 'CNS', 'Temp'] as const

/** Why a triage has no results, or none from its recording, as keys of interface texts. */
export const TRIAGE_REASONS = [
  /** No speech engine is configured, and the device heard nothing. */
  'triage.noResults.noEngine',
  /** The engine was away for too long. */
  'triage.noResults.unavailable',
  /** The engine cannot take this recording. */
  'triage.noResults.failed',
  /** The engine heard no words. */
  'triage.noResults.noSpeech',
  /** The words contain no vital sign. */
  'triage.noResults.nothingFound',
] as const
