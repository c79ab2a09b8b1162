import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from '../../client.ts'
import { onOneServer, type PlacedServer } from '../../servers.ts'
import type { FakeModel } from '../fake-model.ts'
import { create, PNEUMONIA, settled, speech, triageServer, upload, WELL } from './triage-server.ts'

onOneServer('a triage', ({ start }) => {
  let server: PlacedServer
  let model: FakeModel
  let device: Client
  let other: Client
  beforeAll(async () => {
    ;({ server, model, device, other } = await triageServer(start))
  })
  afterAll(() => model.close())

  describe('with typed values alone', () => {
    it('is created like any record and scored at once', async () => {
      const made = await create(device, { profile: { id: 'mts-v1.0' }, typed: { vitals: WELL } })
      expect(made.status).toBe('processing')
      const { data } = await settled(device, made.id)
      expect(data.results).toMatchObject({
        classification: { category: { id: 'green' }, confidence: 1 },
        summary: expect.stringContaining('NEWS2 0'),
        documentAssetId: null,
      })
    })

    it('is scored again when a value is corrected, and not when it is renamed', async () => {
      const made = await create(device, { profile: { id: 'mts-v1.0' }, typed: { vitals: WELL } })
      const first = await settled(device, made.id)
      const renamed = await device.call('healthRecords:update', { id: made.id, name: 'Bed 4' })
      expect(renamed).toMatchObject({
        status: 'processed',
        data: { results: { scoredAt: first.data.results?.scoredAt } },
      })
      const patch = [{ op: 'set' as const, path: ['typed', 'vitals', 'RR'], value: 25 }]
      expect(await device.call('healthRecords:update', { id: made.id, patch })).toMatchObject({ status: 'processing' })
      const second = await settled(device, made.id)
      expect(second.data.results?.extractedData).toMatchObject({
        vitals: { RR: 25, HR: 72 },
        assessmentScales: { news2: { totalScore: 3 } },
      })
    })

    it('is parsed in the language of its words, whatever the interface’s, as on the device', async () => {
      const transcription = { text: 'Πίεση 13 με 8, σφύξεις 88.', model: 'captions' }
      const { id } = await create(device, { locale: 'en', transcription })
      const { data } = await settled(device, id)
      expect(data.results?.extractedData).toMatchObject({ vitals: { SBP: 130, DBP: 80, HR: 88 } })
    })

    it('without any value reports that nothing was found', async () => {
      const { id } = await create(device, {})
      const { status, data } = await settled(device, id)
      expect(status).toBe('error')
      expect(data).toMatchObject({ errorKey: 'triage.noResults.nothingFound', results: null })
    })

    it('I2: created again returns the existing row, also after scoring; other values are a conflict', async () => {
      const clientId = v7()
      const data = { profile: { id: 'mts-v1.0' }, typed: { vitals: WELL } }
      const made = await create(device, data, { clientId })
      const done = await settled(device, made.id)
      expect(await create(other, data, { clientId })).toEqual(done)
      const another = { recordType: 'triage' as const, clientId, data: { ...data, typed: { vitals: { HR: 73 } } } }
      expect(await other.fail('healthRecords:create', another)).toMatchObject({ name: 'CONFLICT' })
    })

    it('gets a recording with its clientId, and keeps its typed values', async () => {
      speech('ru', PNEUMONIA)()
      const clientId = v7()
      const made = await create(device, { profile: { id: 'mts-v1.0' }, typed: { vitals: { SpO2: 95 } } }, { clientId })
      await settled(device, made.id)
      const { healthRecord } = await upload(
        device,
        { locale: 'ru', triageData: { typed: { vitals: { SpO2: 80 } } } },
        clientId,
      )
      expect(healthRecord).toMatchObject({ id: made.id, status: 'transcribing' })
      const { data } = await settled(device, made.id)
      expect(data).toMatchObject({ profile: { id: 'mts-v1.0' }, typed: { vitals: { SpO2: 95 } } })
      expect(data.results?.extractedData.vitals).toMatchObject({ SpO2: 95, RR: 24 })
    })

    it('parses a transcript typed by a person, which no engine replaces', async () => {
      const { id } = await create(device, { locale: 'en' })
      await settled(device, id)
      await device.call('healthRecords:updateTranscription', { id, text: 'Pulse 96, sats 95 on room air.' })
      const { data } = await settled(device, id)
      expect(data.results?.evidence[0]).toMatchObject({ fact: 'HR', value: 96, from: 'speech', certainty: 0.95 })
    })
  })

  describe('server keys', () => {
    it('cannot be written by a client', async () => {
      const made = await create(device, {
        profile: { id: 'mts-v1.0' },
        typed: { vitals: WELL },
        results: { forged: true },
      })
      const { data } = await settled(device, made.id)
      const forged = { ...data.results, classification: { ...data.results?.classification, category: null } }
      const patch = [
        { op: 'set' as const, path: ['results', 'classification', 'category'], value: { id: 'blue', name: 'Blue' } },
        { op: 'set' as const, path: ['profile'], value: { id: 'russia_moscow_v1' } },
      ]
      const written = await device.call('healthRecords:update', { id: made.id, data: { results: forged }, patch })
      expect(written.data.results).toEqual(data.results)
      expect(written).toMatchObject({ status: 'processed', data: { profile: { id: 'mts-v1.0' } } })
    })

    it('S1: cannot be read by another account', async () => {
      const { id } = await create(device, { typed: { vitals: WELL } })
      const stranger = await new Client(server.origin).signIn('patient')
      expect(await stranger.fail('healthRecords:get', { id })).toMatchObject({ name: 'NOT_FOUND' })
      const patch = [{ op: 'set' as const, path: ['typed'], value: {} }]
      expect(await stranger.fail('healthRecords:update', { id, patch })).toMatchObject({ name: 'NOT_FOUND' })
    })

    it('refuse invalid data', async () => {
      const { id } = await create(device, { typed: { vitals: WELL } })
      const wrong = { id, data: { typed: { vitals: { HR: 'fast' } } } }
      expect(await device.fail('healthRecords:update', wrong)).toMatchObject({ errorType: 'InvalidTriageData' })
      expect(await device.fail('healthRecords:update', { id, recordType: 'others' })).toMatchObject({
        errorType: 'TriageForEver',
      })
    })
  })

  it('is listed with its own kind only, and deleted for good', async () => {
    const { id } = await create(device, { typed: { vitals: WELL } })
    await settled(device, id)
    expect((await device.call('healthRecords:list', {})).some(one => one.recordType === 'triage')).toBe(false)
    const [newest] = await device.call('healthRecords:list', { recordTypes: ['triage'] })
    expect(newest).toMatchObject({ id, data: { results: { classification: { category: { id: 'rus_green' } } } } })
    expect(newest?.data).not.toHaveProperty('heard')
    const gone = await device.call('healthRecords:delete', { id })
    expect(gone.deletedAt).not.toBeNull()
    expect(await device.fail('healthRecords:update', { id, data: { typed: {} } })).toMatchObject({ name: 'CONFLICT' })
  })
})
