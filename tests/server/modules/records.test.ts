import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from '../client.ts'
import { startServer } from '../servers.ts'
import type { TestServer } from '../test-server.ts'
import { webmBytes } from './audio.ts'

let server: TestServer
let device: Client
let other: Client
beforeAll(async () => {
  server = await startServer()
  device = await new Client(server.origin).signIn('basic')
  other = await new Client(server.origin).signIn('basic')
})
afterAll(() => server.stop())

const newRecord = (data = {}) => device.call('healthRecords:create', { name: 'R', recordType: 'healthLog', data })
const newPatient = () => device.call('userAccount.patients:create', { patient: { name: 'P', data: { nickname: 'p' } } })

describe('creating', () => {
  it('I2: repeated returns the existing row; other content under its clientId is a conflict with that row', async () => {
    const clientId = v7()
    const record = { clientId, name: 'R', recordType: 'healthLog' as const, data: { tags: ['sleep'] } }
    const made = await device.call('healthRecords:create', record)
    expect(await other.call('healthRecords:create', record)).toEqual(made)
    const refused = await other.fail('healthRecords:create', { ...record, name: 'another' })
    expect(refused).toMatchObject({ name: 'CONFLICT', current: made })
    const gone = await device.call('healthRecords:delete', { id: made.id })
    expect(await other.fail('healthRecords:create', record)).toMatchObject({ name: 'CONFLICT', current: gone })

    const patient = { clientId: v7(), name: 'P', data: { nickname: 'p' } }
    const person = await device.call('userAccount.patients:create', { patient })
    expect(await other.call('userAccount.patients:create', { patient })).toEqual(person)
    expect(await other.fail('userAccount.patients:create', { patient: { ...patient, name: 'Q' } })).toMatchObject({
      name: 'CONFLICT',
      current: person,
    })
  })

  it('I13: keeps the device’s time of creation, however wrong, if it can be parsed', async () => {
    const at = async (createdAt: string) =>
      (await device.call('healthRecords:create', { name: 'R', recordType: 'healthLog', createdAt })).createdAt
    expect(await at('2031-01-02T03:04:05.678+03:00')).toBe('2031-01-02T00:04:05.678Z')
    expect(await at('1999-12-31T23:59:59')).toBe('1999-12-31T23:59:59.000Z')
    for (const unreadable of ['', 'yesterday', '+012345-01-01T00:00:00.000Z', '-000001-01-01T00:00:00Z']) {
      expect(Math.abs(Date.parse(await at(unreadable)) - Date.now())).toBeLessThan(60_000)
    }
  })

  it('accepts a patient of the account by either id, and none', async () => {
    const { id, clientId } = await newPatient()
    const make = (patientId: string | number | null) =>
      device.respond('healthRecords:create', { name: 'R', recordType: 'healthLog', patientId })
    const reference = { patientId: id, patientClientId: clientId }
    for (const one of [id, String(id), clientId]) expect((await make(one)).result).toMatchObject(reference)
    expect((await make(null)).result).toMatchObject({ patientId: null, patientClientId: null })
    expect((await make(v7())).error?.code).toBe(404)
  })

  it('decision 43: sets a form’s record to processed, and a quick add to uploaded', async () => {
    expect((await newRecord()).status).toBe('processed')
    const quick = await device.call('healthRecords:create', {
      name: 'Quick',
      recordType: 'treatment',
      sourceData: { text: 'aspirin 100 mg', sourceType: 'manual', date: '2026-11-20' },
    })
    expect(quick).toMatchObject({ status: 'uploaded', data: { sourceType: 'manual', date: '2026-11-20' } })
    expect(await device.fail('healthRecords:create', { name: 'no type' })).toMatchObject({ name: 'INVALID_PARAMS' })
  })
})

