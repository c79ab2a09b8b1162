import type { Evidence } from '../../../contract/entities/triage-results.ts'
import type { StoredRecord } from '../../records/record-facts.ts'
import { ACVPU_NAMES } from '../../triage/texts/vital-texts.ts'
import { categoryOf, coded, SNOMED, UNCHECKED } from '../codes.ts'
import { idFrom } from '../ids.ts'
import type { Fields } from '../json-text.ts'
import type { Line, Part, Resource, Subject } from '../resource.ts'
import { WORDS } from '../texts.ts'
import { news2Observation } from './news2-observation.ts'
import { categoryObservation, riskAssessment } from './risk-assessment.ts'
import { type ExportedTriage, exportedTriage, isTyped } from './stored-assessment.ts'
import { vitalObservations } from './vital-observations.ts'

const ACVPU_FINDING = '1104441000000107'

/** A triage as vital signs, NEWS2 with its components, its meaning, and the category; empty without a result. */
export function triageParts(record: StoredRecord, of: Subject): Part[] {
  const triage = exportedTriage(record)
  if (!triage) return []
  const { assessment, results } = triage
  const vitals = vitalObservations(triage, of)
  const facts = observedFacts(triage, of)
  const basis = [...vitals.observations, ...facts.map(({ observation }) => observation)]
  // A total is as certain as what it rests on, and final once the server has computed it.
  const isFinal = results !== null && basis.every(({ status }) => status === 'final')
  const resources: Resource[] = []
  const lines: Line[] = []
  if (assessment.news2.kind !== 'not-applicable') {
    const { observation, line } = news2Observation(triage, assessment.news2, basis, isFinal, of)
    resources.push(observation, riskAssessment(triage, assessment.news2, [...basis, observation], isFinal, of))
    lines.push(line)
  }
  const category = categoryObservation(triage, [...basis, ...resources.slice(0, 1)], isFinal, of)
  if (category) {
    resources.push(category.observation)
    lines.push(category.line)
  }
  return [
    { section: 'vitals', resources: basis, lines: [...vitals.lines, ...facts.map(({ line }) => line)] },
    { section: 'triage', resources, lines },
  ]
}

/** Consciousness and oxygen, which have no number. */
function observedFacts(triage: ExportedTriage, of: Subject): { observation: Resource; line: Line }[] {
  const { ACVPU, onOxygen } = triage.assessment.input.vitals
  const { locale } = of
  const level = ACVPU && {
    code: coded(SNOMED, ACVPU_FINDING, WORDS.consciousness[locale]),
    text: `${ACVPU}: ${ACVPU_NAMES[ACVPU][locale]}`,
  }
  return [
    ...(level
      ? [fact(triage, 'ACVPU', level.code, { valueCodeableConcept: { text: level.text } }, level.text, of)]
      : []),
    ...(typeof onOxygen === 'boolean'
      ? [fact(triage, 'onOxygen', { text: WORDS.oxygen[locale] }, { valueBoolean: onOxygen }, onOxygen ? '+' : '−', of)]
      : []),
  ]
}

function fact(
  triage: ExportedTriage,
  name: Extract<Evidence['fact'], 'ACVPU' | 'onOxygen'>,
  code: Fields,
  value: Fields,
  said: string,
  { locale, subject }: Subject,
): { observation: Resource; line: Line } {
  const { record, at } = triage
  const typed = isTyped(triage, name)
  return {
    observation: {
      resourceType: 'Observation',
      id: idFrom('vital', record.clientId, name),
      ...(typed ? {} : { meta: UNCHECKED }),
      status: typed ? 'final' : 'preliminary',
      category: categoryOf('survey'),
      code,
      subject,
      effectiveDateTime: at,
      ...value,
      note: typed ? [] : [{ text: WORDS.heard[locale] }],
    },
    line: {
      date: at ?? '',
      what: name === 'ACVPU' ? WORDS.consciousness[locale] : WORDS.oxygen[locale],
      value: typed ? said : `${said} (${WORDS.unchecked[locale]})`,
    },
  }
}
