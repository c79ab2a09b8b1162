import { v7 } from 'uuid'
import { beforeAll, expect, it } from 'vitest'
import { HealthRecord } from '../../../src/contract/entities/health-record.ts'
import type { RecordingReport } from '../../../src/contract/entities/recording-report.ts'
import { METHODS, type MethodName, methodNamed } from '../../../src/contract/methods.ts'
import { ACCESS_ROWS, NO_THINGS } from '../../contract/access-rows.ts'
import { Client } from '../client.ts'
import { webmBytes } from '../modules/audio.ts'
import { queryDatabase } from '../query-database.ts'
import { onOneServer, type PlacedServer } from '../servers.ts'

const NOTHING = { QUOTA_BASIC: '0', QUOTA_PROFESSIONAL: '0' }
const AT = '2026-11-20T12:00:00.000Z'
const TRANSCRIPT = 'Жалобы на кашель три дня. Температура 37,8. Назначен парацетамол 500 мг.'

/** Methods that begin work which is counted (decision 120); of every other none may ever ask for money. */
const COUNTED: readonly MethodName[] = [
  'fileUpload:initChunkedUpload',
  'fileUpload:upload',
  'reports:generate',
  'reports:timeline',
]

onOneServer('an account without quota and without balance', ({ start }) => {
  let server: PlacedServer
  let device: Client
  beforeAll(async () => {
    server = await start({ env: NOTHING })
    device = await new Client(server.origin).signIn('doctor')
  })
  const visit = (data: Record<string, unknown> = {}) =>
    device.call('healthRecords:create', {
      ...{ clientId: v7(), name: 'Visit', recordType: 'ambient-scribe' },
      data: { date: AT, duration: 60, transcription: { text: TRANSCRIPT, duration: 60 }, ...data },
    })
  const upload = (options: Record<string, unknown>) => {
    const fileContent = webmBytes(3000).toString('base64')
    return device.call('fileUpload:upload', { fileName: 'a.webm', mimeType: 'audio/webm', fileContent, options })
  }

  it('decision 121: records, sends, names, edits and deletes recordings and triages as if it had both', async () => {
    const { id } = await visit()
    await device.call('healthRecords:updateTranscription', { id, healthRecordId: id, text: 'Edited.' })
    await device.call('healthRecords:update', { id, healthRecordId: id, name: 'Another name' })
    const recorded = await upload({ documentAssetType: 'ambient-scribe', duration: 60 })
    expect(recorded.status).toBe('success')
    const audio = { documentAssetType: 'ambient-scribe' as const }
    const chunked = { clientId: v7(), fileName: 'b.webm', mimeType: 'audio/webm', size: 1_000_000, options: audio }
    expect((await device.call('fileUpload:initChunkedUpload', chunked)).uploadId).toBeDefined()
    const typed = { profile: { id: 'russia_moscow_v1' }, typed: { vitals: { SpO2: 95, HR: 80 } } }
    const triage = await device.call('healthRecords:create', {
      ...{ clientId: v7(), name: '', recordType: 'triage', data: { triage: typed } },
    })
    expect(triage.id).toBeGreaterThan(0)
    const spoken = { documentAssetType: 'triage', duration: 60, triageData: { profile: 'russia_moscow_v1' } }
    expect((await upload(spoken)).status).toBe('success')
    const { sessionId } = await device.call('chat:createSession', { context: { recordingId: id } })
    await device.call('chat:sendMessage', { sessionId, message: 'Температура?' })
    await device.call('healthRecords:delete', { id, healthRecordId: id })
  })

  it('a recording that asks for reports without a network is stored; only the reports are not written', async () => {
    const options = { language: 'ru-RU' }
    const report = (id: string) => ({
      ...{ id, type: 'system', content: '', requests: [{ id: v7(), at: AT, options }] },
    })
    const { id } = await visit({ reports: [report('summary'), report('medical-history')] })
    const { data } = await device.call('healthRecords:get', { id, healthRecordId: id })
    const reports = data.reports as { requests: unknown[] }[]
    expect(reports.map(one => one.requests)).toMatchObject(
      Array(2).fill([{ outcome: 'failed', errorKey: 'reports.error.INSUFFICIENT_BALANCE' }]),
    )
    const own = HealthRecord.parse(await device.call('healthRecords:get', { id, healthRecordId: id }))
    await device.call('healthRecords:update', {
      ...{ id, healthRecordId: id, baseSeq: own.seq },
      data: { ...own.data, reports: [...(own.data.reports as RecordingReport[]), report('custom_1')] } as never,
    })
    const { data: after } = await device.call('healthRecords:get', { id, healthRecordId: id })
    expect((after.reports as unknown[]).at(-1)).toMatchObject({ requests: [{ outcome: 'failed' }] })
  })

  it('over all methods: exactly those that are counted ask for money, and nothing of theirs is begun', async () => {
    const lab = await device.call('healthRecords:create', { name: 'L', recordType: 'labResults', status: 'processed' })
    const patient = await device.call('userAccount.patients:create', { patient: { name: 'P' } })
    /** They would end the session or the account. */
    const ends: readonly string[] = [
      'userAccount.user:logout',
      'userAccount.user:delete',
      'userAccount.sessions:revoke',
    ]
    const asked: string[] = []
    for (const { name } of METHODS.filter(one => !ends.includes(one.name))) {
      const params = ACCESS_ROWS[name as MethodName].params({
        ...NO_THINGS,
        patient,
        healthRecord: await visit(),
        freshClientId: v7(),
      })
      const given = name === 'reports:timeline' ? { ...params, healthRecords: [lab.id] } : params
      expect(methodNamed(name as MethodName).params.safeParse(given).success, name).toBe(true)
      const reply = await device.post(device.request(name as MethodName, given as never))
      const { error } = (await reply.json()) as { error?: { data: { code: string } } }
      if (error?.data.code === 'INSUFFICIENT_BALANCE') asked.push(name)
    }
    expect(asked.sort()).toEqual(COUNTED)
  })

  it('has used nothing, and nothing waits to be done', async () => {
    const { usage } = await device.call('payments.subscriptions:get', {})
    expect(usage).toEqual({ uploadFiles: 0, aiInsights: 0 })
    await server.stop()
    const rows = await queryDatabase(server.place, [
      'select count(*)::int as n from uses',
      'select count(*)::int as n from ledger_entries',
      "select count(*)::int as n from jobs.job where name in ('read', 'report', 'insight')",
      "select count(*)::int as n from health_records where data->'insight'->'request' is not null",
    ])
    expect(rows).toEqual([[{ n: 0 }], [{ n: 0 }], [{ n: 0 }], [{ n: 0 }]])
  })
})
