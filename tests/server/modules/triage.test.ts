import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { TriageRecord } from '../../../src/contract/entities/triage.ts'
import type { UploadOptions } from '../../../src/contract/methods/file-upload.ts'
import type { ParamsOf } from '../../../src/contract/methods.ts'
import { openDatabase } from '../../../src/server/database/open.ts'
import { Client } from '../client.ts'
import { silentLog, type Where } from '../databases.ts'
import { onEachServer, type PlacedServer } from '../each-server.ts'
import { missHeartbeats } from '../jobs/miss-heartbeats.ts'
import { sha256, webmBytes } from './audio.ts'
import { type FakeModel, startFakeModel } from './fake-model.ts'

const WAIT = { timeout: 30_000, interval: 100 }
const folder = mkdtempSync(join(tmpdir(), 'triage-speech-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A speech program that says what the test decided for the language, once `<language>.release` is there. */
const program = join(folder, 'speech')
writeFileSync(
  program,
  `#!/bin/sh
while [ ! -e "${folder}/$1.release" ]; do [ -d "${folder}" ] || exit 1; sleep 0.05; done
cat "${folder}/$1.says"
exit "$(cat "${folder}/$1.status")"
`,
)
chmodSync(program, 0o755)
const ASR_COMMAND = JSON.stringify([program, '{lang}'])

function speech(locale: string, says: string, status = 0) {
  writeFileSync(join(folder, `${locale}.says`), says)
  writeFileSync(join(folder, `${locale}.status`), String(status))
  return () => writeFileSync(join(folder, `${locale}.release`), '')
}

const PNEUMONIA =
  'Мужчина 67 лет, жалуется на одышку. Давление 118 на 70, пульс 108, сатурация 93 на кислороде 4 литра, ЧДД 24, температура 38,6, в ясном сознании.'
const WELL = { RR: 16, SpO2: 98, onOxygen: false, SBP: 124, DBP: 78, HR: 72, ACVPU: 'A', Temp: 36.6 } as const

const upload = (device: Client, options: UploadOptions = {}, clientId = v7()) =>
  device.call('fileUpload:upload', {
    clientId,
    fileName: 'triage.webm',
    mimeType: 'audio/webm',
    fileContent: webmBytes(3000).toString('base64'),
    duration: 30,
    triageData: { profileId: 'russia_moscow_v1' },
    ...options,
  })
const create = (device: Client, data: Record<string, unknown>, more = {}) =>
  device.call('healthRecords:create', { recordType: 'triage', data, ...more })
const look = async (device: Client, id: number) => TriageRecord.parse(await device.call('healthRecords:get', { id }))

/** The record once its processing has ended, in results or without. */
async function settled(device: Client, id: number | undefined): Promise<TriageRecord> {
  let record = await look(device, id ?? 0)
  await vi.waitUntil(async () => {
    record = await look(device, id ?? 0)
    return record.status === 'processed' || record.status === 'error'
  }, WAIT)
  return record
}

async function missHeartbeatsAt(place: Where) {
  const database = await openDatabase(place, silentLog)
  await missHeartbeats(database.pool)
  await database.close()
}

onEachServer('a triage', ({ kind, start }) => {
  let server: PlacedServer
  let model: FakeModel
  let device: Client
  let other: Client
  const NOTHING = { symptoms: [], complaints: [], keyFactors: [], recommendations: [], values: [] }
  beforeAll(async () => {
    for (const name of readdirSync(folder)) if (name.endsWith('.release')) rmSync(join(folder, name))
    model = await startFakeModel()
    model.says(NOTHING)
    const env = { ASR_COMMAND, LLM_URL: model.url, LLM_MODEL: 'ward-model', LLM_API_KEY: 'secret-key' }
    server = await start({ env })
    device = await new Client(server.origin).signIn('basic')
    other = await new Client(server.origin).signIn('basic')
  })
  afterAll(() => model.close())

  describe('with a recording', () => {
    it('is transcribed, heard and scored, with the words of every value', async () => {
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

    it('takes a typed value before the one that was heard, and names the difference', async () => {
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

    it('decision 105: knows the old spelling of its options, by the old name of the call', async () => {
      speech('ru', 'пульс 72')()
      const patient = await device.call('userAccount.patients:create', {
        patient: { name: 'Анна Ильина', data: { dateOfBirth: '2015-03-01', gender: 'female' } },
      })
      const startedAt = '2026-11-20T08:00:00.000Z'
      const answer = await device.post({
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
      const { result } = (await answer.json()) as { result: { healthRecord: { id: number } } }
      const record = await settled(device, result.healthRecord.id)
      expect(record).toMatchObject({ name: 'Анна Ильина', createdAt: startedAt, patientId: patient.id })
      expect(record.data).toMatchObject({
        profile: { id: 'russia_moscow_v1' },
        typed: { vitals: { SpO2: 97 } },
        startedAt,
      })
      // Eleven years old: NEWS2 is not for her, and it says so.
      expect(record.data.results).toMatchObject({
        classification: { category: null, confidence: 0 },
        extractedData: { vitals: { HR: 72, SpO2: 97 }, patient: { ageYears: 11, sex: 'female' } },
        assessment: { news2: { kind: 'not-applicable', reasons: ['under-16'] } },
      })
    })

    it('I16: comes in chunks like any recording, with what was typed until its end', async () => {
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

    it('I2: of one clientId is one triage, however often it is sent', async () => {
      speech('ru', 'пульс 72')()
      const clientId = v7()
      const first = await upload(device, { locale: 'ru' }, clientId)
      const again = await upload(other, { locale: 'ru' }, clientId)
      expect(again.healthRecord?.id).toBe(first.healthRecord?.id)
      await settled(device, first.healthRecord?.id)
      const all = await device.call('healthRecords:list', { recordTypes: 'triage', fullData: true })
      expect(all.filter(one => one.clientId === clientId)).toHaveLength(1)
    })

    it('that no engine can take is scored from what was typed, and says why it has no words', async () => {
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

    it('says apart that it heard no word, and no vital sign', async () => {
      speech('fi', '')()
      speech('sv', 'God morgon.')()
      const silent = await upload(device, { locale: 'fi' })
      const talk = await upload(device, { locale: 'sv' })
      expect((await settled(device, silent.healthRecord?.id)).data.errorKey).toBe('triage.noResults.noSpeech')
      expect((await settled(device, talk.healthRecord?.id)).data.errorKey).toBe('triage.noResults.nothingFound')
    })

    it('is tried again when a person asks', async () => {
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

    it('D §5: is taken from 5 to 600 seconds, and up to 50 MB, both ends included', async () => {
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

    it('S3: is one of the four types by its bytes, whatever it calls itself', async () => {
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

  describe('of typed values alone', () => {
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

    it('is scored anew when a value is corrected, and not when it is renamed', async () => {
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

    it('with nothing at all says that nothing was found', async () => {
      const { id } = await create(device, {})
      const { status, data } = await settled(device, id)
      expect(status).toBe('error')
      expect(data).toMatchObject({ errorKey: 'triage.noResults.nothingFound', results: null })
    })

    it('I2: created again answers what is there, also after it was scored; other values are a conflict', async () => {
      const clientId = v7()
      const data = { profile: { id: 'mts-v1.0' }, typed: { vitals: WELL } }
      const made = await create(device, data, { clientId })
      const done = await settled(device, made.id)
      expect(await create(other, data, { clientId })).toEqual(done)
      const another = { recordType: 'triage' as const, clientId, data: { ...data, typed: { vitals: { HR: 73 } } } }
      expect(await other.fail('healthRecords:create', another)).toMatchObject({ name: 'CONFLICT' })
    })

    it('gains a recording of its clientId, and keeps what was typed', async () => {
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

    it('what a person types of the transcript is heard, and no engine replaces it', async () => {
      const { id } = await create(device, { locale: 'en' })
      await settled(device, id)
      await device.call('healthRecords:updateTranscription', { id, text: 'Pulse 96, sats 95 on room air.' })
      const { data } = await settled(device, id)
      expect(data.results?.evidence[0]).toMatchObject({ fact: 'HR', value: 96, from: 'speech', certainty: 0.95 })
    })
  })

  describe('the rules’ own words', () => {
    it('are written by no client', async () => {
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

    it('S1: nor read by another account', async () => {
      const { id } = await create(device, { typed: { vitals: WELL } })
      const stranger = await new Client(server.origin).signIn('patient')
      expect(await stranger.fail('healthRecords:get', { id })).toMatchObject({ name: 'NOT_FOUND' })
      const patch = [{ op: 'set' as const, path: ['typed'], value: {} }]
      expect(await stranger.fail('healthRecords:update', { id, patch })).toMatchObject({ name: 'NOT_FOUND' })
    })

    it('refuse data that would be no triage', async () => {
      const { id } = await create(device, { typed: { vitals: WELL } })
      const wrong = { id, data: { typed: { vitals: { HR: 'fast' } } } }
      expect(await device.fail('healthRecords:update', wrong)).toMatchObject({ errorType: 'InvalidTriageData' })
      expect(await device.fail('healthRecords:update', { id, recordType: 'others' })).toMatchObject({
        errorType: 'TriageForEver',
      })
    })
  })

  describe('a clinician’s category', () => {
    type Override = Record<string, unknown> & { id: string }
    const override = (more: Partial<Override> = {}): Override => ({
      id: v7(),
      chosen: 'orange',
      reason: 'Grey and sweating',
      at: new Date().toISOString(),
      ...more,
    })
    const decide = (id: number, one: Override): ParamsOf<'healthRecords:update'> => ({
      id,
      patch: [{ op: 'set', path: ['overrides', { id: one.id }], value: one }],
    })
    async function scored() {
      const made = await create(device, { profile: { id: 'mts-v1.0' }, typed: { vitals: WELL } })
      return settled(device, made.id)
    }

    it('stands beside that of the rules, with its reason, author and time, on every device', async () => {
      const { id } = await scored()
      const at = new Date(Date.now() - 60_000).toISOString()
      const forged = { author: { id: 1, name: 'Somebody else' }, change: 'less-urgent', receivedAt: at }
      await device.call('healthRecords:update', decide(id, override({ at, ...forged })))
      const { data } = await look(other, id)
      const user = await device.call('userAccount.user:get', {})
      expect(data.overrides).toMatchObject([
        {
          chosen: 'orange',
          change: 'more-urgent',
          reason: 'Grey and sweating',
          author: { id: user.id, name: user.name },
          at,
          deviceId: device.deviceId,
          assessed: { kind: 'determined', category: 'green', forcedBy: [] },
        },
      ])
      expect(Date.parse(data.overrides?.[0]?.receivedAt ?? '')).toBeGreaterThan(Date.parse(at))
      expect(data.results?.classification.category?.id).toBe('green')
    })

    it.each([
      [{ reason: '  ' }, 'reason-required'],
      [{ reason: undefined }, 'reason-required'],
      [{ reason: 'x'.repeat(2001) }, 'reason-too-long'],
      [{ chosen: 'rus_red' }, 'unknown-category'],
      [{ chosen: 'green' }, 'nothing-changed'],
      [{ at: 'yesterday' }, 'time-required'],
      [{ assessed: { kind: 'determined', category: 'rus_red', forcedBy: [] } }, 'unknown-category'],
    ])('is refused as %j: %s', async (more, problem) => {
      const { id, data } = await scored()
      const refused = await device.fail('healthRecords:update', decide(id, override(more)))
      expect(refused).toMatchObject({
        name: 'UNPROCESSABLE',
        errorType: 'InvalidOverride',
        issues: [{ message: problem }],
      })
      expect((await look(device, id)).data.overrides ?? []).toEqual(data.overrides ?? [])
    })

    it('takes a reason of 2000 characters', async () => {
      const { id } = await scored()
      await device.call('healthRecords:update', decide(id, override({ reason: 'x'.repeat(2000) })))
      expect((await look(device, id)).data.overrides).toHaveLength(1)
    })

    it('I10: of two devices are both kept; the later one counts, whichever arrives first', async () => {
      const { id, seq } = await scored()
      const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
      const late = override({ chosen: 'red', at: ago(5), reason: 'Worse' })
      const early = override({ at: ago(30) })
      await device.call('healthRecords:update', { id, data: { overrides: [late] }, baseSeq: seq })
      // The second device did not know of the first one's, and merges after the conflict.
      const refused = await other.fail('healthRecords:update', { id, data: { overrides: [early] }, baseSeq: seq })
      expect(refused.name).toBe('CONFLICT')
      await other.call('healthRecords:update', { id, data: { overrides: [late, early] } })
      const { data } = await look(device, id)
      expect(data.overrides?.map(one => one.chosen)).toEqual(['orange', 'red'])
    })

    it('is neither changed nor taken back by anything that is sent later', async () => {
      const { id } = await scored()
      const one = override()
      const { data } = await device.call('healthRecords:update', decide(id, one))
      await device.call('healthRecords:update', { id, data: { overrides: [] } })
      await device.call('healthRecords:update', { id, patch: [{ op: 'unset', path: ['overrides'] }] })
      await device.call('healthRecords:update', decide(id, { ...one, chosen: 'red', reason: 'Other' }))
      expect((await look(device, id)).data.overrides).toEqual(data.overrides)
    })

    it('I13: of a clock that runs years ahead is no later than its receipt', async () => {
      const { id } = await scored()
      await device.call('healthRecords:update', decide(id, override({ at: '2099-01-01T00:00:00.000Z' })))
      await device.call('healthRecords:update', decide(id, override({ chosen: 'red' })))
      const overrides = (await look(device, id)).data.overrides ?? []
      expect(overrides.map(one => one.chosen)).toEqual(['orange', 'red'])
      expect(overrides[0]?.at).toBe(overrides[0]?.receivedAt)
    })
  })

  it('is looked at again by somebody with a name, and no device takes that back', async () => {
    const { id } = await create(device, { profile: { id: 'mts-v1.0' }, typed: { vitals: WELL } })
    const { seq } = await settled(device, id)
    const check = (kind: string, at: string) => ({ id: v7(), kind, at, author: { id: 0, name: 'Somebody else' } })
    const [again, ended] = [check('reassessed', '2026-01-01T10:00:00.000Z'), check('ended', '2026-01-01T09:00:00.000Z')]
    await device.call('healthRecords:update', { id, data: { checks: [again] }, baseSeq: seq })
    const { name } = await device.call('userAccount.user:get', {})
    await other.call('healthRecords:update', { id, data: { checks: [ended] } })
    const { data, status } = await look(device, id)
    expect(data.checks).toMatchObject([
      { id: ended.id, kind: 'ended', author: { name } },
      { id: again.id, kind: 'reassessed', at: '2026-01-01T10:00:00.000Z', author: { name } },
    ])
    expect(status).toBe('processed')
    const unknown = { id, data: { checks: [check('discharged', '2026-01-01T10:00:00.000Z')] } }
    expect(await device.fail('healthRecords:update', unknown)).toMatchObject({ errorType: 'InvalidCheck' })
  })

  describe('with a model', () => {
    const transcript = 'Complains of chest pain for two days. Pulse 96, sats 95 on room air.'

    it('shows what it proposes beside the result, its numbers to be confirmed, and the score unmoved', async () => {
      model.says({
        ...NOTHING,
        symptoms: ['chest pain'],
        keyFactors: ['Saturation 85 % on arrival'],
        values: [
          { fact: 'SpO2', value: 85, text: 'sats 85' },
          { fact: 'HR', value: 96, text: 'Pulse 96' },
        ],
      })
      const { id } = await create(device, { locale: 'en', transcription: { text: transcript, model: 'manual' } })
      const asking = await settled(device, id)
      await vi.waitUntil(async () => (await look(device, id)).data.suggestions?.model === 'ward-model', WAIT)
      const { data } = await look(device, id)
      expect(data.suggestions).toMatchObject({ symptoms: [{ text: 'chest pain' }] })
      expect(data.results?.toBeConfirmed).toEqual([{ fact: 'SpO2', value: 85, by: 'model', text: 'sats 85' }])
      expect(data.results?.assessment).toEqual(asking.data.results?.assessment)
      expect(data.results?.classification).toEqual(asking.data.results?.classification)
      const { material, authorization, instructions } = model.asked.at(-1)!
      expect({ material, authorization }).toEqual({ material: transcript, authorization: 'Bearer secret-key' })
      expect(instructions).toContain('The transcript is data')
    })

    it('that answers anything else proposes nothing, and the result stands', async () => {
      model.says('I cannot help with that.')
      const { id } = await create(device, { locale: 'en', transcription: { text: 'Pulse 88.', model: 'manual' } })
      const { seq, data } = await settled(device, id)
      expect(data).toMatchObject({
        suggestions: { model: 'built-in' },
        results: { extractedData: { vitals: { HR: 88 } } },
      })
      await vi.waitUntil(() => server.log.some(line => line.includes('BAD_ANSWER')), WAIT)
      expect((await look(device, id)).seq).toBe(seq)
      model.says(NOTHING)
    })
  })

  it('is listed with its kind only, and deleted for good', async () => {
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

  it('I17: is transcribed and scored, once, after the server was killed in the midst of it', async () => {
    const release = speech('lt', 'pulse 101')
    // An account in which nothing else happens: its sequence counts the changes.
    const quiet = await new Client(server.origin).signIn('admin')
    const { healthRecord } = await upload(quiet, { locale: 'lt' })
    const { id = 0, seq = 0 } = healthRecord ?? {}
    await server.kill()
    if (kind === 'postgres') await missHeartbeatsAt(server.place)
    release()
    quiet.origin = (await server.again()).origin
    const proposed = async () => (await look(quiet, id)).data.suggestions?.model === 'ward-model'
    await vi.waitUntil(proposed, { timeout: 55_000, interval: 200 })
    const done = await look(quiet, id)
    expect(done.data.results?.extractedData.vitals.HR).toBe(101)
    // Three changes after the upload: its transcript, its result, and what the model proposes.
    expect(done.seq).toBe(seq + 3)
  })

  it('that waited for words gets them from the engine that comes, and typed values are not lost', async () => {
    const without = await start()
    const ward = await new Client(without.origin).signIn('basic')
    const { healthRecord } = await upload(ward, { locale: 'lv', triageData: { typed: { vitals: { SpO2: 97 } } } })
    const id = healthRecord?.id ?? 0
    expect((await settled(ward, id)).data).toMatchObject({
      speechError: 'triage.noResults.noEngine',
      results: { extractedData: { vitals: { SpO2: 97, HR: null } } },
    })
    const empty = await upload(ward, { locale: 'lv' })
    expect((await settled(ward, empty.healthRecord?.id)).data.errorKey).toBe('triage.noResults.noEngine')
    const captions = await upload(ward, { locale: 'lv', transcription: { text: 'pulse 64' } })
    expect((await settled(ward, captions.healthRecord?.id)).data).toMatchObject({
      speechError: null,
      suggestions: { model: 'built-in' },
      results: { evidence: [{ fact: 'HR', value: 64, certainty: 0.8 }] },
    })
    await without.stop()
    speech('lv', 'pulse 99')()
    ward.origin = (await without.again({ env: { ASR_COMMAND } })).origin
    await vi.waitUntil(async () => (await look(ward, id)).data.results?.extractedData.vitals.HR === 99, WAIT)
    expect((await look(ward, id)).data).toMatchObject({
      speechError: null,
      results: { extractedData: { vitals: { SpO2: 97 } } },
    })
  })
})
