import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from '../client.ts'
import { startServer } from '../servers.ts'
import type { TestServer } from '../test-server.ts'
import { webmBytes } from './audio.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
let server: TestServer
let device: Client
beforeAll(async () => {
  server = await startServer()
  device = await new Client(server.origin).signIn('doctor')
})
afterAll(() => server.stop())

/** What a device whose clock is a day ahead claims for `ago` milliseconds before now. */
const claimed = (ago = 0) => new Date(Date.now() + DAY_MS - ago).toISOString()
const meta = () => ({ deviceTime: Date.now() + DAY_MS, opId: v7() })
const offNow = (time: unknown, ago = 0) => Math.abs(Date.parse(String(time)) - (Date.now() - ago))
const HOUR_MS = 60 * MINUTE_MS

describe('the times of a device whose clock is a day ahead are corrected within a minute when they arrive (I13)', () => {
  it('of a record and of a transcript', async () => {
    const createdAt = claimed(HOUR_MS)
    const record = { name: 'R', recordType: 'ambient-scribe' as const, createdAt, data: { date: createdAt } }
    const made = await device.call('healthRecords:create', record, meta())
    expect(offNow(made.createdAt, HOUR_MS)).toBeLessThan(MINUTE_MS)
    expect(offNow(made.data.date, HOUR_MS)).toBeLessThan(MINUTE_MS)
    expect(made.data.deviceTime).toEqual({ createdAt, date: createdAt, aheadMinutes: 1440 })
  })

  it('of a patient', async () => {
    const patient = { clientId: v7(), name: 'P', data: { nickname: 'p' }, createdAt: claimed() }
    const made = await device.call('userAccount.patients:create', { patient }, meta())
    expect(offNow(made.createdAt)).toBeLessThan(MINUTE_MS)
    expect(made.data).toEqual({
      nickname: 'p',
      deviceTime: { createdAt: patient.createdAt, aheadMinutes: 1440 },
    })
    const changed = { clientId: made.clientId, name: 'Q', data: { nickname: 'q' } }
    const edited = await device.call('userAccount.patients:update', { patient: changed, baseSeq: made.seq }, meta())
    expect(edited.data).toEqual({ ...made.data, nickname: 'q' })
  })

  it('of a recording and of a triage that are uploaded', async () => {
    const file = { fileName: 'a.webm', mimeType: 'audio/webm', fileContent: webmBytes(900).toString('base64') }
    const createdAt = claimed(HOUR_MS)
    const scribe = { documentAssetType: 'ambient-scribe' as const, createdAt, duration: 10 }
    const sent = await device.call('fileUpload:upload', { clientId: v7(), ...file, options: scribe }, meta())
    expect(offNow(sent.healthRecord?.createdAt, HOUR_MS)).toBeLessThan(MINUTE_MS)
    expect(sent.healthRecord?.data.deviceTime).toEqual({ createdAt, aheadMinutes: 1440 })
    const triage = {
      ...{ documentAssetType: 'triage' as const, duration: 10, createdAt },
      triageData: { startedAt: createdAt },
    }
    const assessed = await device.call('fileUpload:upload', { clientId: v7(), ...file, options: triage }, meta())
    expect(offNow(assessed.healthRecord?.createdAt, HOUR_MS)).toBeLessThan(MINUTE_MS)
    expect(offNow(assessed.healthRecord?.data.startedAt, HOUR_MS)).toBeLessThan(MINUTE_MS)
  })

  it('of a reassessment', async () => {
    const made = await device.call('healthRecords:create', { name: 'T', recordType: 'triage', data: {} }, meta())
    const at = claimed(HOUR_MS)
    const checks = [{ id: v7(), kind: 'reassessed', at }]
    const changed = await device.call('healthRecords:update', { id: made.id, data: { checks } }, meta())
    const [check] = changed.data.checks as { at: string; deviceAt: string }[]
    expect(offNow(check?.at, HOUR_MS)).toBeLessThan(MINUTE_MS)
    expect(check?.deviceAt).toBe(at)
  })
})

it('a repeated creation is the same one, and a day that a person chose stays', async () => {
  const record = {
    ...{ clientId: v7(), name: 'R', recordType: 'healthLog' as const },
    ...{ createdAt: claimed(), data: { date: '2026-11-20' } },
  }
  const made = await device.call('healthRecords:create', record, meta())
  expect(made.data.date).toBe('2026-11-20')
  expect(await device.call('healthRecords:create', record, meta())).toEqual(made)
})

it('the times of a clock that is right, and what was given back after a restore, stay to the millisecond', async () => {
  const createdAt = '2020-01-02T03:04:05.678Z'
  const record = { name: 'R', recordType: 'healthLog' as const, createdAt }
  const right = await device.call('healthRecords:create', record, { deviceTime: Date.now() + 20_000 })
  expect(right.createdAt).toBe(createdAt)
  expect(right.data.deviceTime).toBeUndefined()
  const restored = { ...meta(), restoredFrom: { epoch: 'e', seq: 1 } }
  expect((await device.call('healthRecords:create', record, restored)).createdAt).toBe(createdAt)
})
