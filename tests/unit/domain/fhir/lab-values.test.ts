import { describe, expect, it } from 'vitest'
import type { Biomarker } from '../../../../src/contract/entities/health-report.ts'
import { CATALOGUE } from '../../../../src/domain/labs/catalogue/all.ts'
import { exportOf, labRecord, storedRecord } from '../../../factories/fhir/export-of.ts'
import { fhirProblems } from '../../../factories/fhir/validate.ts'

const GLUCOSE: Biomarker = {
  ...{ id: 'glucose', nameLocal: 'Glucose', value: 12, rawValue: '12,0', unit: 'mmol/L' },
  ...{ min: 4.1, max: 6, referenceRange: '4,10 - 6,0', refExceed: 1 },
}
const exported = (row: Biomarker, data = {}) => exportOf([labRecord([row], data)])
const observation = (row: Biomarker, data = {}) => exported(row, data).of('Observation')[0]
const jsonOf = (row: Biomarker) => exported(row).text

describe('the digits of the page', () => {
  it.each([
    ['12,0', 12, '"value":12.0,'],
    ['12.00', 12, '"value":12.00,'],
    ['1 250', 1250, '"value":1250,'],
    ['0,30', 0.3, '"value":0.30,'],
    ['-1,5', -1.5, '"value":-1.5,'],
    ['007', 7, '"value":7,'],
    // Printed otherwise than it is stored: the stored value counts.
    ['13,0', 12, '"value":12,'],
    ['', 0.1, '"value":0.1,'],
    ['', 1e-7, '"value":1e-7,'],
  ])('%s', (rawValue, value, json) => {
    expect(jsonOf({ ...GLUCOSE, rawValue, value })).toContain(json)
    expect(fhirProblems(jsonOf({ ...GLUCOSE, rawValue, value }))).toEqual([])
  })

  it('bounds have those of the printed range', () => {
    expect(jsonOf(GLUCOSE)).toMatch(/"low":\{"value":4\.10,.*"high":\{"value":6\.0,.*"text":"4,10 - 6,0"/)
  })

  it('a comparator stays one', () => {
    const { valueQuantity } = observation({
      ...GLUCOSE,
      rawValue: '< 0,10',
      value: 0.1,
      comparator: '<',
      refExceed: null,
    })
    expect(valueQuantity).toMatchObject({ value: 0.1, comparator: '<' })
    expect(jsonOf({ ...GLUCOSE, rawValue: '< 0,10', value: 0.1, comparator: '<' })).toContain(
      '"value":0.10,"comparator":"<"',
    )
  })
})

describe('codes', () => {
  const codesOf = (row: Biomarker) => {
    const { code, valueQuantity } = observation(row)
    return [code.coding?.[0].code, valueQuantity.code, valueQuantity.unit]
  }
  it.each([
    // Mass and moles are two codes; other letters are the same unit.
    [{ id: 'glucose', unit: 'mmol/L' }, ['14749-6', 'mmol/L', 'mmol/L']],
    [{ id: 'glucose', unit: 'ммоль/л' }, ['14749-6', 'mmol/L', 'ммоль/л']],
    [{ id: 'glucose', unit: 'mg/dL' }, ['2345-7', 'mg/dL', 'mg/dL']],
    [{ id: 'hemoglobin', unit: 'г/л' }, ['718-7', 'g/L', 'г/л']],
    [{ id: 'tsh', unit: 'мкМЕ/мл' }, ['3016-3', 'u[IU]/mL', 'мкМЕ/мл']],
    [{ id: 'wbc', unit: '10^9/л' }, ['6690-2', '10*9/L', '10^9/л']],
    [{ id: 'ferritin', unit: 'мкг/л' }, ['2276-4', 'ug/L', 'мкг/л']],
    // Only one source gives the code: none is sent, the unit is.
    [{ id: 'vitamin_d_25oh', unit: 'nmol/L' }, [undefined, 'nmol/L', 'nmol/L']],
    // Not a unit of this test, or none that is known: the words alone.
    [{ id: 'glucose', unit: 'furlongs' }, [undefined, undefined, 'furlongs']],
    [{ id: null, nameLocal: 'Something new', unit: 'mg/L' }, [undefined, 'mg/L', 'mg/L']],
    // U and IU are printed for one another: without the test it is not known which.
    [{ id: null, nameLocal: 'Something new', unit: 'U/L' }, [undefined, undefined, 'U/L']],
  ])('%o', (row, codes) => {
    expect(codesOf({ ...GLUCOSE, ...row })).toEqual(codes)
  })

  it('every unit of the catalogue is UCUM, and fits its own test', () => {
    const rows = CATALOGUE.flatMap(({ id, names, units }) =>
      units.map(({ unit }) => ({
        id,
        nameLocal: names.en[0],
        value: 1,
        unit: unit === 'ratio' || unit === 'pH' ? '' : unit,
      })),
    )
    const { text, of } = exportOf([labRecord(rows)])
    expect(fhirProblems(text)).toEqual([])
    const all = of('Observation')
    expect(all).toHaveLength(rows.length)
    const uncoded = all.filter(one => !one.valueQuantity.code).map(one => [one.code.text, one.valueQuantity.unit])
    expect(uncoded).toEqual([])
    const expected = CATALOGUE.flatMap(({ units }) => units.map(({ ucum }) => ucum))
    expect(all.map(one => one.valueQuantity.code)).toEqual(expected)
  })

  it('a word has no code of a quantity, and a test for presence has its own', () => {
    const word = observation({ id: 'urine_protein', nameLocal: 'Protein', value: false, rawValue: 'отрицательно' })
    expect(word).toMatchObject({ code: { text: 'Protein' }, valueString: 'отрицательно' })
    expect(word.code.coding).toBeUndefined()
    const presence = observation({ id: 'hbsag', nameLocal: 'HBsAg', value: false, rawValue: 'не обнаружено' })
    expect(presence.code.coding?.[0]?.code).toBe('5196-1')
  })
})

describe('interpretation', () => {
  const interpretationOf = (row: Biomarker) => observation({ ...GLUCOSE, ...row }).interpretation?.[0].coding[0].code
  it.each([
    [{ refExceed: 1 }, 'H'],
    [{ value: 3, rawValue: '3', refExceed: 1 }, 'L'],
    [{ value: 5, rawValue: '5', refExceed: 0 }, 'N'],
    [{ flag: 'HH' }, 'HH'],
    [{ value: 1, rawValue: '1', flag: 'LL' }, 'LL'],
    [{ refExceed: null }, undefined],
    [{ refExceed: 0, min: null, max: null, referenceRange: null }, undefined],
    [{ doubts: [{ cell: 'range' as const, reason: 'range-undecided' }] }, undefined],
  ])('%o is %s', (row, code) => {
    expect(interpretationOf(row)).toBe(code)
  })
})

describe('what nobody has checked', () => {
  const READ = { sourceType: 'file' }
  it('is preliminary and marked as uncertain; what a person typed or confirmed is final', () => {
    const read = observation(GLUCOSE, READ)
    expect(read).toMatchObject({ status: 'preliminary', meta: { security: [{ code: 'UNCERTREL' }] } })
    expect(read.note[0].text).toMatch(/not checked by a person/)
    expect(observation(GLUCOSE)).toMatchObject({ status: 'final' })
    expect(observation({ ...GLUCOSE, origin: 'corrected' }, READ).status).toBe('final')
    expect(observation({ ...GLUCOSE, origin: 'read', authoredAt: '2026-01-01T00:00:00Z' }, READ).status).toBe('final')
  })

  it.each(['value', 'name', 'unit', 'date'] as const)('is left out and counted with a doubt about its %s', cell => {
    const { of, counts } = exported({ ...GLUCOSE, doubts: [{ cell, reason: 'repaired' }] })
    expect(of('Observation')).toEqual([])
    expect(counts.doubtful).toBe(1)
  })

  it('has no range and is not final with a doubt about the range', () => {
    const one = observation({ ...GLUCOSE, doubts: [{ cell: 'range', reason: 'range-undecided' }] })
    expect(one.status).toBe('preliminary')
    expect(one.referenceRange).toBeUndefined()
  })

  it('a record that is not read, or has failed, is counted and not in the file', () => {
    const statuses = ['uploaded', 'processing', 'error'] as const
    const { counts, of } = exportOf(statuses.map(status => labRecord([GLUCOSE], {}, { status })))
    expect(counts.leftOut.unread).toBe(3)
    expect(of('Observation')).toEqual([])
  })

  it('insights and visits are counted and not in the file', () => {
    const { counts, text } = exportOf([
      storedRecord({ recordType: 'insight', data: { report: { summary: 'made by a machine' } } }),
      storedRecord({ recordType: 'ambient-scribe', data: { transcription: { text: 'said' } } }),
    ])
    expect(counts.leftOut).toMatchObject({ insight: 1, visit: 1 })
    expect(text).not.toMatch(/made by a machine|said/)
  })

  it('a read prescription says that nobody checked it; its status is never guessed', () => {
    const report = {
      prescriptions: [{ medication: 'Metformin', dosage: '500 mg', frequency: 'Twice a day', duration: '2 weeks' }],
    }
    const of = (sourceType: string) =>
      exportOf([storedRecord({ recordType: 'treatment', data: { date: '2026-03', sourceType, report } })]).of(
        'MedicationStatement',
      )[0]
    expect(of('manual')).toMatchObject({
      status: 'unknown',
      medicationCodeableConcept: { text: 'Metformin' },
      dosage: [{ text: '500 mg, Twice a day, 2 weeks' }],
      effectivePeriod: { start: '2026-03' },
    })
    expect(of('manual').meta).toBeUndefined()
    expect(of('file')).toMatchObject({
      meta: { security: [{ code: 'UNCERTREL' }] },
      note: [{ text: expect.stringMatching(/not checked/) }],
    })
  })
})

describe('times', () => {
  const effective = (date: unknown) => observation(GLUCOSE, { date: date as string }).effectiveDateTime
  it.each([
    ['2026-03-04', '2026-03-04'],
    ['2026-03', '2026-03'],
    ['2026', '2026'],
    ['2026-03-04T00:00:00Z', '2026-03-04'],
    ['2026-03-04T09:30:00', '2026-03-04T09:30:00.000Z'],
    ['2026-03-04T09:30:00+03:00', '2026-03-04T06:30:00.000Z'],
    ['sometime', undefined],
    ['2026-02-30', undefined],
  ])('%s is %s', (date, expected) => {
    expect(effective(date)).toBe(expected)
  })
})

it('text of a record cannot become markup, and control characters do not break the file', () => {
  const name = '<script>alert(1)</script> "&\u0000\u0007\ud800'
  const { text, of } = exportOf([labRecord([{ ...GLUCOSE, nameLocal: name, notes: name }], {}, { name })])
  expect(fhirProblems(text)).toEqual([])
  expect(JSON.stringify(of('Composition'))).not.toContain('<script')
})
