import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from '../client.ts'
import { startServer } from '../servers.ts'
import type { TestServer } from '../test-server.ts'
import { webmBytes } from './audio.ts'

let server: TestServer
let device: Client
const bytes = webmBytes(10_000)
const fileName = 'приём "А" / 20.11.webm'
const clientId = v7()
let recordId: number
let documentAssetId: number

beforeAll(async () => {
  server = await startServer()
  device = await new Client(server.origin).signIn('doctor')
  const uploaded = await device.call('fileUpload:upload', {
    clientId,
    documentAssetType: 'ambient-scribe',
    fileName,
    mimeType: 'audio/webm',
    fileContent: bytes.toString('base64'),
  })
  recordId = uploaded.ambientRecording!.id
  documentAssetId = uploaded.documentAssetId!
})
afterAll(() => server.stop())

async function open(headers: Record<string, string> = {}, method = 'GET') {
  const { url } = await device.call('healthRecords:createDaAccessToken', { healthRecordId: recordId, documentAssetId })
  return fetch(server.origin + url, { headers, method })
}
const body = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('the link of a document', () => {
  it('decision 12: is made by the document’s number, by the number as text, or by the clientId of its upload', async () => {
    for (const id of [documentAssetId, String(documentAssetId), clientId]) {
      const { url } = await device.call('healthRecords:createDaAccessToken', { documentAssetId: id })
      expect(await body(await fetch(server.origin + url))).toEqual(bytes)
    }
  })

  it('serves the whole, with the detected type, as an uncached download', async () => {
    const response = await open()
    expect(response.status).toBe(200)
    expect(await body(response)).toEqual(bytes)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'audio/webm',
      'content-length': '10000',
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    const disposition = response.headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(/^attachment; filename="_+ _._ _ 20\.11\.webm"; filename\*=UTF-8''/)
    expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe('приём _А_ _ 20.11.webm')
  })

  it('serves ranges for players', async () => {
    const first = await open({ range: 'bytes=0-99' })
    expect(first.status).toBe(206)
    expect(first.headers.get('content-range')).toBe('bytes 0-99/10000')
    expect(await body(first)).toEqual(bytes.subarray(0, 100))
    expect(await body(await open({ range: 'bytes=9990-' }))).toEqual(bytes.subarray(9990))
    expect(await body(await open({ range: 'bytes=-7' }))).toEqual(bytes.subarray(-7))
    const beyond = await open({ range: 'bytes=10000-' })
    expect(beyond.status).toBe(416)
    expect(beyond.headers.get('content-range')).toBe('bytes */10000')
  })

  it('responds to HEAD with the size', async () => {
    const response = await open({}, 'HEAD')
    expect(response.headers.get('content-length')).toBe('10000')
    expect(await body(response)).toHaveLength(0)
  })

  it('comes with its record on request, and is not stored when the record is written back', async () => {
    const record = await device.call('healthRecords:get', { id: recordId, includeResourceUrl: true })
    expect(await body(await fetch(server.origin + record.data.resourceUrl))).toEqual(bytes)
    const { id, name, data } = record
    const written = await device.call('healthRecords:update', { id, name, data })
    expect(written.data.resourceUrl).toBeUndefined()
  })

  it('S4: every invalid link is the same 404', async () => {
    const stranger = await new Client(server.origin).signIn('patient')
    expect(await stranger.fail('healthRecords:createDaAccessToken', { documentAssetId })).toMatchObject({
      name: 'NOT_FOUND',
    })
    const { url } = await device.call('healthRecords:createDaAccessToken', { documentAssetId })
    await device.call('healthRecords:delete', { id: recordId })
    const ofDeleted = await fetch(server.origin + url)
    const unknown = await fetch(`${server.origin}/api/assets/unknown`)
    expect(ofDeleted.status).toBe(404)
    expect(unknown.status).toBe(404)
    expect(await ofDeleted.text()).toBe(await unknown.text())
    expect(await device.fail('healthRecords:createDaAccessToken', { documentAssetId })).toMatchObject({
      name: 'NOT_FOUND',
    })
  })
})
