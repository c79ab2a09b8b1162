import { certaintyOf } from './certainty.ts'
import { isUnderAge } from './news2/score.ts'
import type { SourceLedger, TriageSources } from './triage-sources.ts'
import type { TriagePatient, UnsettledFact } from './vitals.ts'

const given = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined

interface SettledPatient {
  readonly patient: TriagePatient
  readonly unsettled?: readonly UnsettledFact[]
}

/**
 * Age and sex: a typed value counts before the patient's record, and that before a heard one; a pregnancy must be typed.
 * If the heard value would change whether an adult's score applies, the fact is unsettled until a clinician confirms it,
 * for the device and the server alike.
 */
export function settlePatient(
  { typed, heard, record, writer, doubted = [] }: TriageSources,
  { evidence, differences, toBeConfirmed }: SourceLedger,
): SettledPatient {
  const settle = <T extends number | 'male' | 'female'>(
    fact: 'ageYears' | 'sex',
    typedValue: T | null | undefined,
    recorded: T | null | undefined,
    heardValue: T | undefined,
    agree: (a: T, b: T) => boolean,
  ): T | null => {
    const from = given(typedValue) ? 'typed' : 'patient'
    const used = typedValue ?? recorded
    if (given(used)) {
      evidence.push({ fact, value: used, from, certainty: 1 })
      if (heardValue !== undefined && !agree(used, heardValue)) {
        differences.push({ fact, used, from, heard: heardValue })
      }
      return used
    }
    if (heardValue === undefined) return null
    evidence.push({ fact, value: heardValue, from: 'speech', certainty: certaintyOf({ from: 'speech', writer }) })
    return heardValue
  }
  const { patient = {}, confirmed = [] } = typed
  // A difference of one year is only a birthday between two visits.
  const near = (a: number, b: number) => Math.abs(a - b) <= 1
  const ageYears = settle('ageYears', patient.ageYears, record.ageYears, heard?.ageYears, near)
  const sex = settle('sex', patient.sex, record.sex, heard?.sex, (a, b) => a === b)
  const unsettled: UnsettledFact[] = []

  const ages = heard?.ageDoubt ?? (heard?.ageYears === undefined ? [] : [{ value: heard.ageYears, text: '' }])
  const opposed = ages.filter(({ value }) => ageYears === null || isUnderAge(value) !== isUnderAge(ageYears))
  if (opposed.length > 0 && !confirmed.includes('ageYears')) {
    unsettled.push('ageYears')
    for (const age of opposed) toBeConfirmed.push({ fact: 'ageYears', by: 'speech', doubt: 'contradiction', ...age })
  }

  // "The child has a pulse of 150", without an age.
  if (heard?.child && ageYears === null && unsettled.length === 0) {
    unsettled.push('ageYears')
    toBeConfirmed.push({ fact: 'ageYears', value: null, by: 'speech', ...heard.child })
  }

  const pregnant = patient.pregnant ?? null
  if (pregnant !== null) evidence.push({ fact: 'pregnant', value: pregnant, from: 'typed', certainty: 1 })
  if (heard?.pregnant && pregnant !== true && !(pregnant === false && confirmed.includes('pregnant'))) {
    unsettled.push('pregnant')
    toBeConfirmed.push({ fact: 'pregnant', value: true, by: 'speech', ...heard.pregnant })
  }
  for (const fact of doubted) {
    if (unsettled.includes(fact) || confirmed.includes(fact) || (fact === 'pregnant' && pregnant)) continue
    unsettled.push(fact)
    toBeConfirmed.push({ fact, value: null, by: 'speech', text: '' })
  }
  return { patient: { ageYears, sex, pregnant }, ...(unsettled.length > 0 && { unsettled }) }
}
