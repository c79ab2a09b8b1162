import { VITAL_NAMES } from '../../triage/texts/vital-texts.ts'
import { isRare, type VitalReading } from '../../triage/vital-reading.ts'
import type { VitalId } from '../../triage/vitals.ts'
import { VITAL_MEASURES } from '../../triage/vitals.ts'
import { categoryOf, coded, LOINC, UCUM, UNCHECKED } from '../codes.ts'
import { idFrom } from '../ids.ts'
import { type Fields, Raw } from '../json-text.ts'
import type { Line, Resource, Subject } from '../resource.ts'
import { WORDS } from '../texts.ts'
import { type ExportedTriage, isTyped } from './stored-assessment.ts'

type Single = Exclude<VitalId, 'SBP' | 'DBP'>

/** LOINC and UCUM of the profiles of vital signs (hl7.org/fhir/R4/observation-vitalsigns). */
const SINGLE: Readonly<Record<Single, { codes: readonly string[]; ucum: string; unit: string }>> = {
  HR: { codes: ['8867-4'], ucum: '/min', unit: '/min' },
  RR: { codes: ['9279-1'], ucum: '/min', unit: '/min' },
  SpO2: { codes: ['2708-6', '59408-5'], ucum: '%', unit: '%' },
  Temp: { codes: ['8310-5'], ucum: 'Cel', unit: '°C' },
  GCS: { codes: ['9269-2'], ucum: '{score}', unit: '{score}' },
}
const PRESSURES = [
  ['SBP', '8480-6'],
  ['DBP', '8462-4'],
] as const

const loincCodes = (codes: readonly string[], text: string): Fields => ({
  coding: codes.map(code => ({ system: LOINC, code })),
  text,
})

function quantity(id: VitalId, value: number, unit: string, ucum: string): Fields {
  return { value: new Raw(value.toFixed(VITAL_MEASURES[id].decimals)), unit, system: UCUM, code: ucum }
}

/** The value, or that it could not be measured; null for what is missing or implausible, which is never sent. */
function resultOf(id: VitalId, reading: VitalReading, unit: string, ucum: string, { locale }: Subject): Fields | null {
  if (reading.kind === 'measured') return { valueQuantity: quantity(id, reading.value, unit, ucum) }
  if (reading.kind === 'unrecordable') return { dataAbsentReason: { text: WORDS.unrecordable[locale] } }
  return null
}

const shown = (id: VitalId, reading: VitalReading, { locale }: Subject) =>
  reading.kind === 'measured' ? reading.value.toFixed(VITAL_MEASURES[id].decimals) : WORDS.unrecordable[locale]

/** One observation for each vital sign of a triage, and a single one for blood pressure. */
export function vitalObservations(
  triage: ExportedTriage,
  of: Subject,
): { observations: readonly Resource[]; lines: readonly Line[] } {
  const { assessment, record, at } = triage
  const { readings } = assessment
  const observations: Resource[] = []
  const lines: Line[] = []
  const add = (key: string, facts: readonly VitalId[], code: Fields, name: string, value: Fields, line: string) => {
    const typed = facts.every(fact => readings[fact].kind !== 'measured' || isTyped(triage, fact))
    const rare = facts.some(fact => isRare(fact, readings[fact]))
    const note = [...(typed ? [] : [WORDS.heard[of.locale]]), ...(rare ? [WORDS.rare[of.locale]] : [])]
    observations.push({
      resourceType: 'Observation',
      id: idFrom('vital', record.clientId, key),
      ...(typed && !rare ? {} : { meta: UNCHECKED }),
      status: typed && !rare ? 'final' : 'preliminary',
      category: categoryOf(key === 'GCS' ? 'survey' : 'vital-signs'),
      code,
      subject: of.subject,
      effectiveDateTime: at,
      ...value,
      note: note.map(text => ({ text })),
    })
    lines.push({ date: at ?? '', what: name, value: typed && !rare ? line : `${line} (${WORDS.unchecked[of.locale]})` })
  }
  for (const id of Object.keys(SINGLE) as Single[]) {
    const { codes, unit, ucum } = SINGLE[id]
    const value = resultOf(id, readings[id], unit, ucum, of)
    const name = VITAL_NAMES[id][of.locale]
    const said = `${shown(id, readings[id], of)}${readings[id].kind === 'measured' && id !== 'GCS' ? ` ${unit}` : ''}`
    if (value) add(id, [id], loincCodes(codes, name), name, value, said)
  }
  const pressures = PRESSURES.map(([id, code]) => ({
    id,
    code,
    value: resultOf(id, readings[id], 'mmHg', 'mm[Hg]', of),
  }))
  if (pressures.some(({ value }) => value !== null)) {
    const component = pressures.map(({ id, code, value }) => ({
      code: coded(LOINC, code, VITAL_NAMES[id][of.locale]),
      ...(value ?? { dataAbsentReason: coded(ABSENT, 'unknown') }),
    }))
    const name = WORDS.bloodPressure[of.locale]
    const said = pressures.map(({ id, value }) => (value ? shown(id, readings[id], of) : '?')).join('/')
    add('BP', ['SBP', 'DBP'], loincCodes(['85354-9'], name), name, { component }, `${said} mmHg`)
  }
  return { observations, lines }
}

const ABSENT = 'http://terminology.hl7.org/CodeSystem/data-absent-reason'