describe('a document that could not be read', () => {
  const unread = { name: 'IMG_2041', recordType: 'auto' as const, status: 'error' as const }
  const data = { sourceType: 'file', errorKey: 'documents.broken', attachments: [] }
  const report = { findings: { labTestResults: { biomarkers: [{ rowId: 'a', value: 5 }] } } }

  it('is processed once a person has typed its values', async () => {
    const { id } = await device.call('healthRecords:create', { ...unread, data })
    const renamed = await device.call('healthRecords:update', { id, name: 'Blood', data })
    expect(renamed).toMatchObject({ status: 'error', data: { errorKey: 'documents.broken' } })
    const typed = await device.call('healthRecords:update', { id, recordType: 'labResults', data: { ...data, report } })
    expect(typed).toMatchObject({ status: 'processed', recordType: 'labResults', data: { errorKey: null, report } })
  })

  it('is read again when its person asks', async () => {
    const { id } = await device.call('healthRecords:create', { ...unread, data })
    const again = await device.call('healthRecords:update', { id, status: 'uploaded' })
    expect(again).toMatchObject({ status: 'uploaded', name: 'IMG_2041' })
  })
})

describe('a recording', () => {
  const create = (more = {}) => device.call('healthRecords:create', { recordType: 'ambient-scribe', ...more })

  it('D §3: waits for its audio, and is a dictation from a file by default', async () => {
    expect(await create()).toMatchObject({ status: 'uploaded', data: { subtype: 'dictation', sourceType: 'file' } })
    const data = { subtype: 'dialog', sourceType: 'manual' }
    expect(await create({ status: 'error', data })).toMatchObject({ status: 'error', data })
  })

  it('is processed if it comes with its transcript, but not with captions', async () => {
    const withTranscript = (transcription: object) => create({ data: { transcription } })
    expect((await withTranscript({ text: 'typed' })).status).toBe('processed')
    expect((await withTranscript({ text: 'heard', model: 'captions' })).status).toBe('uploaded')
  })
})

