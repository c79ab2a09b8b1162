import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { HealthRecord } from '../../../../src/contract/entities/health-record.ts'
import type { InsightRequest } from '../../../../src/contract/entities/insight.ts'
import type { MethodName, ParamsOf } from '../../../../src/contract/methods.ts'
import { insightOf } from '../../../../src/domain/insights/insight.ts'
import { reportOf, textOf } from '../../../../src/domain/records/report.ts'
import { Client } from '../../client.ts'
import { queryDatabase } from '../../query-database.ts'
import { onOneServer } from '../../servers.ts'
import { type FakeModel, startFakeModel } from '../fake-model.ts'

const WAIT = { timeout: 30_000, interval: 50 }
const AT = '2026-11-20T10:00:00.000Z'

const glucose = (value: number, refExceed = 0) => ({
  ...{ id: 'glucose', name: 'Glucose', nameLocal: 'Глюкоза', value, valueType: 'number' as const, unit: 'ммоль/л' },
  ...{ min: 3.9, max: 6.1, refExceed, origin: 'typed' as const },
})
const sheet = (
  device: Client,
  date: string,
  value: number,
  refExceed = 0,
  more: ParamsOf<'healthRecords:create'> = {},
) =>
  device.call('healthRecords:create', {
    ...{ clientId: v7(), name: 'Анализ крови', recordType: 'labResults' },
    data: { date, report: { findings: { labTestResults: { biomarkers: [glucose(value, refExceed)] } } } },
    ...more,
  })
const visit = (device: Client, text: string, more: ParamsOf<'healthRecords:create'> = {}) =>
  device.call('healthRecords:create', {
    ...{ clientId: v7(), name: 'Осмотр', recordType: 'conclusions' },
    data: { date: '2026-05-05', report: { conclusion: { text } } },
    ...more,
  })
const ask = (device: Client, healthRecords: (number | string)[], more: Partial<ParamsOf<'reports:timeline'>> = {}) =>
  device.call('reports:timeline', { insightType: 'general', healthRecords, locale: 'ru', ...more })
/** What a device writes that has no network at first. */
const queuedRecord = (request: Partial<InsightRequest>, clientId = v7()): ParamsOf<'healthRecords:create'> => ({
  ...{ clientId, name: 'Вывод', recordType: 'insight' },
  data: {
    date: AT,
    insight: {
      request: { insightType: 'general', healthRecords: [], locale: 'ru', at: AT, timeZone: 'UTC', ...request },
    },
  },
})
const queued = (device: Client, request: Partial<InsightRequest>, clientId = v7()) =>
  device.call('healthRecords:create', queuedRecord(request, clientId))
const settled = (device: Client, id: number) =>
  vi.waitUntil(async () => {
    const found = await device.call('healthRecords:get', { id })
    return found.status === 'uploaded' ? null : found
  }, WAIT) as Promise<HealthRecord>
const textsOf = ({ data }: HealthRecord) => {
  const { summary, content, recommendations } = reportOf(data)
  return [summary, content, recommendations].map(textOf).join('\n')
}
/** The refusal without the number of its request; null if the call succeeds. */
async function refusalOf<N extends MethodName>(device: Client, method: N, params: ParamsOf<N>) {
  const { error } = await device.respond(method, params)
  if (!error) return null
  const { requestId: _, ...data } = { requestId: '', ...error.data }
  return { code: error.code, message: error.message, data }
}
const refusedAsk = (
  device: Client,
  healthRecords: (number | string)[],
  more: Partial<ParamsOf<'reports:timeline'>> = {},
) => refusalOf(device, 'reports:timeline', { insightType: 'general', healthRecords, locale: 'ru', ...more })

