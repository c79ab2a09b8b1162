import { createHash } from 'node:crypto'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from '../client.ts'
import { startServer } from '../servers.ts'
import type { TestServer } from '../test-server.ts'
import { webmBytes } from './audio.ts'

let server: TestServer
let device: Client
beforeAll(async () => {
  server = await startServer()
  device = await new Client(server.origin).signIn('doctor')
})
afterAll(() => server.stop())

const pdf = (text = 'one') => Buffer.from(`%PDF-1.4\n${text}\n%%EOF`)
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const newRecord = (clientId = v7(), more: object = {}) =>
  device.call('healthRecords:create', {
    clientId,
    recordType: 'treatment',
    name: 'Pills',
    data: { date: '2026-01-01' },
    ...more,
  })
const options = (attachTo: string) => ({ attachTo, documentAssetType: 'attachment' as const })
const file = (bytes: Buffer, clientId = v7()) => ({
  ...{ clientId, fileName: 'letter.pdf', mimeType: 'application/pdf', fileContent: bytes.toString('base64') },
})
const filesOf = async (id: number) => (await device.call('healthRecords:get', { id })).data.attachments
const recordCount = async () => (await device.call('healthRecords:list', {})).length

describe('a file that is added to a record', () => {
  it('stands among its files and can be opened; the record is not read again, and none is made', async () => {
    const { id, clientId } = await newRecord()
    const before = await recordCount()
    const sent = await device.call('fileUpload:upload', { ...file(pdf()), options: options(clientId) })
    expect(sent).toMatchObject({ status: 'success', healthRecord: { id, status: 'processed' }, sha256: sha256(pdf()) })
    const { documentAssetId } = sent
    expect(await filesOf(id)).toEqual([
      { id: documentAssetId, fileInfo: { name: 'letter.pdf', type: 'application/pdf', size: pdf().length } },
    ])
    expect(await recordCount()).toBe(before)
    const link = await device.call('healthRecords:createDaAccessToken', {
      ...{ healthRecordId: id, documentAssetId: documentAssetId ?? 0 },
    })
    const stored = await fetch(`${server.origin}${link.url}`)
    expect(Buffer.from(await stored.arrayBuffer()).equals(pdf())).toBe(true)
  })

  it('I2: sent again is there once, and one that was taken out meanwhile stays out', async () => {
    const { id, clientId } = await newRecord()
    const upload = { ...file(pdf('again')), options: options(clientId) }
    const first = await device.call('fileUpload:upload', upload)
    expect(await device.call('fileUpload:upload', upload)).toEqual(first)
    expect(await filesOf(id)).toHaveLength(1)
    const { data } = await device.call('healthRecords:get', { id })
    await device.call('healthRecords:update', { id, data: { ...data, attachments: [] } })
    expect((await device.call('fileUpload:upload', upload)).sha256).toBe(first.sha256)
    expect(await filesOf(id)).toEqual([])
  })

  it('goes in chunks too, beside the files that the record has', async () => {
    const { id, clientId } = await newRecord()
    await device.call('fileUpload:upload', { ...file(pdf('first')), options: options(clientId) })
    const bytes = Buffer.concat([pdf('large'), Buffer.alloc(100_000)])
    const { fileContent: _, ...whole } = file(bytes)
    const init = { ...whole, size: bytes.length, chunkSize: 65_536, sha256: sha256(bytes), options: options(clientId) }
    const { uploadId } = await device.call('fileUpload:initChunkedUpload', init)
    for (let index = 0; index * 65_536 < bytes.length; index++) {
      const part = bytes.subarray(index * 65_536, (index + 1) * 65_536)
      await device.call('fileUpload:uploadChunk', {
        ...{ uploadId, index, content: part.toString('base64'), sha256: sha256(part) },
      })
    }
    await device.call('fileUpload:completeChunkedUpload', { uploadId, sha256: sha256(bytes) })
    expect(await filesOf(id)).toHaveLength(2)
  })

  it('is refused for a record that is unknown, of another account, deleted, or a recording; and for another type', async () => {
    const refused = (attachTo: string, bytes: Buffer = pdf(v7()), of = device) =>
      of.fail('fileUpload:upload', { ...file(bytes), options: options(attachTo) })
    expect(await refused(v7())).toMatchObject({ name: 'NOT_FOUND', errorType: 'RecordNotFound' })
    const mine = await newRecord()
    const other = await new Client(server.origin).signIn('admin')
    expect(await refused(mine.clientId, pdf(v7()), other)).toMatchObject({ errorType: 'RecordNotFound' })
    expect(await refused(mine.clientId, webmBytes(500))).toMatchObject({ errorType: 'InvalidFileType' })
    await device.call('healthRecords:delete', { id: mine.id })
    expect(await refused(mine.clientId)).toMatchObject({ name: 'GONE' })
    const scribe = { documentAssetType: 'ambient-scribe' as const, name: 'Visit', duration: 6 }
    const audio = { clientId: v7(), fileName: 'a.webm', mimeType: 'audio/webm', options: scribe }
    await device.call('fileUpload:upload', { ...audio, fileContent: webmBytes(3000).toString('base64') })
    expect(await refused(audio.clientId)).toMatchObject({ name: 'UNPROCESSABLE' })
  })
})
