import { describe, expect, test } from 'vitest'
import { PatientData } from '../../../../src/contract/entities/patient.ts'
import {
  changedFields,
  draftOf,
  draftWith,
  PATIENT_FIELDS,
  type PatientContent,
  type PatientEdits,
  withEdits,
} from '../../../../src/domain/patients/patient-fields.ts'
import { threeWay } from '../../../../src/sync/merge/three-way.ts'
import fc from '../../../fast-check.ts'

const anna: PatientContent = {
  name: 'Anna Petrova',
  data: {
    nickname: 'Anna P.',
    gender: 'female',
    dateOfBirth: '1972-03-04',
    contactInfo: { phone: '+79005550142', address: null, fax: '12' },
    recentVitalSigns: { height: 172.5, weight: '64', bloodPressure: '120/80' },
    description: 'Allergic to penicillin',
    bed: 2,
  },
}
const emptyPatient: PatientContent = { name: '', data: {} }

describe('a stored patient in the form', () => {
  test('is text in every field, empty where nothing is known', () => {
    expect(draftOf(anna)).toEqual({
      ...{ name: 'Anna Petrova', nickname: 'Anna P.', gender: 'female', dateOfBirth: '1972-03-04' },
      ...{ phone: '+79005550142', email: '', address: '' },
      ...{ height: '172.5', weight: '64', bloodPressure: '120/80', bloodGroup: '' },
      ...{ insuranceNumber: '', insuranceCompany: '', description: 'Allergic to penicillin' },
    })
    expect(Object.values(draftOf(emptyPatient)).every(text => text === '')).toBe(true)
  })

  test('shows the day of a date of birth that carries a time', () => {
    expect(draftOf({ name: 'A', data: { dateOfBirth: '1972-03-04T00:00:00Z' } }).dateOfBirth).toBe('1972-03-04')
  })
})

describe('saving edits', () => {
  test('writes only changed fields and keeps unknown ones', () => {
    const saved = withEdits(anna, { phone: ' +79005550143 ', weight: '64', description: 'Allergic to penicillin\n' })
    expect(saved).toEqual({
      ...anna,
      data: { ...anna.data, contactInfo: { ...anna.data.contactInfo, phone: '+79005550143' } },
    })
  })

  test('makes a cleared field null, because the server keeps what a write leaves out', () => {
    const { data } = withEdits(anna, { gender: '', dateOfBirth: '', phone: ' ', description: '' })
    expect(data).toMatchObject({
      gender: null,
      dateOfBirth: null,
      contactInfo: { phone: null, fax: '12' },
      description: null,
    })
  })

  test('stores a measure as a number where it is one, with either decimal sign', () => {
    const measures = (height: string, weight: string) =>
      withEdits(emptyPatient, { height, weight }).data.recentVitalSigns
    expect(measures('172,5', '64')).toEqual({ height: 172.5, weight: 64 })
    expect(measures('about 170', '64 kg')).toEqual({ height: 'about 170', weight: '64 kg' })
  })

  test('keeps both the edits and the changes of another device', () => {
    const edits: PatientEdits = { email: 'anna@example.org', name: 'Anna Ivanova' }
    const there = { ...anna, data: { ...anna.data, contactInfo: { ...anna.data.contactInfo, phone: '+79990000000' } } }
    const saved = withEdits(there, edits)
    expect(draftOf(saved)).toMatchObject({ ...edits, phone: '+79990000000' })
    const { value, conflicts } = threeWay(anna, withEdits(anna, edits), there)
    expect(conflicts).toEqual([])
    expect(draftOf(value)).toEqual(draftOf(saved))
  })
})

const text = fc.oneof(fc.string(), fc.constantFrom('', ' ', '172,5', '007', '1e3', '+79005550142', '2020-02-29'))
const anyEdits = fc.record(Object.fromEntries(PATIENT_FIELDS.map(field => [field, text])), {
  requiredKeys: [],
}) as fc.Arbitrary<PatientEdits>
const anyContent = fc.record({
  name: fc.string(),
  data: fc.record(
    {
      nickname: fc.string(),
      gender: fc.constantFrom('male' as const, 'female' as const, null),
      dateOfBirth: fc.constantFrom('1972-03-04', null),
      contactInfo: fc.record({ phone: fc.string(), email: fc.constant(null), extra: fc.nat() }, { requiredKeys: [] }),
      recentVitalSigns: fc.record({ height: fc.oneof(fc.nat(300), fc.string()) }, { requiredKeys: [] }),
      insurance: fc.record({ number: fc.string() }, { requiredKeys: [] }),
      description: fc.option(fc.string()),
      unknown: fc.jsonValue(),
    },
    { requiredKeys: [] },
  ),
})

describe('for any stored data and any edits', () => {
  test('an edit equal to the stored text changes nothing', () => {
    fc.assert(
      fc.property(anyContent, content => {
        expect(withEdits(content, draftOf(content))).toEqual(content)
        expect(withEdits(content, {})).toEqual(content)
        expect(changedFields(draftOf(content), draftOf(content))).toEqual([])
      }),
    )
  })

  test('what was saved is what the form showed, and saving it again changes nothing', () => {
    fc.assert(
      fc.property(anyContent, anyEdits, (content, edits) => {
        const numbers = (field: string, value: string) =>
          (field === 'height' || field === 'weight') && /^\d{1,9}([.,]\d{1,9})?$/.test(value)
            ? String(Number(value.replace(',', '.')))
            : value
        const shown = draftWith(draftOf(content), edits)
        const saved = withEdits(content, edits)
        for (const field of PATIENT_FIELDS) {
          const changed = shown[field] !== draftOf(content)[field]
          const expected = changed ? numbers(field, shown[field]) : shown[field]
          expect(draftOf(saved)[field]).toBe(
            field === 'dateOfBirth' ? expected.replace(/^(\d{4}-\d{2}-\d{2})T.*$/s, '$1') : expected,
          )
        }
        expect(withEdits(saved, draftOf(saved))).toEqual(saved)
      }),
    )
  })

  test('unknown data and the input stay untouched', () => {
    fc.assert(
      fc.property(anyContent, anyEdits, (content, edits) => {
        const before = structuredClone(content)
        const saved = withEdits(content, edits)
        expect(content).toEqual(before)
        expect(saved.data.unknown).toEqual(content.data.unknown)
        expect(saved.data.contactInfo?.extra).toEqual(content.data.contactInfo?.extra)
      }),
    )
  })

  test('a saved form fits the contract', () => {
    fc.assert(
      fc.property(anyContent, anyEdits, fc.constantFrom('male', 'female', ''), (content, edits, gender) => {
        const { data } = withEdits(content, { ...edits, gender, dateOfBirth: '1972-03-04', nickname: 'A' })
        expect(PatientData.safeParse(data).success).toBe(true)
      }),
    )
  })
})
