import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TriageRecord } from '../../../src/contract/entities/triage.ts'
import { LOCALES, type Locale } from '../../../src/contract/entities/user.ts'
import { FORMER_CLIENT_IDS, PERSONA_CLIENT_IDS } from '../../../src/server/modules/demo/persona-accounts.ts'
import { Client } from '../client.ts'
import { queryDatabase } from '../query-database.ts'
import { onOneServer, startServer } from '../servers.ts'
import type { TestServer } from '../test-server.ts'

const SCRIPTS: Record<Locale, RegExp> = { ru: /[а-яё]{4,}/i, en: /^[\x20-\x7e\s–—’“”µ→]+$/, el: /[α-ωά-ώ]{4,}/i }

describe.each(LOCALES)('the demo accounts in %s', locale => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())
  const signIn = (user: 'patient' | 'doctor' | 'basic' | 'admin') => new Client(server.origin).signIn(user, { locale })

  it('the doctor has patients and six recordings of mixed age, all in the caller’s language', async () => {
    const doctor = await signIn('doctor')
    const patients = await doctor.call('userAccount.patients:list', {})
    expect(patients.length).toBeGreaterThanOrEqual(4)
    const recordings = await doctor.call('healthRecords:list', { recordTypes: ['ambient-scribe'], fullData: true })
    expect(recordings).toHaveLength(6)
    expect(new Set(recordings.map(one => one.data.subtype))).toEqual(new Set(['dialog', 'dictation']))
    const ages = recordings.map(one => Date.now() - Date.parse(one.createdAt))
    expect(Math.min(...ages)).toBeLessThan(86_400_000)
    expect(Math.max(...ages)).toBeGreaterThan(30 * 86_400_000)
    for (const { name, data, patientClientId } of recordings) {
      expect(data.transcription?.text.length).toBeGreaterThan(500)
      expect(name).toMatch(SCRIPTS[locale])
      expect(data.transcription?.text).toMatch(SCRIPTS[locale])
      expect(patients.map(one => one.clientId)).toContain(patientClientId)
    }
  })

  it('the doctor has triages of both profiles, every result computed by the rules from the transcript', async () => {
    const doctor = await signIn('doctor')
    const rows = await doctor.call('healthRecords:list', { recordTypes: ['triage'], fullData: true })
    const triages = rows.map(row => TriageRecord.parse(row))
    expect(triages.length).toBeGreaterThanOrEqual(6)
    const outcomes = triages.map(({ data: { profile, results, overrides } }) => {
      const news2 = results?.assessment.news2
      return {
        profile: profile.id,
        category: results?.classification.category?.id ?? null,
        news2: news2?.kind === 'complete' ? news2.total : news2?.kind,
        chosen: overrides?.map(one => one.chosen) ?? [],
      }
    })
    expect(outcomes).toEqual([
      { profile: 'russia_moscow_v1', category: 'rus_red', news2: 8, chosen: [] },
      { profile: 'russia_moscow_v1', category: 'rus_green', news2: 0, chosen: [] },
      { profile: 'russia_moscow_v1', category: 'rus_yellow', news2: 3, chosen: [] },
      { profile: 'mts-v1.0', category: 'orange', news2: 5, chosen: ['red'] },
      { profile: 'mts-v1.0', category: 'red', news2: 19, chosen: [] },
      { profile: 'russia_moscow_v1', category: null, news2: 'not-applicable', chosen: ['rus_yellow'] },
      { profile: 'mts-v1.0', category: 'yellow', news2: 'incomplete', chosen: [] },
    ])
    for (const { name, status, data } of triages) {
      expect({ status, name }).toEqual({ status: 'processed', name: expect.stringMatching(/\S/) })
      expect(data.transcription?.text).toMatch(SCRIPTS[locale])
      expect(data.results?.locale).toBe(locale)
      for (const { from, text, span } of data.results?.evidence ?? []) {
        if (from === 'speech' && span) expect(data.transcription?.text.slice(span.start, span.end)).toBe(text)
      }
    }
  })

  it('the patient has records of several types and a series of lab results', async () => {
    const patient = await signIn('patient')
    const records = await patient.call('healthRecords:list', { fullData: true })
    expect(new Set(records.map(one => one.recordType)).size).toBeGreaterThanOrEqual(6)
    expect(records.filter(one => one.recordType === 'labResults')).toHaveLength(4)
    for (const { name } of records) expect(name).toMatch(locale === 'en' ? SCRIPTS.en : /[^ -~]/)
  })

  it('a persona is one shared account, created once even by concurrent sign-ins', async () => {
    const devices = await Promise.all(Array.from({ length: 4 }, () => signIn('basic')))
    const users = await Promise.all(devices.map(device => device.call('userAccount.user:get', {})))
    expect(new Set(users.map(user => user.id)).size).toBe(1)
    expect(users[0]?.data).toMatchObject({ plan: 'basic', isDemoLoaded: false, profile: { role: 'demo' } })
    const [first, second] = devices as [Client, Client]
    const made = await first.call('userAccount.patients:create', { patient: { name: 'shared' } })
    expect(await second.call('userAccount.patients:get', { id: made.id })).toEqual(made)
  })

  it('a pull returns every row, with sequence numbers without gaps', async () => {
    const doctor = await signIn('doctor')
    const patients = await doctor.call('userAccount.patients:list', { since: '' })
    const records = await doctor.call('healthRecords:list', {
      since: '',
      recordTypes: ['ambient-scribe'],
      fullData: true,
    })
    expect([...patients, ...records].map(row => row.seq)).toEqual(
      Array.from({ length: patients.length + records.length }, (_, index) => index + 2),
    )
  })
})

