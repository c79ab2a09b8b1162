import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { HealthRecord } from '../../../src/contract/entities/health-record.ts'
import type { RecordingReport } from '../../../src/contract/entities/recording-report.ts'
import { ReportOptions } from '../../../src/contract/entities/recording-report.ts'
import { reportOf, withReport } from '../../../src/domain/reports/versions/report-list.ts'
import {
  awaited,
  offered,
  requested,
  shownOf,
  ticked,
  versionsOf,
} from '../../../src/domain/reports/versions/versions.ts'
import { readVisits } from '../../factories/visits/visit.ts'
import { Client } from '../client.ts'
import { queryDatabase } from '../query-database.ts'
import { onOneServer, type PlacedServer } from '../servers.ts'
import { type FakeModel, startFakeModel } from './fake-model.ts'

const WAIT = { timeout: 30_000, interval: 50 }
const [VISIT = { transcript: '' }] = readVisits('given').filter(({ id }) => id === 'ru-01')
const options = ReportOptions.parse({})
const AT = '2026-11-20T10:00:00Z'

async function visit(device: Client, text = VISIT.transcript, clientId = v7()) {
  return device.call('healthRecords:create', {
    clientId,
    name: 'Visit',
    recordType: 'ambient-scribe',
    data: { subtype: 'dialog', transcription: { text, model: 'manual' } },
  })
}
const stored = async (device: Client, id: number, report = 'medical-history') =>
  reportOf((await device.call('healthRecords:get', { id })).data, report)
const settled = (device: Client, id: number, requestId: string, report = 'medical-history') =>
  vi.waitUntil(async () => {
    const found = await stored(device, id, report)
    return found?.requests?.find(one => one.id === requestId)?.outcome ? found : null
  }, WAIT) as Promise<RecordingReport>

/** What a device writes: a request, with the report that it has made itself. */
async function request(device: Client, id: number, change: (report: RecordingReport) => RecordingReport = one => one) {
  const { data, seq } = HealthRecord.parse(await device.call('healthRecords:get', { id }))
  const requestId = v7()
  const before: RecordingReport = { id: 'medical-history', type: 'system', content: '' }
  const provisional = { id: v7(), model: 'built-in', content: 'from the device', provisional: true, createdAt: AT }
  const report = change(requested(before, { id: requestId, at: AT, options, customInstructions: null }, provisional))
  const params = { id, data: withReport(data, report.id, report), baseSeq: seq }
  await device.call('healthRecords:update', params)
  return { requestId, params }
}

