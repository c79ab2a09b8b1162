import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../../src/contract/entities/user.ts'
import { type AssessmentInput, assess } from '../../../../src/domain/triage/assess.ts'
import { exportOf, storedRecord } from '../../../factories/fhir/export-of.ts'
import { fhirProblems } from '../../../factories/fhir/validate.ts'

const VITALS = {
  HR: 112,
  RR: 22,
  SpO2: 94,
  SBP: 104,
  DBP: 62,
  Temp: 38.0,
  GCS: 15,
  ACVPU: 'A',
  onOxygen: false,
} as const

/** A triage that only this device has scored, from typed values. */
function triage(input: Partial<AssessmentInput> = {}, data: object = {}) {
  const own: AssessmentInput = { profileId: 'russia_moscow_v1', vitals: VITALS, ...input }
  return storedRecord({
    recordType: 'triage',
    name: 'Triage',
    data: {
      profile: { id: own.profileId },
      startedAt: '2026-11-02T12:00:00+03:00',
      typed: { vitals: own.vitals },
      provisional: { assessment: JSON.parse(JSON.stringify(assess(own))), at: '2026-11-02T09:01:00.000Z' },
      ...data,
    },
  })
}
/** The same, confirmed by the server; `from` is where its values came from. */
function confirmed(input: Partial<AssessmentInput> = {}, from: 'typed' | 'speech' = 'typed', data: object = {}) {
  const own: AssessmentInput = { profileId: 'russia_moscow_v1', vitals: VITALS, ...input }
  const assessment = JSON.parse(JSON.stringify(assess(own)))
  const facts = Object.entries(own.vitals).filter(([, value]) => value !== null)
  const results = {
    classification: { category: null, confidence: 1, reasoning: '', redlineForced: false, keyFactors: [] },
    extractedData: {
      vitals: { HR: null, RR: null, SpO2: null, SBP: null, DBP: null, Temp: null, GCS: null },
      ...{ complaints: [], symptoms: [], patient: { ageYears: null, sex: null } },
      ...{ assessmentScales: { news2: null, morse: null }, redlineViolations: [] },
    },
    ...{ summary: '', recommendations: [], assessment, differences: [], toBeConfirmed: [] },
    evidence: facts.map(([fact, value]) => ({ fact, value, from, certainty: from === 'typed' ? 1 : 0.9 })),
    ...{ locale: 'en', scoredAt: '2026-11-02T09:02:00.000Z', healthRecordId: 1, documentAssetId: null },
  }
  return triage(input, { results, ...data })
}

const codeOf = (one: { code: { coding?: { code: string }[]; text: string } }) =>
  one.code.coding?.[0]?.code ?? one.code.text
const byCode = (record: ReturnType<typeof triage>) =>
  new Map(
    exportOf([record])
      .of('Observation')
      .map(one => [codeOf(one), one]),
  )
const NEWS2 = '1104051000000101'

describe.each(LOCALES)('a triage in %s', locale => {
  it.each([
    ['complete', confirmed()],
    ['heard', confirmed({}, 'speech')],
    ['only on the device', triage()],
    ['incomplete', triage({ vitals: { HR: 140, Temp: 39.2 } })],
    ['not recordable', triage({ vitals: { ...VITALS, SBP: null, DBP: null }, unrecordable: ['SBP', 'DBP'] })],
    ['one pressure', triage({ vitals: { ...VITALS, DBP: null } })],
    ['implausible', triage({ vitals: { ...VITALS, HR: 900 } })],
    ['a child', triage({ patient: { ageYears: 9 } })],
    ['Manchester', triage({ profileId: 'mts-v1.0' })],
    ['scale 2', triage({ vitals: { ...VITALS, SpO2: 97, onOxygen: true, spo2Scale: 2 } })],
  ])('%s is valid', (_, record) => {
    const { text, counts } = exportOf([record], undefined, locale)
    expect(fhirProblems(text)).toEqual([])
    expect(counts.leftOut.unread).toBe(0)
  })
})