onOneServer('insights are counted', ({ start }) => {
  it('once for each, also if a call is repeated, and not if they fail', async () => {
    const server = await start({})
    const device = await new Client(server.origin).signIn('admin')
    const { id, clientId } = await sheet(device, '2026-01-01', 5)
    const params: ParamsOf<'reports:timeline'> = { insightType: 'general', healthRecords: [id], locale: 'ru' }
    const opId = v7()
    const first = await device.call('reports:timeline', params, { opId })
    expect(await device.call('reports:timeline', params, { opId })).toEqual(first)
    await settled(device, (await queued(device, { healthRecords: [clientId] })).id)
    expect((await ask(device, [id], { insightType: 'treatment' })).status).toBe('error')
    expect(await refusedAsk(device, [v7()])).not.toBeNull()
    await server.stop()
    const [[row]] = (await queryDatabase(server.place, [
      `select used from usage_counters where counter = 'aiInsights'`,
    ])) as [[unknown]]
    expect(row).toEqual({ used: 2 })
  })
})

onOneServer('insights by rules', ({ start }) => {
  let device: Client
  let other: Client
  beforeAll(async () => {
    const server = await start({})
    device = await new Client(server.origin).signIn('patient')
    other = await new Client(server.origin).signIn('basic')
  })

  it('are health records in the ordinary shape, each sentence with its records', async () => {
    const [first, second] = [await sheet(device, '2025-11-20', 5.5), await sheet(device, '2026-05-03', 6.8, 1)]
    const { status, id } = await ask(device, [first.id, second.clientId], { insightType: 'biomarkers' })
    expect(status).toBe('success')
    const insight = await device.call('insights:get', { uid: id as number })
    expect(insight).toMatchObject({ recordType: 'insight', status: 'processed' })
    expect(insight.name).toMatch(/^Вывод: показатели, /)
    expect(textsOf(insight)).toContain(
      'По сравнению с предыдущим (5,5 ммоль/л, 20.11.2025): выше на 1,3 ммоль/л (23,6 %).',
    )
    const { model, sections = [] } = insightOf(insight.data)
    expect(model).toBe('built-in')
    const sources = sections.flatMap(one => one.sentences.flatMap(({ sources: of }) => of.map(({ record }) => record)))
    expect(new Set(sources)).toEqual(new Set([first.clientId, second.clientId]))
    expect((await device.call('insights:list', {})).map(one => one.id)).toContain(id)
  })

  it('with the id of another account give the answer of an unknown one, and start nothing', async () => {
    const [own, foreign] = [await sheet(device, '2026-01-01', 5), await sheet(other, '2026-01-01', 31.4, 1)]
    const unknown = await refusedAsk(device, [own.id, 99_999_999])
    expect(unknown).toMatchObject({ code: 404 })
    for (const id of [foreign.id, foreign.clientId, v7()])
      expect(await refusedAsk(device, [own.id, id])).toEqual(unknown)
    for (const healthRecords of [[foreign.id], [own.id, foreign.clientId]])
      expect(await refusalOf(device, 'healthRecords:create', queuedRecord({ healthRecords }))).toEqual(unknown)
    expect(JSON.stringify(await device.call('insights:list', {}))).not.toContain('31,4')
  })

  it('another account sees neither the insight nor its list', async () => {
    const { id } = await ask(device, [(await sheet(device, '2026-01-01', 5)).id])
    expect(await refusalOf(other, 'insights:get', { uid: id as number })).toMatchObject({ code: 404 })
    expect((await other.call('insights:list', {})).map(one => one.id)).not.toContain(id)
  })

  it('never mix two patients', async () => {
    const people = await Promise.all(
      ['Один', 'Другой'].map(name =>
        device.call('userAccount.patients:create', { patient: { clientId: v7(), name, data: {} } }),
      ),
    )
    const sheets = await Promise.all(people.map(({ id }) => sheet(device, '2026-01-01', 5, 0, { patientId: id })))
    expect(
      await refusedAsk(
        device,
        sheets.map(({ id }) => id),
      ),
    ).toMatchObject({ code: 422 })
    const { id } = await ask(device, [sheets[1]?.id as number])
    expect((await device.call('insights:get', { uid: id as number })).patientId).toBe(people[1]?.id)
  })

  it('without what their type needs fail in words, and can be asked again', async () => {
    const { id } = await sheet(device, '2026-01-01', 5)
    const { status, error } = await ask(device, [id], { insightType: 'treatment' })
    expect({ status, key: error?.i18nKey }).toEqual({ status: 'error', key: 'insights.error.NOTHING' })
    const failed = (await device.call('insights:list', {})).find(one => one.status === 'error') as HealthRecord
    await device.call('healthRecords:update', { id: failed.id, data: { errorKey: null } })
    expect((await settled(device, failed.id)).status).toBe('error')
  })

  it('of a device that had no network are written when its record arrives, by its own zone', async () => {
    const night = await sheet(device, '2026-01-31T22:30:00.000Z', 5.1)
    const request: Partial<InsightRequest> = {
      healthRecords: [night.clientId],
      insightType: 'biomarkers',
      timeZone: 'Europe/Moscow',
    }
    const created = await queued(device, request)
    expect(created.status).toBe('uploaded')
    expect(textsOf(await settled(device, created.id))).toContain('5,1 ммоль/л (01.02.2026)')
    const again = await queued(device, request, created.clientId)
    expect({ id: again.id, status: again.status }).toEqual({ id: created.id, status: 'processed' })
  })

  it('say how many of their records were deleted meanwhile', async () => {
    const [kept, gone] = [await sheet(device, '2026-01-01', 5), await sheet(device, '2026-02-01', 77.7)]
    await device.call('healthRecords:delete', { id: gone.id })
    const { id } = await queued(device, { healthRecords: [kept.clientId, gone.clientId] })
    const texts = textsOf(await settled(device, id))
    expect(texts).toContain('1 выбранной записи уже нет')
    expect(texts).not.toContain('77,7')
    expect(await refusedAsk(device, [kept.id, gone.id])).toMatchObject({ code: 404 })
  })

  it('keep what they rest on, whatever a client writes back', async () => {
    const { id } = await ask(device, [(await sheet(device, '2026-01-01', 5)).id])
    const before = await device.call('insights:get', { uid: id as number })
    await device.call('healthRecords:update', { id: before.id, name: 'Моё имя', data: { insight: { model: 'other' } } })
    const after = await device.call('insights:get', { uid: before.id })
    expect({ name: after.name, insight: after.data.insight }).toEqual({ name: 'Моё имя', insight: before.data.insight })
  })

  it.each([
    ['general', ' '],
    ['custom', ' '],
    ['custom', null],
  ] as const)('%s with the prompt %j', async (insightType, customPrompt) => {
    const { id } = await sheet(device, '2026-01-01', 5)
    const refusal = await refusedAsk(device, [id], { insightType, customPrompt })
    expect(refusal === null).toBe(insightType === 'general')
    if (refusal) expect(refusal.data.code).toBe('INVALID_PARAMS')
  })

  it('can be written by hand and changed', async () => {
    const saved = await device.call('insights:save', { report: { name: 'Своё', summary: 'Мысли', content: '*текст*' } })
    expect(saved).toMatchObject({ name: 'Своё', recordType: 'insight', status: 'processed' })
    const again = await device.call('insights:save', { report: { id: saved.id, summary: 'Другое' } })
    expect(reportOf(again.data)).toMatchObject({ summary: 'Другое', content: '*текст*' })
    expect(await refusalOf(device, 'insights:save', { report: { summary: 5 } })).toMatchObject({
      data: { code: 'INVALID_PARAMS' },
    })
    const { id } = await sheet(device, '2026-01-01', 5)
    expect(await refusalOf(device, 'insights:save', { report: { id, summary: 'x' } })).toMatchObject({ code: 404 })
    expect(await refusalOf(device, 'insights:get', { uid: id })).toMatchObject({ code: 404 })
  })
})

