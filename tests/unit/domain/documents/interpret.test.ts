import { describe, expect, test } from 'vitest'
import { interpret } from '../../../../src/domain/documents/interpret.ts'
import { pageOfText } from '../../../../src/domain/documents/page-of-text.ts'
import type { ReadPage } from '../../../../src/domain/labs/page.ts'
import { GREEK } from './texts/el.ts'
import { ENGLISH } from './texts/en.ts'
import { RUSSIAN } from './texts/ru.ts'

const flat = (text: string | null | undefined) => (text ?? '').replace(/\s+/gu, ' ').trim()

describe.each([
  ['ru', RUSSIAN],
  ['en', ENGLISH],
  ['el', GREEK],
] as const)('a document in %s', (_language, documents) => {
  test.each(documents.map(one => [one.name, one] as const))('%s', (_name, document) => {
    const { recordType, reports } = interpret([pageOfText(document.text)])
    const [{ date, report }] = reports
    expect(recordType).toBe(document.type)
    if (document.date) expect(date).toBe(document.date)
    if (document.findings) expect(flat(report.findings?.description)).toBe(document.findings)
    if (document.conclusion) expect(flat(report.conclusion?.text)).toBe(document.conclusion)
    if (document.recommendations) expect(flat(report.recommendations)).toBe(document.recommendations)
    const medicines = report.prescriptions?.map(one => [one.medication, one.dosage, one.frequency, one.duration])
    expect(medicines).toEqual(document.prescriptions)
    expect(report.procedures?.map(one => one.name)).toEqual(document.procedures)

    // Nothing stands in it that does not stand on the page, and every part knows its lines.
    const page = flat(document.text)
    if (report.summary) for (const part of report.summary.split(', ')) expect(page).toContain(flat(part))
    for (const kind of ['findings', 'conclusion', 'recommendations'] as const) {
      const text = { ...report, findings: report.findings?.description, conclusion: report.conclusion?.text }[kind]
      if (text && recordType !== 'labResults') {
        const lines = report.sources?.[kind]?.map(one => one.line).join(' ')
        expect(flat(lines)).toContain(flat(text))
      }
    }
    for (const { medication, source } of report.prescriptions ?? []) expect(source?.line).toContain(medication)
    for (const { name, source } of report.procedures ?? []) expect(source?.line).toContain(name)
    if (recordType !== 'labResults') expect(flat(report.content)).toBe(page)
  })
})

test('results quoted in a letter stay in it, and do not make it a laboratory sheet', () => {
  const { recordType, reports } = interpret([
    pageOfText(`Discharge summary
Diagnosis: acute kidney injury, resolved.
Course: admitted with vomiting, treated with fluids, and well on the ward round of the third day.
Examination: blood pressure 124/78, no oedema.
Creatinine: 182 umol/L (59 - 104)
Potassium: 5.6 mmol/L (3.5 - 5.3)
Advice: drink two litres a day.`),
  ])
  expect(recordType).toBe('conclusions')
  const { conclusion, findings } = reports[0].report
  expect(conclusion?.text).toBe('acute kidney injury, resolved.')
  expect(findings?.labTestResults?.biomarkers?.map(one => [one.id, one.value])).toEqual([
    ['creatinine', 182],
    ['potassium', 5.6],
  ])
})

test('a value has its own place in its line, also where its digits stand in the name', () => {
  const sheet = `Test                     Result   Unit     Range
Vitamin B12              412      pg/mL    191 - 663
Ferritin                 41       ug/L     15 - 150
Factor 41                41       %        30 - 100`
  const { findings } = interpret([pageOfText(sheet)]).reports[0].report
  const places = findings?.labTestResults?.biomarkers?.map(({ rawValue, source }) => [rawValue, source?.value])
  const lineHeight = 1 / 50
  const at = (line: number, width: number) => [0.25, line * lineHeight, width, 0.016]
  expect(places).toEqual([
    ['412', at(1, 0.03)],
    ['41', at(2, 0.02)],
    ['41', at(3, 0.02)],
  ])
})

describe('a prescription in a picture', () => {
  const picture = (second: string): ReadPage => {
    const readings = ['Prescription\nAmlodipine 5 mg once daily', `Prescription\n${second}`].map(
      text => pageOfText(text).readings[0]?.map(word => ({ ...word, confidence: 0.9 })) ?? [],
    )
    return { number: 1, aspect: 0.7, readings }
  }
  const of = (second: string) => interpret([picture(second)]).reports[0].report.prescriptions

  test('has what both readings say', () => {
    expect(of('Amlodipine 5 mg once daily')).toMatchObject([
      { medication: 'Amlodipine', dosage: '5 mg', frequency: 'once daily' },
    ])
  })

  test.each(['Amlodipine 6 mg once daily', 'Amlodipine 50 mg once daily', 'Amlodipine mg once daily'])(
    'has no dose where the other reading says "%s", and its line among the notes',
    second => {
      const [one] = of(second) ?? []
      expect(one).toMatchObject({ medication: 'Amlodipine', dosage: null, frequency: 'once daily' })
      expect(one?.notes).toContain('Amlodipine 5 mg once daily')
    },
  )
})