describe('vital signs', () => {
  it('have their codes, one observation for blood pressure, and a zone in their time', () => {
    const found = byCode(confirmed())
    expect([...found.keys()]).toEqual(
      expect.arrayContaining(['8867-4', '9279-1', '2708-6', '8310-5', '9269-2', '85354-9', NEWS2]),
    )
    for (const [, one] of found) expect(one).toMatchObject({ effectiveDateTime: '2026-11-02T09:00:00.000Z' })
    expect(found.get('85354-9').component.map(codeOf)).toEqual(['8480-6', '8462-4'])
    expect(exportOf([confirmed()]).text).toContain('"value":38.0,"unit":"°C"')
  })

  it('typed ones are final; heard and unusually low ones are marked', () => {
    expect(byCode(confirmed()).get('8867-4')).toMatchObject({ status: 'final' })
    expect(byCode(confirmed({}, 'speech')).get('8867-4')).toMatchObject({
      status: 'preliminary',
      meta: { security: [{ code: 'UNCERTREL' }] },
    })
    expect(byCode(confirmed({ vitals: { ...VITALS, HR: 18 } })).get('8867-4').status).toBe('preliminary')
  })

  it('an implausible one is never sent, one that could not be measured has a reason and no value', () => {
    expect(byCode(triage({ vitals: { ...VITALS, HR: 900 } })).has('8867-4')).toBe(false)
    const one = byCode(triage({ vitals: { ...VITALS, HR: null }, unrecordable: ['HR'] })).get('8867-4')
    expect(one.valueQuantity).toBeUndefined()
    expect(one.dataAbsentReason.text).toBe('could not be measured')
  })
})

describe('NEWS2', () => {
  it('is an observation with seven components, and no LOINC code of another scale', () => {
    const { text } = exportOf([confirmed()])
    const news2 = byCode(confirmed()).get(NEWS2)
    expect(news2).toMatchObject({ status: 'final', valueInteger: 6 })
    expect(news2.component.map((one: { valueInteger: number }) => one.valueInteger)).toEqual([2, 1, 0, 1, 2, 0, 0])
    expect(text).not.toMatch(/88330-6|"probability/)
  })

  it('incomplete is a lower bound that names what is missing, and predicts nothing while it is low', () => {
    const { of } = exportOf([triage({ vitals: { HR: 80 } })])
    const news2 = of('Observation').find(one => codeOf(one) === NEWS2)
    expect(news2).toMatchObject({ status: 'preliminary', valueQuantity: { value: 0, comparator: '>=' } })
    expect(news2.note[0].text).toMatch(/^Missing: /)
    expect(of('RiskAssessment')[0].prediction).toBeUndefined()
  })

  it.each([
    [VITALS, 'moderate'],
    [{ ...VITALS, HR: 135, RR: 26 }, 'high'],
    [{ ...VITALS, HR: 80, RR: 16, SpO2: 98, SBP: 120, Temp: 36.6 }, 'low'],
    // Between two codes: in words alone.
    [{ ...VITALS, HR: 95, RR: 16 }, undefined],
  ])('%o has a risk of %s', (vitals, code) => {
    const [risk] = exportOf([confirmed({ vitals })]).of('RiskAssessment')
    expect(risk.prediction[0].qualitativeRisk.coding?.[0].code).toBe(code)
    expect(risk.prediction[0].qualitativeRisk.text).toMatch(/risk/)
    expect(risk.basis.length).toBeGreaterThan(6)
  })

  it('is not there for a child', () => {
    const { of } = exportOf([triage({ patient: { ageYears: 9 } })])
    expect(of('RiskAssessment')).toEqual([])
    expect(of('Observation').map(codeOf)).not.toContain(NEWS2)
  })
})

it('the category of a clinician counts, and what the rules gave stands beside it', () => {
  const override = {
    id: '0199b000-0000-7000-8000-000000000009',
    assessed: { kind: 'determined', category: 'rus_orange', forcedBy: [] },
    ...{ chosen: 'rus_red', change: 'more-urgent', author: { id: 1, name: 'Dr Smith' } },
    ...{ at: '2026-11-02T09:10:00.000Z', reason: 'Grey and sweating.' },
  }
  const { of, text } = exportOf([confirmed({}, 'typed', { overrides: [override] })])
  const category = of('Observation').find(one => one.code.text.startsWith('Triage category'))
  expect(fhirProblems(text)).toEqual([])
  expect(category).toMatchObject({
    status: 'final',
    valueCodeableConcept: { text: expect.stringMatching(/red|immediate|resus/i) },
    note: [
      { authorString: 'Dr Smith', text: 'Grey and sweating.' },
      { text: expect.stringMatching(/^The rules gave: /) },
    ],
  })
})

it('a triage without a result, or of another version, is counted and not in the file', () => {
  const { counts } = exportOf([storedRecord({ recordType: 'triage', data: {} }), triage({}, { provisional: null })])
  expect(counts.leftOut.unread).toBe(2)
})
