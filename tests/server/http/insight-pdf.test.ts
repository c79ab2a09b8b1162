import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../factories/pdf/read-pdf.ts'
import { Client } from '../client.ts'
import { queryDatabase } from '../query-database.ts'
import { onOneServer, startServer } from '../servers.ts'
import type { TestServer } from '../test-server.ts'

let server: TestServer
let owner: Client
let other: Client
let admin: Client
let insight: { id: number; clientId: string }
let lab: { id: number }

const NAME = 'Глюкоза: "два года" / 2024–2026'
const report = {
  summary: 'Глюкоза выросла с 5,1 до 6,4 ммоль/л.',
  content:
    '## По датам\n\n| Дата | Значение |\n|---|---|\n| 12.03.2025 | 5,1 ммоль/л |\n| 14.05.2026 | 6,4 ммоль/л |\n',
  recommendations: 'Повторить через 3 месяца.',
}

beforeAll(async () => {
  server = await startServer()
  owner = await new Client(server.origin).signIn('patient')
  other = await new Client(server.origin).signIn('doctor')
  admin = await new Client(server.origin).signIn('admin')
  const made = (recordType: 'insight' | 'labResults') =>
    owner.call('healthRecords:create', {
      ...{ clientId: v7(), name: NAME, recordType, status: 'processed', data: { date: '2026-05-20', report } },
    })
  insight = await made('insight')
  lab = await made('labResults')
})
afterAll(() => server.stop())

const get = (who: Client | null, path: string, method = 'GET') =>
  fetch(`${server.origin}/api/reports/${path}`, {
    method,
    headers: who?.token ? { authorization: `Bearer ${who.token}` } : {},
  })

describe('GET /api/reports/{id}.pdf', () => {
  it('is the insight of its owner, by either id, as a download that is never kept', async () => {
    for (const id of [insight.id, insight.clientId]) {
      const response = await get(owner, `${id}.pdf?lang=ru`)
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
      const disposition = response.headers.get('content-disposition') ?? ''
      expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''/)
      expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe('Глюкоза_ _два года_ _ 2024–2026.pdf')
      const { text, info } = await readPdf(new Uint8Array(await response.arrayBuffer()))
      expect(info.Title).toBe(NAME)
      for (const one of [
        NAME,
        'с 5,1 до 6,4 ммоль/л.',
        '12.03.2025 5,1 ммоль/л',
        '14.05.2026 6,4 ммоль/л',
        'через 3 месяца',
      ])
        expect(text).toContain(one)
    }
  })

  it('is the same bytes each time, and speaks the language that was asked for', async () => {
    const [one, two] = await Promise.all([1, 2].map(async () => (await get(owner, `${insight.id}.pdf`)).arrayBuffer()))
    expect(Buffer.compare(Buffer.from(one!), Buffer.from(two!))).toBe(0)
    const el = await readPdf(new Uint8Array(await (await get(owner, `${insight.id}.pdf?lang=el`)).arrayBuffer()))
    expect(el.text).toContain('Συστάσεις')
  })

  it('answers a HEAD without a body', async () => {
    const response = await get(owner, `${insight.id}.pdf`, 'HEAD')
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  it('S1: is the same 404 for every other account, kind, id and caller', async () => {
    const unknown = [
      await get(other, `${insight.id}.pdf`),
      await get(other, `${insight.clientId}.pdf`),
      await get(admin, `${insight.id}.pdf`),
      await get(null, `${insight.id}.pdf`),
      await get(owner, `${lab.id}.pdf`),
      await get(owner, `${v7()}.pdf`),
      await get(owner, '999999999.pdf'),
      await get(owner, '0.pdf'),
      await get(owner, `${insight.id}%20.pdf`),
      await get(owner, "1'%20or%20'1'='1.pdf"),
      await get(owner, '9999999999999999999999.pdf'),
    ]
    const answers = await Promise.all(
      unknown.map(async one => [
        one.status,
        one.headers.get('content-type'),
        one.headers.get('cache-control'),
        await one.text(),
      ]),
    )
    for (const one of answers) expect(one).toEqual([404, 'text/plain', 'no-store', 'Not found'])
  })

  it('is gone with its record', async () => {
    const gone = await owner.call('healthRecords:create', {
      ...{ clientId: v7(), name: 'x', recordType: 'insight', status: 'processed', data: { report } },
    })
    await owner.call('healthRecords:delete', { healthRecordId: gone.id })
    expect((await get(owner, `${gone.id}.pdf`)).status).toBe(404)
  })
})

onOneServer('S8: the audit of PDFs', ({ start }) => {
  it('has a row for each that left and each that was refused, without clinical text', async () => {
    const server = await start()
    const device = await new Client(server.origin).signIn('basic')
    const { id } = await device.call('healthRecords:create', {
      ...{ clientId: v7(), name: NAME, recordType: 'insight', status: 'processed', data: { report } },
    })
    const authorization = `Bearer ${device.token}`
    await fetch(`${server.origin}/api/reports/${id}.pdf`, { headers: { authorization } })
    await fetch(`${server.origin}/api/reports/999999.pdf`, { headers: { authorization } })
    await fetch(`${server.origin}/api/reports/${id}.pdf`, { headers: { authorization: 'Bearer made-up' } })
    await fetch(`${server.origin}/api/reports/${id}.pdf`)
    await server.stop()
    const [rows] = await queryDatabase(server.place, [
      "select action, outcome, object_type, object_id, user_id is not null as known from audit where action = 'reports:pdf' order by id",
    ])
    const row = { action: 'reports:pdf', object_type: null, object_id: null }
    expect(rows).toEqual([
      { ...row, outcome: 'ok', object_type: 'health-record', object_id: String(id), known: true },
      { ...row, outcome: 'NOT_FOUND', known: true },
      { ...row, outcome: 'UNAUTHORIZED', known: false },
    ])
  })
})
