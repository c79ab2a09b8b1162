import { expect, it } from 'vitest'
import { LOCALES } from '../../../../src/contract/entities/user.ts'
import { RECORD_TYPES } from '../../../../src/contract/record-types.ts'
import { createFhirDocument } from '../../../../src/domain/fhir/fhir-document.ts'
import { CATALOGUE } from '../../../../src/domain/labs/catalogue/all.ts'
import type { StoredRecord } from '../../../../src/domain/records/record-facts.ts'
import { exportOf, textOf } from '../../../factories/fhir/export-of.ts'
import { fhirProblems } from '../../../factories/fhir/validate.ts'
import fc from '../../../fast-check.ts'

/** Whatever a device may hold: odd texts, half dates, numbers that are none, fields of another type. */
const text = fc.oneof(
  fc.constantFrom('', ' ', '<b>&"', '\u0000\u001b', '\ud800', 'Ферритин', 'Γλυκόζη', '\u00a0', 'a\u2028b'),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null })
const date = fc.oneof(
  fc.constantFrom('2026', '2026-11', '2026-11-02', '2026-11-02T00:00:00Z', '2026-11-02T10:00', 'never', '2026-02-31'),
  text,
)
const units = CATALOGUE.flatMap(({ units: own }) => own.map(({ unit }) => unit))
const number = fc.oneof(fc.double({ noNaN: false }), fc.integer(), fc.constantFrom(0, -0, 12, 0.1))
const biomarker = fc.record({
  id: maybe(fc.constantFrom('none', ...CATALOGUE.map(({ id }) => id))),
  rowId: maybe(fc.constantFrom('a', 'b')),
  nameLocal: maybe(text),
  value: maybe(fc.oneof(number, text, fc.boolean())),
  rawValue: maybe(fc.oneof(text, fc.constantFrom('12,0', '< 5', '1 000', '5.50'))),
  comparator: maybe(fc.constantFrom('<' as const, '>' as const, '<=' as const, '>=' as const)),
  unit: maybe(fc.oneof(text, fc.constantFrom(...units, 'г/л', '10*9/л', 'mg%'))),
  min: maybe(number),
  max: maybe(number),
  referenceRange: maybe(fc.oneof(text, fc.constantFrom('4,0 - 6,0', '< 5.20'))),
  refExceed: maybe(fc.constantFrom(0, 1)),
  flag: maybe(fc.constantFrom('HH', 'L', '*')),
  notes: maybe(text),
  origin: maybe(fc.constantFrom('read' as const, 'typed' as const)),
  doubts: fc.constantFrom(
    null,
    [],
    [{ cell: 'value' as const, reason: 'repaired' }],
    [{ cell: 'range' as const, reason: 'x' }],
  ),
})
const prescription = fc.record({
  medication: maybe(text),
  dosage: maybe(text),
  duration: maybe(text),
  notes: maybe(text),
  rowId: maybe(text),
})
const attachment = fc.record({
  id: fc.integer(),
  fileInfo: fc.record({ name: text, type: fc.oneof(text, fc.constant('image/png')), size: number }),
})
const data = fc.record(
  {
    date: maybe(date),
    sourceType: fc.constantFrom('file', 'manual'),
    tags: fc.array(fc.constantFrom('allergy', 'vaccination', 'sleep', 'pregnancy'), { maxLength: 2 }),
    attachments: fc.array(attachment, { maxLength: 2 }),
    report: fc.record(
      {
        ...{
          date: maybe(date),
          summary: maybe(text),
          description: maybe(text),
          reasons: maybe(text),
          doctor: maybe(text),
        },
        findings: fc.record({ labTestResults: fc.record({ biomarkers: fc.array(biomarker, { maxLength: 4 }) }) }),
        prescriptions: fc.array(prescription, { maxLength: 3 }),
        healthCareProvider: fc.record({ name: maybe(text) }),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['sourceType'] },
)
const moment = fc.integer({ min: 0, max: 4e12 }).map(at => new Date(at).toISOString())
const patient = fc.record({
  clientId: fc.uuid(),
  name: text,
  data: fc.record(
    {
      gender: maybe(fc.constantFrom('male' as const, 'female' as const)),
      dateOfBirth: maybe(date),
      contactInfo: fc.record({ phone: maybe(text), email: maybe(text), address: maybe(text) }),
      recentVitalSigns: fc.record({ height: maybe(fc.oneof(number, text)), bloodGroup: maybe(text) }),
      insurance: fc.record({ number: maybe(text), company: maybe(text) }),
    },
    { requiredKeys: [] },
  ),
  updatedAt: moment,
})
const record = (patientClientId: string) =>
  fc.record({
    clientId: fc.uuid(),
    id: fc.constant(null),
    name: text,
    recordType: fc.constantFrom(...RECORD_TYPES, 'ambient-scribe' as const),
    status: fc.constantFrom('processed' as const, 'processed' as const, 'processing' as const),
    patientClientId: fc.constant(patientClientId),
    createdAt: fc.oneof(moment, text),
    updatedAt: fc.oneof(moment, text),
    data,
  }) as fc.Arbitrary<StoredRecord>

/** Two patients and what each has; every text of the second carries a mark. */
const stores = fc
  .tuple(patient, patient)
  .chain(([own, other]) =>
    fc.tuple(
      fc.constant({ own, other }),
      fc.uniqueArray(record(own.clientId), { maxLength: 5, selector: one => one.clientId }),
      fc.uniqueArray(record(other.clientId), { minLength: 1, maxLength: 3, selector: one => one.clientId }),
    ),
  )

it('a document of any store is valid, the same again, and has nothing of another patient', () => {
  fc.assert(
    fc.property(stores, fc.constantFrom(...LOCALES), ([{ own, other }, records, others], locale) => {
      const marked = JSON.parse(JSON.stringify(others), (key, value) =>
        typeof value === 'string' && !['clientId', 'patientClientId', 'recordType', 'status'].includes(key)
          ? `${value}FOREIGN`
          : value,
      )
      const first = exportOf(records, own, locale)
      expect(fhirProblems(first.text)).toEqual([])
      expect(exportOf(structuredClone(records), structuredClone(own), locale).text).toBe(first.text)
      expect(Date.parse(first.asOf)).toBeGreaterThanOrEqual(Date.parse(own.updatedAt))
      // A caller that mixes patients up gets an error, never a file.
      const document = createFhirDocument(own, locale)
      for (const foreign of marked) expect(() => document.add(foreign)).toThrow('another patient')
      for (const one of records) document.add(one)
      const text = textOf(document)
      expect(text).toBe(first.text)
      for (const found of [other.clientId, 'FOREIGN', ...others.map(one => one.clientId)])
        expect(text).not.toContain(found)
    }),
    { numRuns: Number(process.env.FHIR_RUNS ?? 60) },
  )
})