describe('updating', () => {
  it('merges by the top-level keys of data: keys that are not sent stay, null is stored', async () => {
    const { id } = await newRecord({ tags: ['sleep'], report: { summary: 'a', content: 'b' }, date: '2026-01-01' })
    const written = await device.call('healthRecords:update', { id, data: { report: { summary: 'c' }, date: null } })
    expect(written).toMatchObject({ name: 'R', recordType: 'healthLog' })
    expect(written.data).toEqual({ tags: ['sleep'], report: { summary: 'c' }, date: null })
    const { id: patientId } = await newPatient()
    const patient = await device.call('userAccount.patients:update', {
      patient: { id: patientId, name: 'Q', data: { gender: 'female' } },
    })
    expect(patient).toMatchObject({ name: 'Q', data: { nickname: 'p', gender: 'female' } })
  })

  it('I10: on an older base is a conflict with the row; on the same base, or none, it is written', async () => {
    const record = await newRecord()
    const update = (baseSeq: number | undefined, name: string) =>
      other.respond('healthRecords:update', { id: record.id, name, ...(baseSeq === undefined ? {} : { baseSeq }) })
    const second = (await update(record.seq, 'second')).result as typeof record
    expect(second).toMatchObject({ name: 'second', updatedByDevice: other.deviceId })
    expect((await update(record.seq, 'third')).error).toMatchObject({ code: 409, data: { current: second } })
    expect((await update(undefined, 'fourth')).result).toMatchObject({ name: 'fourth' })
    expect((await update(1_000_000, 'fifth')).result).toMatchObject({ name: 'fifth' })

    const person = await newPatient()
    const rename = (name: string) => ({ patient: { id: person.id, name }, baseSeq: person.seq })
    const renamed = await device.call('userAccount.patients:update', rename('Q'))
    expect(await other.fail('userAccount.patients:update', rename('S'))).toMatchObject({
      name: 'CONFLICT',
      current: renamed,
    })
  })

  it('accepts the record flat, as `record`, and by every name of its id', async () => {
    const { id, clientId } = await newRecord()
    const names: string[] = []
    const forms = [
      { id, name: '1' },
      { healthRecordId: id, name: '2' },
      { clientId, name: '3' },
      { id: clientId, name: '4' },
      { record: { clientId, name: '5' } },
      { id, record: { name: '6' } },
    ]
    for (const form of forms) names.push((await device.call('healthRecords:update', form)).name)
    expect(names).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  it('with the whole record uses the patient id that was changed', async () => {
    const [first, second] = [await newPatient(), await newPatient()]
    const none = { patientId: null, patientClientId: null }
    let record = await device.call('healthRecords:create', { recordType: 'healthLog', patientId: first.id })
    const change = async (written: object) => {
      record = await device.call('healthRecords:update', { ...record, ...written })
      return record.patientId
    }
    expect(await change({ patientId: second.id })).toBe(second.id)
    expect(await change({ patientClientId: first.clientId })).toBe(first.id)
    expect(await change({ patientId: null })).toBeNull()
    expect(await change({ patientId: second.id })).toBe(second.id)
    expect(await change({ name: 'only this' })).toBe(second.id)
    expect(await change({ patientClientId: null })).toBeNull()
    expect(await change({ patientClientId: first.clientId })).toBe(first.id)
    expect(await change(none)).toBeNull()
  })

  it('cannot change the audio of a recording', async () => {
    const doctor = await new Client(server.origin).signIn('doctor')
    const { healthRecord, documentAssetId } = await doctor.call('fileUpload:upload', {
      fileName: 'a.webm',
      mimeType: 'audio/webm',
      fileContent: webmBytes(500).toString('base64'),
      documentAssetType: 'ambient-scribe',
    })
    const id = healthRecord!.id
    const unchanged = { documentAssetId, mimeType: 'audio/webm', size: 500 }
    const others = [
      { data: { documentAssetId: null, mimeType: 'audio/wav', size: 1, tags: ['kept'] } },
      { data: { documentAssetId: 1 } },
      { patch: [{ op: 'unset' as const, path: ['documentAssetId'] }] },
    ]
    for (const other of others) {
      const { data } = await doctor.call('healthRecords:update', { id, ...other })
      expect(data).toMatchObject({ ...unchanged, tags: ['kept'] })
    }
    expect(await doctor.fail('healthRecords:update', { id, recordType: 'labResults' })).toMatchObject({
      name: 'UNPROCESSABLE',
      errorType: 'RecordingForEver',
    })
  })

  it('a transcript marks it as written by hand', async () => {
    const { id, seq } = await newRecord({ transcription: { text: 'heard', duration: 5, model: 'captions' } })
    const written = await device.call('healthRecords:updateTranscription', { id, text: 'typed', baseSeq: seq })
    expect(written.data.transcription).toEqual({ text: 'typed', duration: 5, model: 'manual' })
    expect(await other.fail('healthRecords:updateTranscription', { id, text: 'late', baseSeq: seq })).toMatchObject({
      name: 'CONFLICT',
      current: written,
    })
  })
})

describe('deleting', () => {
  it('I14: returns the tombstone, also when repeated, and nothing brings the row back', async () => {
    const { id, seq } = await newRecord()
    const gone = await device.call('healthRecords:delete', { id, healthRecordId: id, baseSeq: seq })
    expect(gone.deletedAt).not.toBeNull()
    expect(await other.call('healthRecords:delete', { id, baseSeq: seq })).toEqual(gone)
    expect(await other.fail('healthRecords:update', { id, name: 'back' })).toMatchObject({
      name: 'CONFLICT',
      current: gone,
    })
    expect(await other.fail('healthRecords:updateTranscription', { id, text: 'back' })).toMatchObject({
      name: 'CONFLICT',
    })
    expect(await other.fail('healthRecords:get', { id })).toMatchObject({ name: 'GONE' })
    const person = await newPatient()
    const left = await device.call('userAccount.patients:delete', { pid: person.id })
    expect(await other.call('userAccount.patients:delete', { clientId: person.clientId })).toEqual(left)
    expect(await other.fail('userAccount.patients:update', { patient: { id: person.id, name: 'B' } })).toMatchObject({
      name: 'CONFLICT',
      current: left,
    })
  })

  it('a row that changed since is a conflict', async () => {
    const record = await newRecord()
    const changed = await other.call('healthRecords:update', { id: record.id, name: 'changed' })
    expect(await device.fail('healthRecords:delete', { id: record.id, baseSeq: record.seq })).toMatchObject({
      name: 'CONFLICT',
      current: changed,
    })
    const person = await newPatient()
    await other.call('userAccount.patients:update', { patient: { id: person.id, name: 'changed' } })
    expect(await device.fail('userAccount.patients:delete', { pid: person.id, baseSeq: person.seq })).toMatchObject({
      name: 'CONFLICT',
    })
  })
})
