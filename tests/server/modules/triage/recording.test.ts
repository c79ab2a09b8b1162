import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Client } from '../../client.ts'
import { queryDatabase } from '../../query-database.ts'
import { onOneServer, type PlacedServer } from '../../servers.ts'
import { sha256, webmBytes } from '../audio.ts'
import type { FakeModel } from '../fake-model.ts'
import {
  ASR_COMMAND,
  look,
  missHeartbeatsAt,
  PNEUMONIA,
  settled,
  speech,
  triageServer,
  upload,
  WAIT,
  WELL,
} from './triage-server.ts'

onOneServer('a triage', ({ kind, start }) => {
  let server: PlacedServer
  let model: FakeModel
  let device: Client
  let other: Client
  beforeAll(async () => {
    ;({ server, model, device, other } = await triageServer(start))
  })
  afterAll(() => model.close())

  describe('with a recording', () => {
    it('is transcribed, parsed and scored, with the words of every value', async () => {
      const release = speech('ru', PNEUMONIA)
      const { healthRecord, documentAssetId, ambientRecording } = await upload(device, { locale: 'ru-RU' })
      expect(healthRecord).toMatchObject({ recordType: 'triage', status: 'transcribing', name: '' })
      expect(ambientRecording).toBeNull()
      release()
      const { data, status, updatedByDevice } = await settled(device, healthRecord?.id)
      expect({ status, updatedByDevice }).toEqual({ status: 'processed', updatedByDevice: null })
      expect(data).toMatchObject({ errorKey: null, speechError: null, profile: { id: 'russia_moscow_v1' } })
      const { results } = data
      expect(results).toMatchObject({
        classification: { category: { id: 'rus_red' }, confidence: 0.9, redlineForced: true },
        extractedData: {
          vitals: { RR: 24, SpO2: 93, SBP: 118, HR: 108, Temp: 38.6, GCS: null },
          patient: { ageYears: 67, sex: 'male' },
          assessmentScales: { news2: { totalScore: 8, riskLevel: 'high' } },
          complaints: ['Мужчина 67 лет, жалуется на одышку.'],
        },
        healthRecordId: healthRecord?.id,
        documentAssetId,
        locale: 'en',
      })
      for (const { from, text, span } of results?.evidence ?? []) {
        if (from === 'speech' && span) expect(PNEUMONIA.slice(span.start, span.end)).toBe(text)
      }
    })

    it('prefers a typed value to the spoken one, and reports the difference', async () => {
      speech('ru', PNEUMONIA)()
      const triageData = { profileId: 'mts-v1.0', typed: { vitals: { SpO2: 95, HR: 108 } } }
      const { healthRecord } = await upload(device, { locale: 'ru', triageData })
      const { data } = await settled(device, healthRecord?.id)
      expect(data.results).toMatchObject({
        classification: { category: { id: 'red' }, confidence: 0.75 },
        extractedData: { vitals: { SpO2: 95 }, assessmentScales: { news2: { totalScore: 7 }, morse: null } },
        differences: [{ fact: 'SpO2', used: 95, from: 'typed', heard: 93 }],
      })
    })

    it('decision 105: accepts the old spelling of its options, under the old method name', async () => {
      speech('ru', 'пульс 72')()
      const patient = await device.call('userAccount.patients:create', {
        patient: { name: 'Анна Ильина', data: { dateOfBirth: '2015-03-01', gender: 'female' } },
      })
      const startedAt = '2026-11-20T08:00:00.000Z'
      const response = await device.post({
        jsonrpc: '2.0',
        id: 1,
        method: 'fileUpload.upload',
        params: {
          fileName: 'triage.webm',
          fileContent: webmBytes(2000).toString('base64'),
          mimeType: 'audio/webm',
          duration: 12,
          locale: 'ru',
          options: { patientId: patient.id, startedAt, vitals: { SpO2: 97 } },
          triageData: { profileId: 'no-such-profile', usePatientNameAsRecordingName: true },
        },
      })
      const { result } = (await response.json()) as { result: { healthRecord: { id: number } } }
      const record = await settled(device, result.healthRecord.id)
      expect(record).toMatchObject({ name: 'Анна Ильина', createdAt: startedAt, patientId: patient.id })
      expect(record.data).toMatchObject({
        profile: { id: 'russia_moscow_v1' },
        typed: { vitals: { SpO2: 97 } },
        startedAt,
      })
      // The patient is eleven, so NEWS2 does not apply.
      expect(record.data.results).toMatchObject({
        classification: { category: null, confidence: 0 },
        extractedData: { vitals: { HR: 72, SpO2: 97 }, patient: { ageYears: 11, sex: 'female' } },
        assessment: { news2: { kind: 'not-applicable', reasons: ['under-16'] } },
      })
    })

    it('I16: is uploaded in chunks like any recording, with the values typed by its end', async () => {
      speech('ru', 'пульс 72')()
      const bytes = webmBytes(5000)
      const hash = sha256(bytes)
      const { uploadId } = await device.call('fileUpload:initChunkedUpload', {
        ...{ clientId: v7(), fileName: 'triage.webm', mimeType: 'audio/webm', size: bytes.length, sha256: hash },
        options: { duration: 60, locale: 'ru', triageData: { profileId: 'mts-v1.0' } },
      })
      await device.call('fileUpload:uploadChunk', {
        ...{ uploadId, index: 0, content: bytes.toString('base64'), sha256: hash },
      })
      const triageData = { profileId: 'mts-v1.0', typed: { vitals: { SpO2: 96 } } }
      const done = await device.call('fileUpload:completeChunkedUpload', {
        ...{ uploadId, sha256: hash, options: { triageData } },
      })
      expect(done).toMatchObject({ sha256: hash, ambientRecording: null })
      const { data } = await settled(device, done.healthRecord?.id)
      expect(data).toMatchObject({ profile: { id: 'mts-v1.0' }, duration: 60, size: 5000 })
      expect(data.results?.extractedData.vitals).toMatchObject({ HR: 72, SpO2: 96 })
    })

    it('I2: is one triage per clientId, however often it is sent', async () => {
      speech('ru', 'пульс 72')()
      const clientId = v7()
      const first = await upload(device, { locale: 'ru' }, clientId)
      const again = await upload(other, { locale: 'ru' }, clientId)
      expect(again.healthRecord?.id).toBe(first.healthRecord?.id)
      await settled(device, first.healthRecord?.id)
      const all = await device.call('healthRecords:list', { recordTypes: 'triage', fullData: true })
      expect(all.filter(one => one.clientId === clientId)).toHaveLength(1)
    })

    it('that no engine accepts is scored by the typed values, with the reason for no transcript', async () => {
      speech('el', '', 3)()
      const [typed, captions, nothing] = await Promise.all(
        [{ triageData: { typed: { vitals: WELL } } }, { transcription: { text: 'σφύξεις 72' } }, {}].map(
          async options => {
            const { healthRecord } = await upload(device, { locale: 'el', ...options })
            return settled(device, healthRecord?.id)
          },
        ),
      )
      expect(typed?.data).toMatchObject({ speechError: 'triage.noResults.failed', errorKey: null })
      expect(typed?.data.results?.classification).toMatchObject({ category: { id: 'rus_green' }, confidence: 1 })
      expect(captions?.data.results?.evidence).toMatchObject([{ fact: 'HR', value: 72, certainty: 0.8 }])
      expect(nothing).toMatchObject({ status: 'error', data: { errorKey: 'triage.noResults.failed', results: null } })
    })

    it('has different reasons for no speech and for no vital signs', async () => {
      speech('fi', '')()
      speech('sv', 'God morgon.')()
      const silent = await upload(device, { locale: 'fi' })
      const talk = await upload(device, { locale: 'sv' })
      expect((await settled(device, silent.healthRecord?.id)).data.errorKey).toBe('triage.noResults.noSpeech')
      expect((await settled(device, talk.healthRecord?.id)).data.errorKey).toBe('triage.noResults.nothingFound')
    })

    it('is transcribed again on a person’s request', async () => {
      speech('et', '', 3)()
      const { healthRecord } = await upload(device, { locale: 'et' })
      const id = healthRecord?.id ?? 0
      await settled(device, id)
      speech('et', 'pulse 72')()
      expect(await device.call('healthRecords:update', { id, status: 'processing' })).toMatchObject({
        status: 'transcribing',
      })
      const done = await settled(device, id)
      expect(done).toMatchObject({ status: 'processed', data: { speechError: null, errorKey: null } })
      expect(done.data.results?.extractedData.vitals.HR).toBe(72)
    })

    it('D §5: may have 5 to 600 seconds and up to 50 MB, inclusive', async () => {
      const begin = (duration: number | null, size = 3000) =>
        device.respond('fileUpload:initChunkedUpload', {
          clientId: v7(),
          fileName: 'triage.webm',
          mimeType: 'audio/webm',
          size,
          options: { duration, triageData: {} },
        })
      const refusal = async (...given: Parameters<typeof begin>) => (await begin(...given)).error?.data?.errorType
      expect([await refusal(4.99), await refusal(600.01)]).toEqual(['RecordingTooShort', 'RecordingTooLong'])
      expect([await refusal(5), await refusal(600), await refusal(null)]).toEqual([undefined, undefined, undefined])
      const most = 50 * 1024 * 1024
      expect([await refusal(60, most), await refusal(60, most + 1)]).toEqual([undefined, 'FileSizeLimit'])
    })

    it('S3: is one of four types by its bytes, not by its declared type', async () => {
      const send = (bytes: Buffer) =>
        device.respond('fileUpload:upload', {
          fileName: 'triage.webm',
          mimeType: 'audio/webm',
          fileContent: bytes.toString('base64'),
          triageData: {},
        })
      const ogg = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(100)])
      expect((await send(ogg)).error?.data).toMatchObject({
        code: 'UNSUPPORTED_MEDIA',
        errorType: 'InvalidAudioFormat',
      })
      const mp3 = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(100)])
      expect((await send(mp3)).result).toMatchObject({ healthRecord: { data: { mimeType: 'audio/mpeg' } } })
    })
  })

  it('I17: is transcribed and scored, once, after the server was killed meanwhile', async () => {
    const release = speech('lt', 'pulse 101')
    // An account without other changes: its sequence counts them.
    const quiet = await new Client(server.origin).signIn('admin')
    const { healthRecord } = await upload(quiet, { locale: 'lt' })
    const { id = 0 } = healthRecord ?? {}
    await server.kill()
    if (kind === 'postgres') await missHeartbeatsAt(server.place)
    release()
    const again = await server.again()
    quiet.origin = again.origin
    const proposed = async () => (await look(quiet, id)).data.suggestions?.model === 'test-model'
    await vi.waitUntil(proposed, { timeout: 55_000, interval: 200 })
    const done = await look(quiet, id)
    expect(done.data.results?.extractedData.vitals.HR).toBe(101)
    await again.stop()
    const skippedTo = `select upper(range_merge(gaps)) - 1 as n from users where id = ${done.userId}`
    const [[first]] = (await queryDatabase(server.place, [skippedTo])) as [[{ n: string }]]
    // Three changes after the upload: transcript, result, and the model's proposals.
    expect(done.seq).toBe(Number(first.n) + 3)
  })

  it('that waited for an engine is transcribed once there is one, and keeps its typed values', async () => {
    const without = await start()
    const client = await new Client(without.origin).signIn('admin')
    const { healthRecord } = await upload(client, { locale: 'lv', triageData: { typed: { vitals: { SpO2: 97 } } } })
    const id = healthRecord?.id ?? 0
    expect((await settled(client, id)).data).toMatchObject({
      speechError: 'triage.noResults.noEngine',
      results: { extractedData: { vitals: { SpO2: 97, HR: null } } },
    })
    const empty = await upload(client, { locale: 'lv' })
    expect((await settled(client, empty.healthRecord?.id)).data.errorKey).toBe('triage.noResults.noEngine')
    const captions = await upload(client, { locale: 'lv', transcription: { text: 'pulse 64' } })
    expect((await settled(client, captions.healthRecord?.id)).data).toMatchObject({
      speechError: null,
      suggestions: { model: 'built-in' },
      results: { evidence: [{ fact: 'HR', value: 64, certainty: 0.8 }] },
    })
    await without.stop()
    speech('lv', 'pulse 99')()
    client.origin = (await without.again({ env: { ASR_COMMAND } })).origin
    await vi.waitUntil(async () => (await look(client, id)).data.results?.extractedData.vitals.HR === 99, WAIT)
    expect((await look(client, id)).data).toMatchObject({
      speechError: null,
      results: { extractedData: { vitals: { SpO2: 97 } } },
    })
  })
})
