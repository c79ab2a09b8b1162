import { NEWS2_PARAMETERS, type News2Parameter } from '../../triage/news2/points.ts'
import type { News2Score } from '../../triage/news2/score.ts'
import { NEWS2_PARAMETER_NAMES } from '../../triage/texts/vital-texts.ts'
import { categoryOf, coded, SNOMED, UCUM } from '../codes.ts'
import { idFrom, refer } from '../ids.ts'
import { type Fields, Raw } from '../json-text.ts'
import type { Line, Resource, Subject } from '../resource.ts'
import { WORDS } from '../texts.ts'
import type { ExportedTriage } from './stored-assessment.ts'

/** SNOMED CT, UK extension (NHS guide to NEWS2): text stands beside each. No LOINC code means NEWS2. */
const TOTAL = '1104051000000101'
const POINTS: Readonly<Record<Exclude<News2Parameter, 'SpO2'>, string>> = {
  RR: '1104301000000104',
  O2: '1104331000000105',
  SBP: '1104341000000101',
  HR: '1104351000000103',
  CNS: '1104361000000100',
  Temp: '1104371000000107',
}
const SPO2_SCALES = { 1: '1104311000000102', 2: '1104321000000108' } as const

export type ScoredNews2 = Exclude<News2Score, { kind: 'not-applicable' }>

/** The score with its seven components. An incomplete one has no total: its value is a lower bound, with `>=`. */
export function news2Observation(
  { record, at }: ExportedTriage,
  score: ScoredNews2,
  basis: readonly Resource[],
  isFinal: boolean,
  { locale, subject }: Subject,
): { observation: Resource; line: Line } {
  const missing = score.kind === 'incomplete' ? score.missing.map(one => NEWS2_PARAMETER_NAMES[one][locale]) : []
  const note = [
    ...(missing.length > 0 ? [`${WORDS.missing[locale]}: ${missing.join(', ')}`] : []),
    ...(score.single3.length > 0 ? [WORDS.single3[locale]] : []),
  ]
  const value: Fields =
    score.kind === 'complete'
      ? { valueInteger: score.total }
      : { valueQuantity: { value: new Raw(String(score.atLeast)), comparator: '>=', ...SCORE } }
  return {
    observation: {
      resourceType: 'Observation',
      id: idFrom('news2', record.clientId),
      status: isFinal && score.kind === 'complete' ? 'final' : 'preliminary',
      category: categoryOf('survey'),
      code: coded(SNOMED, TOTAL, 'NEWS2'),
      subject,
      effectiveDateTime: at,
      ...value,
      note: note.map(text => ({ text })),
      derivedFrom: basis.map(({ id }) => refer(id)),
      component: NEWS2_PARAMETERS.map(parameter => component(parameter, score, locale)),
    },
    line: {
      date: at ?? '',
      what: 'NEWS2',
      value: [score.kind === 'complete' ? String(score.total) : `≥ ${score.atLeast}`, ...note].join('; '),
    },
  }
}

const SCORE = { unit: '{score}', system: UCUM, code: '{score}' } as const

function component(parameter: News2Parameter, score: ScoredNews2, locale: Subject['locale']): Fields {
  const points = score.components[parameter]
  const code = parameter === 'SpO2' ? SPO2_SCALES[score.spo2Scale] : POINTS[parameter]
  return {
    code: coded(SNOMED, code, NEWS2_PARAMETER_NAMES[parameter][locale]),
    ...(points === null
      ? { dataAbsentReason: coded('http://terminology.hl7.org/CodeSystem/data-absent-reason', 'unknown') }
      : { valueInteger: points }),
  }
}