onOneServer('reports by the built-in engine', ({ start }) => {
  let server: PlacedServer
  let device: Client
  beforeAll(async () => {
    server = await start({})
    device = await new Client(server.origin).signIn('admin')
  })

  it('are answered at once, with the place of every sentence, and stored', async () => {
    const { id } = await visit(device)
    const { status, report } = await device.call('reports:generate', { healthRecordId: id, reportType: 'summary' })
    expect({ status, model: report?.model }).toEqual({ status: 'success', model: 'built-in' })
    const sentences = report?.evidence?.sections.flatMap(one => one.sentences) ?? []
    expect(sentences.length).toBeGreaterThan(5)
    for (const { spans, quotes } of sentences)
      expect(spans.map(([from, to]) => VISIT.transcript.slice(from, to))).toEqual(quotes)
    expect(await stored(device, id, 'summary')).toEqual(report)
  })

  it('a repeated call with the same opId gives the same report', async () => {
    const { id } = await visit(device)
    const opId = v7()
    const ask = () => device.call('reports:generate', { healthRecordId: id, reportType: 'summary' }, { opId })
    const [first, again] = [await ask(), await ask()]
    expect(again.report).toEqual(first.report)
    expect((await stored(device, id, 'summary'))?.requests).toHaveLength(1)
  })

  it('the request of a device is answered in its recording; an older state that is written back loses no version', async () => {
    const { id } = await visit(device)
    const { requestId, params } = await request(device, id)
    const report = await settled(device, id, requestId)
    expect(shownOf(report)?.provisional).toBeUndefined()
    expect(versionsOf(report).map(({ content }) => content)).toContain('from the device')
    const older = { ...(await device.call('healthRecords:get', { id })).data, reports: params.data.reports ?? [] }
    await device.call('healthRecords:update', { id, data: older })
    const again = (await stored(device, id))!
    expect(awaited(again)).toBeNull()
    expect(
      versionsOf(again)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(
      versionsOf(report)
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  it('stands beside the version that a person has ticked', async () => {
    const { id } = await visit(device)
    const { requestId } = await request(device, id, one => ticked(one, 'drugs', { by: 'Dr', at: AT }))
    const report = await settled(device, id, requestId)
    expect(shownOf(report)?.content).toBe('from the device')
    expect(offered(report)?.model).toBe('built-in')
  })

  it('a recording without a transcript is refused in words, and not counted', async () => {
    const { id } = await visit(device, '')
    const { status, error } = await device.call('reports:generate', { healthRecordId: id, reportType: 'summary' })
    expect({ status, key: error?.i18nKey }).toEqual({ status: 'error', key: 'reports.error.NO_TRANSCRIPT' })
  })

  it('a custom report that the account has not fails with its reason and is given back', async () => {
    const { id } = await visit(device)
    const { status, error } = await device.call('reports:generate', { healthRecordId: id, reportType: 'custom_1_x' })
    expect({ status, key: error?.i18nKey }).toEqual({ status: 'error', key: 'reports.error.UNKNOWN_REPORT' })
  })

  it('a custom report prints the sections that its prompt names', async () => {
    const report = { id: 'custom_2_y', name: 'Drugs', systemPrompt: 'Только препараты и когда явка' }
    await device.call('userAccount.user:update', {
      patch: [{ op: 'set', path: ['ambientScribe', 'reports'], value: [report] }],
    })
    const { id } = await visit(device)
    const made = await device.call('reports:generate', { healthRecordId: id, reportType: 'custom_2_y' })
    expect(made.report?.evidence?.sections.map(one => one.id)).toEqual(['drugHistory', 'drugs', 'followUp'])
  })

  it('a triage or a record of another kind has no reports', async () => {
    const record = await device.call('healthRecords:create', { clientId: v7(), name: 'Log', recordType: 'healthLog' })
    const refused = await device.fail('reports:generate', { healthRecordId: record.id, reportType: 'summary' })
    expect(refused.name).toBe('NOT_FOUND')
  })

  it('each written report is counted once; refused and failed ones are not (decision 120)', async () => {
    await server.stop()
    const count = `select used from usage_counters where counter = 'aiInsights'`
    expect((await queryDatabase(server.place, [count]))[0]).toEqual([{ used: 5 }])
  })
})

onOneServer('reports by a language model', ({ start }) => {
  let device: Client
  let model: FakeModel
  beforeAll(async () => {
    model = await startFakeModel()
    const server = await start({ env: { LLM_URL: model.url, LLM_MODEL: 'liar-1' } })
    device = await new Client(server.origin).signIn('admin')
  })
  afterAll(() => model.close())
  const generate = async (reportType = 'medical-history') => {
    const { id } = await visit(device)
    return { id, ...(await device.call('reports:generate', { healthRecordId: id, reportType })) }
  }

  it('carry the verdict on each sentence: what the model changed or invented is marked', async () => {
    model.returns(`## Жалобы
Давит за грудиной при подъёме на третий этаж. Тошнота и холодный пот во время приступа.
## Принимаемые препараты
Конкор 10 мг утром. Кардиомагнил на ночь.
## Семейный анамнез
Инфаркт у пациента в 52 года.`)
    const { report } = await generate()
    const judged = report?.evidence?.sections.flatMap(({ sentences }) => sentences) ?? []
    expect(judged.map(({ text, verdict, change }) => [text, verdict, change])).toEqual([
      ['Давит за грудиной при подъёме на третий этаж.', 'supported', undefined],
      ['Тошнота и холодный пот во время приступа.', 'unsupported', undefined],
      ['Конкор 10 мг утром.', 'changed', 'dose'],
      ['Кардиомагнил на ночь.', 'supported', undefined],
      ['Инфаркт у пациента в 52 года.', 'changed', 'experiencer'],
    ])
    expect(report?.model).toBe('liar-1')
    for (const { text, at } of judged) expect(report?.content.slice(...(at ?? [0, 0]))).toBe(text)
    expect(model.requests.at(-1)?.instructions).toContain('Жалобы')
    expect(model.requests.at(-1)?.material).toBe(VISIT.transcript)
  })

  it('of a custom report follow its prompt and the additional instructions', async () => {
    const report = { id: 'custom_3_z', name: 'Letter', systemPrompt: 'Write a letter to the GP.' }
    await device.call('userAccount.user:update', {
      patch: [{ op: 'set', path: ['ambientScribe', 'reports'], value: [report] }],
    })
    model.returns('Давит за грудиной.')
    const { id } = await visit(device)
    const customInstructions = 'One line.'
    const made = await device.call('reports:generate', {
      healthRecordId: id,
      reportType: report.id,
      customInstructions,
    })
    expect(made.report).toMatchObject({ content: 'Давит за грудиной.', customInstructions, type: 'custom' })
    expect(model.requests.at(-1)?.instructions).toMatch(/Write a letter to the GP\.\nOne line\./)
  })

  it.each([
    ['cut off', 'half', { ended: 'length' }, 'CUT_OFF'],
    ['refused', '', { refusal: 'no' }, 'REFUSED'],
    ['empty', ' ', {}, 'EMPTY'],
  ])('that are %s end with their reason, and what the device wrote stays', async (_how, output, how, code) => {
    model.returns(output, how)
    const { id } = await visit(device)
    const { requestId } = await request(device, id)
    const report = await settled(device, id, requestId)
    expect(report.requests?.[0]).toMatchObject({ outcome: 'failed', errorKey: `reports.error.${code}` })
    expect(shownOf(report)?.content).toBe('from the device')
  })

  it('that are JSON are shown as text, each sentence in its place', async () => {
    model.returns({ Жалобы: 'Давит за грудиной.', 'Принимаемые препараты': ['Конкор 10 мг утром.'] })
    const { report } = await generate()
    expect(report?.content).toBe('## Жалобы\n\nДавит за грудиной.\n\n## Принимаемые препараты\n\n- Конкор 10 мг утром.')
    const judged = report?.evidence?.sections.flatMap(({ sentences }) => sentences) ?? []
    expect(judged.map(({ verdict }) => verdict)).toEqual(['supported', 'changed'])
    for (const { text, at } of judged) expect(report?.content.slice(...(at ?? [0, 0]))).toBe(text)
  })

  it('end at once if the model refuses the key', async () => {
    model.returns(401)
    const { id } = await visit(device)
    const asked = model.requests.length
    const { requestId } = await request(device, id)
    const report = await settled(device, id, requestId)
    expect(report.requests?.[0]).toMatchObject({ outcome: 'failed', errorKey: 'reports.error.MISCONFIGURED' })
    expect(model.requests.length).toBe(asked + 1)
  })

  it('are asked for again while the model is busy', async () => {
    model.returns(503)
    const { id } = await visit(device)
    const { requestId } = await request(device, id)
    await vi.waitUntil(() => model.requests.length > 0 && model.requests.at(-1)?.material === VISIT.transcript, WAIT)
    model.returns('Давит за грудиной.')
    expect((await settled(device, id, requestId)).model).toBe('liar-1')
  })
})
