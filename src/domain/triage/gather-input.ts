import type { Difference, Evidence, ToBeConfirmed } from '../../contract/entities/triage-results.ts'
import type { AssessmentInput } from './assess.ts'
import { certaintyOf, type SpeechWriter } from './certainty.ts'
import { consciousnessDisagrees } from './consciousness.ts'
import { settlePatient } from './settle-patient.ts'
import type { Fact, FactValue, Heard, HeardVitals } from './speech/heard-vitals.ts'
import type { SourceLedger, TriageSources } from './triage-sources.ts'
import { readVital } from './vital-reading.ts'
import { type Acvpu, VITAL_IDS, type VitalId, type Vitals } from './vitals.ts'

/** The input of the rules, with the source of each value, the differences, and what the user must confirm. */
export interface GatheredInput {
  readonly input: Omit<AssessmentInput, 'profileId'>
  readonly evidence: readonly Evidence[]
  readonly differences: readonly Difference[]
  readonly toBeConfirmed: readonly ToBeConfirmed[]
}

const given = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined
/** Compares values as shown: 36.55 typed and 36.6 heard are the same. */
const same = (fact: Fact, a: FactValue, b: FactValue) =>
  JSON.stringify(shown(fact, a)) === JSON.stringify(shown(fact, b))
function shown(fact: Fact, value: FactValue): unknown {
  const vital = VITAL_IDS.find(id => id === fact)
  return vital && typeof value === 'number' ? readVital(vital, value) : value
}

/** Settles one fact from two sources: a typed value always counts, a heard one only if none is typed. */
function settleFact<T extends FactValue>(
  fact: Fact,
  typed: T | null | undefined,
  heard: Heard<T> | undefined,
  writer: SpeechWriter,
  ledger: SourceLedger,
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
 * If a heard level of consciousness contradicts a typed coma score, the typed score counts and the heard level must be
 * confirmed. Otherwise the heard level would beat the typed score in the rules.
 */
function settleConsciousness(
  typed: Vitals,
  heard: Heard<Acvpu> | undefined,
  writer: SpeechWriter,
  ledger: SourceLedger,
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

/** A positive flow ("two litres") implies oxygen, even if the word was not said. */
function oxygenOf({ facts }: HeardVitals): Heard<boolean> | undefined {
  const { onOxygen, oxygenFlow } = facts
  if (onOxygen || oxygenFlow?.kind !== 'heard' || oxygenFlow.value <= 0) return onOxygen
  const { span, text, approximate } = oxygenFlow
  return { kind: 'heard', value: true, span, text, approximate }
}

/** Combines typed and heard values. Adds no default: doubtful values are left out and listed for confirmation. */
export function gatherInput(sources: TriageSources): GatheredInput {
  const { typed, heard, writer } = sources
  const { vitals = {}, unrecordable = [], morse, symptoms } = typed
  const ledger: SourceLedger = { evidence: [], differences: [], toBeConfirmed: [] }
  const facts = heard?.facts ?? {}
  const notRecordable = new Set<VitalId>(unrecordable)
  const numbers = Object.fromEntries(
    VITAL_IDS.map(id => {
      const heardFact = facts[id]
      // "Not measurable" was typed, so a heard number contradicts it and must be confirmed.
      if (!given(vitals[id]) && notRecordable.has(id)) {
        if (heardFact?.kind === 'heard') ledger.toBeConfirmed.push(contradicted(id, heardFact))
        return [id, null]
      }
      if (heardFact?.kind === 'undetectable' && !given(vitals[id])) notRecordable.add(id)
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
      unrecordable: VITAL_IDS.filter(id => notRecordable.has(id)),
      ...settlePatient(sources, ledger),
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
