import type { TypedTriage } from '../../contract/entities/triage-input.ts'
import type { Difference, Evidence, ToBeConfirmed } from '../../contract/entities/triage-results.ts'
import type { AssessmentInput } from './assess.ts'
import { certaintyOf, type SpeechWriter } from './certainty.ts'
import { consciousnessDisagrees } from './consciousness.ts'
import type { Fact, FactValue, Heard, HeardVitals } from './speech/heard-vitals.ts'
import { readVital } from './vital-reading.ts'
import { type Acvpu, type TriagePatient, VITAL_IDS, type VitalId, type Vitals } from './vitals.ts'

export interface TriageSources {
  readonly typed: TypedTriage
  /** What the grammar heard in the transcript; null where there is none. */
  readonly heard: HeardVitals | null
  readonly writer: SpeechWriter
  /** Of the patient's own record, where the triage has a patient. */
  readonly record: Pick<TriagePatient, 'ageYears' | 'sex'>
}

/** What the rules are given, and what became of everything else. */
export interface GatheredInput {
  readonly input: Omit<AssessmentInput, 'profileId'>
  readonly evidence: readonly Evidence[]
  readonly differences: readonly Difference[]
  readonly toBeConfirmed: readonly ToBeConfirmed[]
}

interface Ledger {
  evidence: Evidence[]
  differences: Difference[]
  toBeConfirmed: ToBeConfirmed[]
}

const given = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined
/** As both are shown: 36.55 typed and 36.6 heard are one value. */
const same = (fact: Fact, a: FactValue, b: FactValue) =>
  JSON.stringify(shown(fact, a)) === JSON.stringify(shown(fact, b))
function shown(fact: Fact, value: FactValue): unknown {
  const vital = VITAL_IDS.find(id => id === fact)
  return vital && typeof value === 'number' ? readVital(vital, value) : value
}

/** One fact of two sources: what was typed counts, whatever was heard; what was not typed counts as it was heard. */
function settleFact<T extends FactValue>(
  fact: Fact,
  typed: T | null | undefined,
  heard: Heard<T> | undefined,
  writer: SpeechWriter,
  ledger: Ledger,
): T | null {
  if (given(typed)) {
    const differs = heard?.kind === 'heard' && !same(fact, typed, heard.value)
    if (differs) {
      const { value, text, span } = heard
      ledger.differences.push({ fact, used: typed, from: 'typed', heard: value, text, span })
    }
    if (heard?.kind === 'undetectable') {
      ledger.toBeConfirmed.push({ fact, value: null, by: 'speech', text: heard.text, span: heard.span })
    }
    const disputed = differs || heard?.kind === 'undetectable'
    ledger.evidence.push({ fact, value: typed, from: 'typed', certainty: certaintyOf({ from: 'typed', disputed }) })
    return typed
  }
  if (heard?.kind === 'to-confirm') ledger.toBeConfirmed.push(...doubted(fact, heard))
  if (heard?.kind !== 'heard') return null
  const { value, text, span, approximate } = heard
  const certainty = certaintyOf({ from: 'speech', writer, approximate })
  ledger.evidence.push({ fact, value, from: 'speech', certainty, approximate, text, span })
  return value
}

function doubted(
  fact: Fact,
  { doubt, candidates }: Extract<Heard<FactValue>, { kind: 'to-confirm' }>,
): ToBeConfirmed[] {
  if (candidates.length === 0) return [{ fact, value: null, by: 'speech', doubt, text: '' }]
  return candidates.map(({ value, text, span }) => ({ fact, value, by: 'speech', doubt, text, span }))
}

/**
 * A heard level of consciousness beside a typed coma score that it cannot be true with: the typed score counts, and the
 * words wait for a person. Without this the stated level would beat what was typed.
 */
