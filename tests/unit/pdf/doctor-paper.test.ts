import { writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../src/contract/entities/user.ts'
import { type DoctorPaperInput, doctorPaper } from '../../../src/domain/paper/doctor/doctor-paper.ts'
import { nameOf, type StoredRecord } from '../../../src/domain/records/record-facts.ts'
import { biomarkersOf, prescriptionsOf, reportOf, textOf } from '../../../src/domain/records/report.ts'
import { greekHistory } from '../../../src/server/modules/demo/history/el.ts'
import { englishHistory } from '../../../src/server/modules/demo/history/en.ts'
import { historyRows } from '../../../src/server/modules/demo/history/history-rows.ts'
import { russianHistory } from '../../../src/server/modules/demo/history/ru.ts'
import { oneLine, readPdf } from '../../factories/pdf/read-pdf.ts'
import { renderPaper } from '../../factories/pdf/render-paper.ts'

const NOW = Date.UTC(2026, 10, 23, 11, 0)
const HISTORIES = { ru: russianHistory, en: englishHistory, el: greekHistory }
const PATIENT = '01a'

const stored = (clientId: string, row: Partial<StoredRecord>): StoredRecord => ({
  ...{ clientId, id: 1, name: 'Запись', recordType: 'labResults', status: 'processed', patientClientId: PATIENT },
  ...{ createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-01T10:00:00.000Z', data: {} },
  ...row,
})

const recordsOf = (locale: Locale): StoredRecord[] =>
  historyRows(HISTORIES[locale], new Date(NOW)).map(({ date, ...row }, at) =>
    stored(`r${at}`, { ...row, createdAt: date }),
  )

const input = (records: readonly StoredRecord[], more: Partial<DoctorPaperInput> = {}): DoctorPaperInput => ({
  ...{ locale: 'ru', records, unsent: new Set(), since: null, fetchedAt: NOW - 60_000, now: NOW, timeZone: 'UTC' },
  patient: {
    clientId: PATIENT,
    name: 'Анна Викторовна Смирнова',
    data: { gender: 'female', dateOfBirth: '1972-03-04' },
  },
  ...more,
})

const printed = async (given: DoctorPaperInput, name?: string) => {
  const pdf = await renderPaper(doctorPaper(given))
  if (process.env.PDF_OUT && name) writeFileSync(`${process.env.PDF_OUT}/${name}.pdf`, pdf)
  return await readPdf(pdf)
}

const labs = (clientId: string, date: string, biomarkers: object[], more: Partial<StoredRecord> = {}) =>
  stored(clientId, {
    name: `Анализ ${clientId}`,
    data: { date, report: { findings: { labTestResults: { biomarkers } } } },
    ...more,
  } as Partial<StoredRecord>)

describe.each(['ru', 'en', 'el'] as const)('the document for the doctor, %s', locale => {
  test('every value, unit, range, name, medicine and text of the records can be found in it', async () => {
    const records = recordsOf(locale)
    const { text, info } = await printed(input(records, { locale }), `doctor-${locale}`)
    expect(info.Language).toBe(locale)
    const number = new Intl.NumberFormat({ ru: 'ru-RU', en: 'en-US', el: 'el-GR' }[locale], {
      maximumFractionDigits: 10,
    })
    const missing: string[] = []
    const expectAll = (...texts: string[]) => {
      for (const one of texts) if (!text.includes(oneLine(one))) missing.push(one)
    }
    for (const { name, data } of records) {
      const report = reportOf(data)
      const [year, month, day] = String(data.date).slice(0, 10).split('-')
      expectAll(name, `${day}.${month}.${year}`)
      expectAll(...[report.summary, report.description, report.reasons].map(textOf).filter(one => !/[*#|\n]/.test(one)))
      for (const row of biomarkersOf(report)) {
        const digits = /[.,](\d+)$/.exec(textOf(row.rawValue))?.[1]?.length ?? 0
        const value = new Intl.NumberFormat(number.resolvedOptions().locale, {
          minimumFractionDigits: digits,
          maximumFractionDigits: 10,
        }).format(row.value as number)
        expectAll(nameOf(row), textOf(row.unit), textOf(row.referenceRange))
        expectAll(`${day}.${month}.${year} ${value} ${textOf(row.unit)}`)
      }
      for (const one of prescriptionsOf(report))
        expectAll(textOf(one.medication), textOf(one.dosage), textOf(one.frequency))
    }
    expect(missing).toEqual([])
  })
})

test('words, comparators and units stand as they are; doubts, critical and undecided values are marked', async () => {
  const rows = [
    {
      id: 'crp',
      nameLocal: 'СРБ',
      value: 0.1,
      rawValue: '<0,10',
      comparator: '<',
      unit: 'мг/л',
      refExceed: 0,
      origin: 'read',
    },
    { nameLocal: 'Белок в моче', value: 'не обнаружено', rawValue: 'не обнаружено', refExceed: 0 },
    { nameLocal: 'Глюкоза', value: 27.5, rawValue: '27,5', unit: 'ммоль/л', flag: 'HH', max: 6.1, refExceed: 1 },
    { nameLocal: 'Калий', value: 4.1, rawValue: '4,1', unit: 'ммоль/л', refExceed: null },
    {
      nameLocal: 'Натрий',
      value: 1.4,
      rawValue: '1,4',
      unit: 'ммоль/л',
      refExceed: 1,
      doubts: [{ cell: 'value', reason: 'far-from-range' }],
    },
    {
      nameLocal: 'Ферритин',
      value: 8,
      rawValue: '8',
      unit: 'нг/мл',
      min: 13,
      max: 150,
      refExceed: 1,
      origin: 'typed',
      authoredAt: '2026-01-01',
    },
  ]
  const { text } = await printed(input([labs('a', '2026-05-01', rows)]), 'marks')
  for (const one of [
    '01.05.2026 < 0,10 мг/л в норме Анализ a · не подтверждено',
    '01.05.2026 не обнаружено в норме Анализ a',
    '27,5 ммоль/л ≤ 6,1 ◆ критично (HH)',
    '4,1 ммоль/л не определено',
    '1,4 ммоль/л проверить: значение',
    '8 нг/мл 13–150 ▼ ниже Анализ a',
    'Значения с отметкой «проверить» нужно сверить с документом: 1.',
  ])
    expect(text).toContain(one)
})

test('values in two units are never converted in the tables, and the drawing says what it converted', async () => {
  const glucose = (value: number, unit: string) => ({
    id: 'glucose',
    nameLocal: 'Глюкоза',
    value,
    rawValue: String(value),
    unit,
    refExceed: 0,
  })
  const records = [
    labs('a', '2026-01-10', [glucose(5.6, 'mmol/L')]),
    labs('b', '2026-02-10', [glucose(5.9, 'mmol/L')]),
    labs('c', '2026-03-10', [glucose(101, 'mg/dL')]),
  ]
  const { text } = await printed(input(records), 'units')
  expect(text).toContain('10.03.2026 101 mg/dL')
  expect(text).toContain('10.01.2026 5,6 mmol/L')
  expect(text).toContain('только для рисунка пересчитано в mmol/L: 1')
})

test('a record without a date: the day of its entry is marked wherever it stands, and ends no treatment', async () => {
  const value = { id: 'glucose', nameLocal: 'Глюкоза', value: 5.6, rawValue: '5,6', unit: 'ммоль/л', refExceed: 0 }
  const report = { prescriptions: [{ medication: 'Амоксициллин', dosage: '500 мг', duration: '7 дней' }] }
  const records = [
    labs('a', '', [value]),
    labs('b', '', [value]),
    stored('t', { name: 'Назначение', recordType: 'treatment', data: { report } }),
    stored('al', { name: 'Пенициллин', recordType: 'healthLog', data: { tags: ['allergy'] } }),
  ]
  const { text } = await printed(input(records), 'undated')
  const entered = '01.11.2026 дата внесения; своей даты у записи нет'
  expect(text.split(entered).length - 1).toBe(2)
  expect(text).toContain('Пенициллин (аллергия, 01.11.2026 (дата внесения; своей даты у записи нет))')
  expect(text).toMatch(/Амоксициллин 500 мг 7 дней [^\d]+01\.11\.2026/)
  expect(text).not.toContain('07.11.2026')
  expect(text).not.toMatch(/с 01\.11\.2026 по/)
})

test('nothing of another patient is in it, and what is left out is counted', async () => {
  const foreign = labs('x', '2026-05-01', [{ nameLocal: 'ЧУЖОЕ', value: 77.7, unit: 'ед' }], {
    patientClientId: 'other',
    name: 'ЧУЖАЯ',
  })
  const loose = labs('y', '2026-05-01', [{ nameLocal: 'НИЧЬЁ', value: 88.8 }], { patientClientId: '', name: 'НИЧЬЯ' })
  const unread = labs('z', '2026-05-01', [{ nameLocal: 'НЕПРОЧИТАННОЕ', value: 99.9 }], { status: 'processing' })
  const { text } = await printed(input([foreign, loose, unread], { unsent: new Set(['z', 'x']), fetchedAt: null }))
  for (const one of ['ЧУЖ', '77,7', 'НИЧЬ', '88,8', 'НЕПРОЧИТАННОЕ', '99,9']) expect(text).not.toContain(one)
  for (const one of [
    'Записей без пациента: 1.',
    'Документов, которые ещё не прочитаны или не читаются: 1.',
    'Из этих записей ещё нет на сервере, или нет в этом виде: 1.',
    'с сервера ещё не получено всё: записей может не хватать',
    'Аллергия здесь не записана. Это не значит, что её нет.',
  ])
    expect(text).toContain(one)
})

test('allergies and treatments without a past end are there whatever the period; the rest before it is counted', async () => {
  const allergy = stored('al', {
    ...{ name: 'Пенициллин', recordType: 'healthLog' },
    data: { date: '2010-02-03', tags: ['allergy'], report: { description: 'Отёк Квинке' } },
  })
  const drug = (clientId: string, medication: string, duration: string) =>
    stored(clientId, {
      ...{ name: `Назначение ${clientId}`, recordType: 'treatment' },
      data: {
        date: '2019-04-05',
        report: { prescriptions: [{ medication, dosage: '2,5 мг', duration, notes: 'после еды' }] },
      },
    })
  const records = [
    allergy,
    drug('t1', 'Бисопролол', 'постоянно'),
    drug('t2', 'Азитромицин', '3 дня'),
    labs('old', '2018-01-01', [{ nameLocal: 'Старое', value: 1 }]),
  ]
  const { text } = await printed(input(records, { since: Date.UTC(2024, 10, 23) }), 'period')
  expect(text).toContain('Пенициллин (аллергия, 03.02.2010): Отёк Квинке')
  expect(text).toMatch(/Бисопролол после еды 2,5 мг постоянно продолжается, как записано 05\.04\.2019/)
  expect(text).not.toContain('Азитромицин')
  expect(text).not.toContain('Старое')
  expect(text).toContain('Записей до этого периода: 4.')
})
