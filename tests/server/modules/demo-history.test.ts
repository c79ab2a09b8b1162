import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '../../../src/contract/entities/user.ts'
import { assessBiomarker } from '../../../src/domain/labs/assess-value.ts'
import { readTypedValue } from '../../../src/domain/labs/typed-value.ts'
import { biomarkersOf, reportOf } from '../../../src/domain/records/report.ts'
import { greekHistory } from '../../../src/server/modules/demo/history/el.ts'
import { englishHistory } from '../../../src/server/modules/demo/history/en.ts'
import { historyRows } from '../../../src/server/modules/demo/history/history-rows.ts'
import { russianHistory } from '../../../src/server/modules/demo/history/ru.ts'
import { Client } from '../client.ts'
import { startServer } from '../servers.ts'
import type { TestServer } from '../test-server.ts'

const YEAR = 365.25 * 24 * 3_600_000
const HISTORIES = { ru: russianHistory, en: englishHistory, el: greekHistory }

describe.each(LOCALES)('demo data in %s', locale => {
  let server: TestServer
  let user: Client
  beforeAll(async () => {
    server = await startServer()
    user = await new Client(server.origin).signIn('patient', { locale })
    await user.call('userAccount.user:update', { patch: [{ op: 'unset', path: ['isDemoLoaded'] }] })
    await user.call('userAccount.patients:loadDemoData', { locale })
  })
  afterAll(() => server.stop())
  const marked = async () => {
    const patients = (await user.call('userAccount.patients:list', {})).filter(one => one.data.demo === true)
    const records = await user.call('healthRecords:list', { fullData: true })
    return { patients, records: records.filter(one => one.data.demo === true) }
  }

  it('is ten years of one patient, every row marked and given to that patient', async () => {
    const { patients, records } = await marked()
    expect(patients).toHaveLength(1)
    const ages = records.map(one => (Date.now() - Date.parse(one.createdAt)) / YEAR)
    expect(Math.max(...ages)).toBeGreaterThan(9.9)
    expect(Math.min(...ages)).toBeLessThan(0.1)
    expect(records.filter(one => one.recordType === 'labResults')).toHaveLength(21)
    expect(new Set(records.map(one => one.recordType))).toEqual(
      new Set(['labResults', 'imaging', 'conclusions', 'treatment', 'diagnostics', 'healthLog']),
    )
    expect(new Set(records.map(one => one.patientClientId))).toEqual(new Set([patients[0]?.clientId]))
    expect(new Set(records.map(one => one.status))).toEqual(new Set(['processed']))
  })

  it('is loaded once per account, also when asked twice', async () => {
    expect((await user.call('userAccount.user:get', {})).data.isDemoLoaded).toBe(true)
    const before = await marked()
    await user.call('userAccount.patients:loadDemoData', { locale })
    expect(await marked()).toEqual(before)
  })

  it('reaches a device by its next pull', async () => {
    const page = await user.call('userAccount.patients:list', { since: '' })
    expect(page.some(one => one.data.demo === true)).toBe(true)
  })
})

it('a demo account on the basic plan is refused with the specified words', async () => {
  const server = await startServer()
  const basic = await new Client(server.origin).signIn('basic')
  expect(await basic.fail('userAccount.patients:loadDemoData', {})).toMatchObject({
    name: 'FORBIDDEN',
    i18nKey: 'messages.noDemoPermission',
  })
  expect(await basic.call('userAccount.patients:list', {})).toEqual([])
  await server.stop()
})

it('a summary names what is outside its range, and nothing else', () => {
  const rows = historyRows(englishHistory, new Date('2026-03-01'))
  const [first] = rows
  expect(first?.data.report?.summary).toBe(
    'Above range: glucose, total cholesterol, LDL, triglycerides, ALT. Below range: HDL, vitamin D.',
  )
  for (const locale of LOCALES) {
    for (const { recordType, name, data } of historyRows(HISTORIES[locale], new Date())) {
      expect(name).toMatch(/\S/)
      if (recordType === 'labResults') expect(data.report?.summary).toMatch(/[.]$/)
    }
  }
})

it('a sheet prints its values as its laboratory does, and agrees with itself about what is outside', () => {
  for (const locale of LOCALES) {
    for (const { data } of historyRows(HISTORIES[locale], new Date('2026-03-01'))) {
      for (const row of biomarkersOf(reportOf(data))) {
        expect(readTypedValue(row.rawValue ?? '').value).toBe(row.value)
        expect(assessBiomarker(row), `${row.nameLocal} ${row.rawValue} ${row.referenceRange}`).toBe(row.refExceed)
        expect(row.referenceRange).toMatch(locale === 'en' ? /^[^,]*$/ : /^[^.]*$/)
      }
    }
  }
  const [first] = historyRows(russianHistory, new Date('2026-03-01'))
  const rows = biomarkersOf(reportOf(first?.data ?? {}))
  expect(rows.slice(0, 3).map(one => `${one.rawValue} ${one.unit} [${one.referenceRange}]`)).toEqual([
    '134 г/л [120 - 150]',
    '6,0 ммоль/л [4,1 - 5,9]',
    '6,0 % [≤ 6,0]',
  ])
})

it('a treatment follows the test that it is given for', () => {
  const rows = historyRows(englishHistory, new Date('2026-03-01'))
  const started = rows.find(one => one.name === 'Thyroid: levothyroxine')?.date ?? ''
  const tsh = rows
    .filter(one => one.recordType === 'labResults')
    .map(({ date, data }) => {
      const found = data.report?.findings as { labTestResults: { biomarkers: { id: string; value: number }[] } }
      return { date, value: found.labTestResults.biomarkers.find(one => one.id === 'tsh')?.value ?? 0 }
    })
  const last = tsh.filter(one => one.date < started).at(-1)
  const next = tsh.find(one => one.date > started)
  expect([last?.value, next?.value]).toEqual([6.8, 3.4])
})
