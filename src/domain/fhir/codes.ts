import type { Fields } from './json-text.ts'

export const LOINC = 'http://loinc.org'
export const SNOMED = 'http://snomed.info/sct'
export const UCUM = 'http://unitsofmeasure.org'
const INTERPRETATION = 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation'
const CATEGORY = 'http://terminology.hl7.org/CodeSystem/observation-category'

export type Interpretation = 'H' | 'L' | 'HH' | 'LL' | 'A' | 'N'

export const coded = (system: string, code: string, text?: string): Fields => ({ coding: [{ system, code }], text })
export const interpretationOf = (code: Interpretation): Fields[] => [coded(INTERPRETATION, code)]
export const categoryOf = (code: 'laboratory' | 'vital-signs' | 'survey'): Fields[] => [coded(CATEGORY, code)]

/** Security label of what a machine read or heard and no person has checked. */
export const UNCHECKED = {
  security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ObservationValue', code: 'UNCERTREL' }],
} as const

/**
 * Codes that only one source gives for their test and unit (reference, `verifiedByTwo: false`): the catalogue is not sure
 * of them, so they are not sent.
 */
const UNSURE = new Set(
  `59260-0 1995-0 14879-1 14647-2 22748-8 14646-4 70204-3 14920-3 3051-0 14928-6 8099-4 8098-6 14675-3 2243-4 2839-9
  10501-5 2191-5 13967-5 38476-8 2731-8 21198-7 14798-3 14685-2 62292-8 14665-4 14629-0 1971-1 33959-8 10839-9 6301-6
  11572-5 5370-2 10886-0 24108-3 19113-0 59261-8 20448-7 1986-9 3091-6 33863-2 9318-7`.split(/\s+/),
)
export const isSure = (loinc: string): boolean => !UNSURE.has(loinc)