function settleConsciousness(
  typed: Vitals,
  heard: Heard<Acvpu> | undefined,
  writer: SpeechWriter,
  ledger: Ledger,
): Acvpu | null {
  const contradicts =
    !given(typed.ACVPU) &&
    heard?.kind === 'heard' &&
    consciousnessDisagrees({ ACVPU: heard.value }, readVital('GCS', typed.GCS))
  if (!contradicts) return settleFact('ACVPU', typed.ACVPU, heard, writer, ledger)
  const { value, text, span } = heard
  ledger.toBeConfirmed.push({ fact: 'ACVPU', value, by: 'speech', doubt: 'contradiction', text, span })
  return null
}

/** "Two litres" is oxygen, also where nobody said the word. */
function oxygenOf({ facts }: HeardVitals): Heard<boolean> | undefined {
  const { onOxygen, oxygenFlow } = facts
  if (onOxygen || oxygenFlow?.kind !== 'heard' || oxygenFlow.value <= 0) return onOxygen
  const { span, text, approximate } = oxygenFlow
  return { kind: 'heard', value: true, span, text, approximate }
}

/** Typed, else the patient's record, else heard. */
function settlePatient(
  { typed, heard, record, writer }: TriageSources,
  { evidence, differences, toBeConfirmed }: Ledger,
): TriagePatient {
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
  const { patient = {} } = typed
  const pregnant = patient.pregnant ?? null
  if (pregnant !== null) evidence.push({ fact: 'pregnant', value: pregnant, from: 'typed', certainty: 1 })
  else if (heard?.pregnant) toBeConfirmed.push({ fact: 'pregnant', value: true, by: 'speech', ...heard.pregnant })
  return {
    // A birthday between two visits is no other patient.
    ageYears: settle('ageYears', patient.ageYears, record.ageYears, heard?.ageYears, (a, b) => Math.abs(a - b) <= 1),
    sex: settle('sex', patient.sex, record.sex, heard?.sex, (a, b) => a === b),
    pregnant,
  }
}

/** Brings typed and heard values together. Fills nothing in: what is in doubt is left out and listed. */
export function gatherInput(sources: TriageSources): GatheredInput {
  const { typed, heard, writer } = sources
  const { vitals = {}, unrecordable = [], morse, symptoms } = typed
  const ledger: Ledger = { evidence: [], differences: [], toBeConfirmed: [] }
  const facts = heard?.facts ?? {}
  const nothing = new Set<VitalId>(unrecordable)
  const numbers = Object.fromEntries(
    VITAL_IDS.map(id => {
      const heardFact = facts[id]
      // "Not measurable" was typed: a number that was heard is the other opinion.
      if (!given(vitals[id]) && nothing.has(id)) {
        if (heardFact?.kind === 'heard') ledger.toBeConfirmed.push(contradicted(id, heardFact))
        return [id, null]
      }
      if (heardFact?.kind === 'undetectable' && !given(vitals[id])) nothing.add(id)
      return [id, settleFact(id, vitals[id], heardFact, writer, ledger)]
    }),
  )
  const { spo2Scale } = vitals
  if (given(spo2Scale)) ledger.evidence.push({ fact: 'spo2Scale', value: spo2Scale, from: 'typed', certainty: 1 })
  if (heard) settleFact('oxygenFlow', null, facts.oxygenFlow, writer, ledger)
  return {
    input: {
      vitals: {
        ...numbers,
        ACVPU: settleConsciousness(vitals, facts.ACVPU, writer, ledger),
        onOxygen: settleFact('onOxygen', vitals.onOxygen, heard ? oxygenOf(heard) : undefined, writer, ledger),
        spo2Scale: spo2Scale ?? null,
      },
      unrecordable: VITAL_IDS.filter(id => nothing.has(id)),
      patient: settlePatient(sources, ledger),
      ...(morse && { morse }),
      symptoms: symptoms ?? [],
    },
    ...ledger,
  }
}

const contradicted = (fact: Fact, { value, text, span }: Extract<Heard<number>, { kind: 'heard' }>): ToBeConfirmed => ({
  fact,
  value,
  by: 'speech',
  doubt: 'contradiction',
  text,
  span,
})