describe('on one server', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  it('every visitor finds people of their own language, whoever signed in first', async () => {
    const own: Record<Locale, RegExp> = { ru: /^[А-яЁё. -]+$/, en: /^[A-Za-z. -]+$/, el: /^[Ά-ώ. -]+$/ }
    for (const locale of LOCALES) {
      const doctor = await new Client(server.origin).signIn('doctor', { locale })
      const { name, data } = await doctor.call('userAccount.user:get', {})
      expect(name).toMatch(own[locale])
      expect(data).toMatchObject({ preferences: { locale } })
      const patients = await doctor.call('userAccount.patients:list', {})
      expect(patients).toHaveLength(6)
      for (const patient of patients) expect(patient.name).toMatch(own[locale])
      const again = await new Client(server.origin).signIn('doctor', { locale })
      expect(await again.call('userAccount.patients:list', {})).toEqual(patients)
    }
  })
})

onOneServer('on a server of the version with one account per persona', ({ start }) => {
  it('the account keeps its work for visitors of its language, also renamed; others get people of their own', async () => {
    const before = await start()
    for (const user of ['patient', 'doctor'] as const) await new Client(before.origin).signIn(user, { locale: 'ru' })
    await before.stop()
    const { patient, doctor } = FORMER_CLIENT_IDS
    await queryDatabase(before.place, [
      `update users set client_id = '${patient}' where demo_persona = 'patient'`,
      `update users set client_id = '${doctor}', name = 'Renamed' where demo_persona = 'doctor'`,
    ])
    const { origin } = await before.again()
    const accountOf = async (user: 'patient' | 'doctor', locale: Locale) =>
      (await (await new Client(origin).signIn(user, { locale })).call('userAccount.user:get', {})).clientId
    expect(await accountOf('patient', 'ru')).toBe(patient)
    expect(await accountOf('doctor', 'ru')).toBe(doctor)
    expect(await accountOf('patient', 'el')).toBe(PERSONA_CLIENT_IDS.el.patient)
    expect(await accountOf('doctor', 'en')).toBe(PERSONA_CLIENT_IDS.en.doctor)
  })
})

describe('without a language in its meta', () => {
  it('a sign-in uses the browser’s', async () => {
    const server = await startServer()
    const visitor = new Client(server.origin)
    const request = { jsonrpc: '2.0', id: 1, method: 'userAccount.user:demoLogin', params: { user: 'doctor' } }
    const response = await visitor.post(request, { 'accept-language': 'de;q=1, el-GR;q=0.9, ru;q=0.8' })
    expect(await response.json()).toMatchObject({ result: { user: { data: { preferences: { locale: 'el' } } } } })
    await server.stop()
  })
})

onOneServer('without DEMO', ({ start }) => {
  it('those who were signed in to a demo account are signed out, for good', async () => {
    const server = await start()
    const doctor = await new Client(server.origin).signIn('doctor')
    await server.stop()
    const closed = await server.again({ env: { DEMO: 'off' } })
    doctor.origin = closed.origin
    expect(await doctor.fail('userAccount.user:get', {})).toMatchObject({ name: 'UNAUTHORIZED' })
    await closed.stop()
    const opened = await closed.again()
    doctor.origin = opened.origin
    expect(await doctor.fail('userAccount.user:get', {})).toMatchObject({ name: 'UNAUTHORIZED' })
  })
})

describe('in production', () => {
  it('demo accounts are off, and on with DEMO=on', async () => {
    const closed = await startServer({ env: { NODE_ENV: 'production' } })
    expect(await new Client(closed.origin).fail('userAccount.user:demoLogin', {})).toMatchObject({ name: 'FORBIDDEN' })
    await closed.stop()
    const opened = await startServer({ env: { NODE_ENV: 'production', DEMO: 'on' } })
    await new Client(opened.origin).signIn('doctor')
    await opened.stop()
  })
})