onOneServer('insights by a model', ({ start }) => {
  let model: FakeModel
  let device: Client
  beforeAll(async () => {
    model = await startFakeModel()
    const server = await start({ env: { LLM_URL: model.url, LLM_MODEL: 'stand-in' } })
    device = await new Client(server.origin).signIn('patient')
  })
  afterAll(() => model.close())

  it('keep only what a line of the evidence carries, count the rest, and have the computed part below', async () => {
    const first = await sheet(device, '2025-11-20', 5.5)
    const second = await sheet(device, '2026-05-03', 6.8, 1)
    model.returns('Глюкоза: последнее 6,8 ммоль/л (03.05.2026), выше нормы. У вас диабет. Глюкоза была 9,9 ммоль/л.')
    const { id } = await ask(device, [first.id, second.id], { insightType: 'biomarkers' })
    const insight = await device.call('insights:get', { uid: id as number })
    expect(insightOf(insight.data).model).toBe('stand-in')
    const texts = textsOf(insight)
    expect(texts).toContain('- Глюкоза: последнее 6,8 ммоль/л (03.05.2026), выше нормы.')
    expect(texts).toContain('2 предложения модели убраны')
    expect(texts).toContain('По сравнению с предыдущим (5,5 ммоль/л, 20.11.2025)')
    expect(texts).not.toMatch(/диабет|9,9/)
  })

  it.each([401, 404, 413, ''])('that answers %j leave the computed part at once, which says so', async output => {
    const { id } = await sheet(device, '2026-05-03', 6.8, 1)
    model.returns(output)
    const from = model.requests.length
    const insight = await device.call('insights:get', { uid: (await ask(device, [id])).id as number })
    expect(model.requests.length - from).toBe(1)
    expect(insightOf(insight.data).model).toBe('built-in')
    expect(textsOf(insight)).toContain('6,8 ммоль/л')
    expect(textsOf(insight)).toContain('Языковая модель не ответила')
  })

  it('that are busy are asked again, and the computed part stands when they stay so', async () => {
    const { id } = await sheet(device, '2026-05-03', 6.8, 1)
    model.returns(503)
    const from = model.requests.length
    const { status, id: made } = await ask(device, [id])
    expect(status).toBe('success')
    const insight = await settled(device, made as number)
    expect(model.requests.length - from).toBe(3)
    expect(textsOf(insight)).toContain('Языковая модель не ответила')
  })

  it('that answer with something else keep none of it', async () => {
    const { id } = await sheet(device, '2026-05-03', 6.8, 1)
    model.returns('{"a": "b"}')
    const { id: made } = await ask(device, [id])
    expect(textsOf(await device.call('insights:get', { uid: made as number }))).not.toContain('b')
  })

  describe('with personal data hidden', () => {
    const secret = {
      name: 'Соколова Елена Викторовна',
      contactInfo: {
        phone: '+7 910 555-12-34',
        email: 'lena@sokolova.example',
        address: 'Тверь, ул. Трёхсвятская, 14',
      },
      insurance: { number: '6900 1234 5678 9012', company: 'Росгосстрах' },
    }
    const text =
      'Соколовой Елене Викторовне (Тверь, Трёхсвятская 14, тел. 8(910)555-12-34, lena@sokolova.example, полис 6900123456789012 Росгосстрах) повторить анализ.'
    const words = /сокол|елен|виктор|555|lena|твер|тр[её]хсвят|6900|госстрах/i

    const send = async (hide: boolean) => {
      const user = await device.call('userAccount.user:get', {})
      await device.call('userAccount.user:update', {
        data: user.data,
        patch: [{ op: 'set', path: ['preferences', 'insights', 'hidePatientPersonalData'], value: hide }],
      })
      const { name, ...data } = secret
      const patient = await device.call('userAccount.patients:create', { patient: { clientId: v7(), name, data } })
      const more = { patientId: patient.id, name: `Осмотр: ${name}` }
      const record = await visit(device, text, more)
      const from = model.requests.length
      model.returns('Повторить анализ.')
      const asked = { insightType: 'custom', customPrompt: 'Что назначили Соколовой Елене, тел. 89105551234?' } as const
      const { status } = await ask(device, [record.id], asked)
      expect(status).toBe('success')
      const sent = model.requests.slice(from)
      expect(sent).toHaveLength(1)
      return JSON.stringify(sent)
    }

    it('nothing of them is in any request, also where a record or the question has them', async () => {
      const sent = await send(true)
      expect(sent).toContain('повторить анализ')
      expect(sent).not.toMatch(words)
    })

    it('without the preference the record is sent as it is: the search finds what it looks for', async () => {
      expect(await send(false)).toMatch(words)
    })
  })
})
