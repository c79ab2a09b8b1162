import { createHash } from 'node:crypto'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UploadOptions } from '../../src/contract/methods/file-upload.ts'
import { Client } from '../server/client.ts'
import { ModelServer } from './world/model-server.ts'
import { SERVERS, type StartedServer } from './world/servers.ts'
import { ACCOUNT, type Backend, modelBackend } from './world/world.ts'

/* What an upload returns, call by call, from the model server and from the real one. */

const CHUNK = 64 * 1024
const ORIGIN = 'http://sim'
const scribe: UploadOptions = { documentAssetType: 'ambient-scribe', name: 'Visit', duration: 3, subtype: 'dialog' }

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
/** Bytes that begin like a WebM recording. */
function webm(size: number, seed = 7): Buffer {
  const bytes = Buffer.from(Array.from({ length: size }, (_, at) => (at * seed) % 251))
  Buffer.from([0x1a, 0x45, 0xdf, 0xa3]).copy(bytes)
  return bytes
}

class BackendClient extends Client {
  private readonly backend: Backend

  constructor(backend: Backend) {
    super(ORIGIN)
    this.backend = backend
  }

  send(path: string, init: RequestInit): Promise<Response> {
    const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${this.token}` }
    return this.backend.handle(ORIGIN + path, { ...init, headers })
  }

  override post(body: unknown): Promise<Response> {
    const headers = { 'content-type': 'application/json' }
    return this.send('/api/rpc', { method: 'POST', headers, body: JSON.stringify(body) })
  }
}

describe.each(SERVERS.filter(one => one.available))('on $name', ({ start }) => {
  let started: StartedServer
  let device: BackendClient
  beforeAll(async () => {
    started = await start()
    const backend = started.backend ?? modelBackend(new ModelServer(() => Date.now()))
    device = new BackendClient(backend)
    device.token = (await backend.signIn(ACCOUNT)).token
  }, 60_000)
  afterAll(() => started.stop())

  const opId = () => ({ opId: v7() })
  const call: Client['call'] = (method, params) => device.call(method, params, opId())
  const fail: Client['fail'] = (method, params) => device.fail(method, params, opId())

  const begin = (bytes: Buffer, clientId: string = v7(), options = scribe) =>
    call('fileUpload:initChunkedUpload', {
      ...{ clientId, fileName: 'visit.webm', mimeType: 'audio/webm', size: bytes.length, chunkSize: CHUNK, options },
      sha256: sha256(bytes),
    })
  async function put(binaryUrl: string | undefined, index: number, bytes: Buffer, hash = sha256(bytes)) {
    const headers = { 'x-chunk-sha256': hash }
    const response = await device.send(`${binaryUrl}/${index}`, { method: 'PUT', headers, body: new Uint8Array(bytes) })
    return { status: response.status, body: await response.json() }
  }
  const complete = (uploadId: string, bytes: Buffer) =>
    ({ uploadId, sha256: sha256(bytes) }) satisfies Parameters<typeof call<'fileUpload:completeChunkedUpload'>>[1]
  async function sendAll(bytes: Buffer, clientId: string, options = scribe) {
    const { uploadId, binaryUrl } = await begin(bytes, clientId, options)
    for (let at = 0; at * CHUNK < bytes.length; at++)
      await put(binaryUrl, at, bytes.subarray(at * CHUNK, (at + 1) * CHUNK))
    return uploadId
  }
  const atOnce = (bytes: Buffer, clientId: string, options = scribe) => ({
    ...{ clientId, fileName: 'visit.webm', mimeType: 'audio/webm', fileContent: bytes.toString('base64') },
    options,
  })

  test('a receipt names the record and the asset that it has, and is the same ever after (I2)', async () => {
    const bytes = webm(CHUNK + 5)
    const clientId = v7()
    const uploadId = await sendAll(bytes, clientId)
    const first = await call('fileUpload:completeChunkedUpload', complete(uploadId, bytes))
    expect(first).toMatchObject({
      ...{ status: 'success', sha256: sha256(bytes), size: bytes.length },
      healthRecord: { clientId, name: 'Visit', recordType: 'ambient-scribe' },
    })
    expect(first.healthRecord?.data.documentAssetId).toBe(first.documentAssetId)
    expect(first.ambientRecording).toEqual(first.healthRecord)
    await call('healthRecords:update', { id: clientId, name: 'Renamed', data: {} })
    expect(await call('fileUpload:completeChunkedUpload', complete(uploadId, bytes))).toEqual(first)
    expect((await begin(bytes, clientId)).completed).toEqual(first)
    await call('healthRecords:delete', { id: clientId })
    expect((await begin(bytes, clientId)).completed).toEqual(first)
  })

  test('a document is a record of its type, not a recording', async () => {
    const pdf = Buffer.from('%PDF-1.4\n%%EOF')
    const options: UploadOptions = { documentAssetType: 'labResults', name: 'Blood' }
    const file = { ...atOnce(pdf, v7(), options), fileName: 'blood.pdf', mimeType: 'application/pdf' }
    const done = await call('fileUpload:upload', file)
    const attachment = { id: done.documentAssetId, fileInfo: { name: 'blood.pdf', type: 'application/pdf', size: 14 } }
    expect(done).toMatchObject({
      healthRecord: {
        ...{ recordType: 'labResults', name: 'Blood', status: 'processing' },
        data: { sourceType: 'file', type: 'file', attachments: [attachment] },
      },
      ambientRecording: null,
    })
  })

  test('a file is added to a record once; its receipt stays, also when the record is deleted', async () => {
    const attachTo = v7()
    const options: UploadOptions = { documentAssetType: 'attachment', attachTo }
    const file = (text: string) => ({
      ...{ ...atOnce(Buffer.from(`%PDF-1.4\n${text}\n%%EOF`), v7(), options), fileName: 'letter.pdf' },
      mimeType: 'application/pdf',
    })
    const [sent, other] = [file('one'), file('two')]
    expect(await fail('fileUpload:upload', sent)).toMatchObject({ name: 'NOT_FOUND', errorType: 'RecordNotFound' })
    await call('healthRecords:create', { clientId: attachTo, name: 'Pills', recordType: 'treatment', data: {} })
    const first = await call('fileUpload:upload', sent)
    expect(first).toMatchObject({
      ...{ status: 'success', ambientRecording: null },
      healthRecord: {
        ...{ clientId: attachTo, name: 'Pills', updatedByDevice: null },
        data: {
          attachments: [{ id: first.documentAssetId, fileInfo: { name: 'letter.pdf', type: 'application/pdf' } }],
        },
      },
    })
    expect(await call('fileUpload:upload', sent)).toEqual(first)
    await call('healthRecords:delete', { id: attachTo })
    expect(await call('fileUpload:upload', sent)).toEqual(first)
    expect(await fail('fileUpload:upload', other)).toMatchObject({ name: 'GONE' })
  })

  test('a file for a deleted record is a conflict each time, and stores nothing (I14)', async () => {
    const clientId = v7()
    const content = { name: 'Visit', recordType: 'ambient-scribe' as const, data: {} }
    await call('healthRecords:create', { clientId, ...content })
    await call('healthRecords:delete', { id: clientId })
    const bytes = webm(CHUNK + 5)
    const uploadId = await sendAll(bytes, clientId)
    for (const _ of [1, 2]) {
      const refused = await fail('fileUpload:completeChunkedUpload', complete(uploadId, bytes))
      expect(refused).toMatchObject({ name: 'CONFLICT', current: { clientId, deletedAt: expect.any(String) } })
      expect((await begin(bytes, clientId)).completed).toBeUndefined()
    }
    const alone = v7()
    await call('healthRecords:create', { clientId: alone, ...content })
    await call('healthRecords:delete', { id: alone })
    for (const _ of [1, 2])
      expect(await fail('fileUpload:upload', atOnce(webm(500), alone))).toMatchObject({ name: 'CONFLICT' })
  })

  test('an unknown patient is refused before any byte is sent, a deleted one is not (I5)', async () => {
    const options = { ...scribe, patientClientId: v7() }
    const unknown = { name: 'NOT_FOUND', errorType: 'PatientNotFound' }
    expect(await fail('fileUpload:upload', atOnce(webm(500), v7(), options))).toMatchObject(unknown)
    const init = { clientId: v7(), fileName: 'a', mimeType: 'audio/webm', size: 500, options }
    expect(await fail('fileUpload:initChunkedUpload', init)).toMatchObject(unknown)
    const patient = { clientId: options.patientClientId, name: 'Anna', data: {} }
    await call('userAccount.patients:create', { patient })
    await call('userAccount.patients:delete', { clientId: patient.clientId })
    expect((await begin(webm(500), v7(), options)).received).toEqual([])
  })

  test('chunks in any order; what is missing is named, and sent alone (I16)', async () => {
    const bytes = webm(CHUNK * 2 + 5)
    const clientId = v7()
    const { uploadId, binaryUrl } = await begin(bytes, clientId)
    expect((await put(binaryUrl, 2, bytes.subarray(CHUNK * 2))).body).toEqual({ received: [2] })
    const first = bytes.subarray(0, CHUNK)
    const chunk = { uploadId, index: 0, content: first.toString('base64'), sha256: sha256(first) }
    expect(await call('fileUpload:uploadChunk', chunk)).toEqual({ received: [0, 2] })
    expect(await fail('fileUpload:completeChunkedUpload', complete(uploadId, bytes))).toMatchObject({
      ...{ name: 'UNPROCESSABLE', errorType: 'ChunksMissing' },
    })
    expect((await begin(bytes, clientId)).received).toEqual([0, 2])
    await put(binaryUrl, 1, bytes.subarray(CHUNK, CHUNK * 2))
    await call('fileUpload:completeChunkedUpload', complete(uploadId, bytes))
  })

  test('a chunk that is damaged, too long or beyond the end is refused and not stored (I16)', async () => {
    const bytes = webm(CHUNK + 5)
    const clientId = v7()
    const { binaryUrl } = await begin(bytes, clientId)
    const [first, last] = [bytes.subarray(0, CHUNK), bytes.subarray(CHUNK)]
    const refusal = (errorType: string) => ({ status: 422, body: { error: { data: { errorType } } } })
    expect(await put(binaryUrl, 0, first, sha256(last))).toMatchObject(refusal('ChunkHashMismatch'))
    expect(await put(binaryUrl, 1, first)).toMatchObject(refusal('ChunkLengthMismatch'))
    expect(await put(binaryUrl, 2, last)).toMatchObject(refusal('ChunkLengthMismatch'))
    expect((await begin(bytes, clientId)).received).toEqual([])
    expect((await put('/api/uploads/unknown', 0, first)).status).toBe(404)
  })

  test('a wrong whole is thrown away; with only a wrong hash its bytes are kept (I16)', async () => {
    const right = webm(CHUNK * 2)
    const wrong = webm(CHUNK * 2, 11)
    const clientId = v7()
    const { uploadId, binaryUrl } = await begin(right, clientId)
    for (const at of [0, 1]) await put(binaryUrl, at, wrong.subarray(at * CHUNK, (at + 1) * CHUNK))
    const mismatch = { name: 'UNPROCESSABLE', errorType: 'FileHashMismatch' }
    expect(await fail('fileUpload:completeChunkedUpload', complete(uploadId, right))).toMatchObject(mismatch)
    expect((await begin(right, clientId)).received).toEqual([])
    await sendAll(right, clientId)
    expect(await fail('fileUpload:completeChunkedUpload', complete(uploadId, wrong))).toMatchObject(mismatch)
    expect((await begin(right, clientId)).received).toEqual([0, 1])
    await call('fileUpload:completeChunkedUpload', complete(uploadId, right))
  })

  test('another file under the same id starts over, and is a conflict once the first is complete', async () => {
    const clientId = v7()
    const [first, other] = [webm(CHUNK * 2), webm(CHUNK * 2, 11)]
    const { binaryUrl } = await begin(first, clientId)
    await put(binaryUrl, 0, first.subarray(0, CHUNK))
    expect((await begin(other, clientId)).received).toEqual([])
    await call('fileUpload:upload', atOnce(webm(500), clientId))
    expect(await fail('fileUpload:upload', atOnce(webm(501), clientId))).toMatchObject({ name: 'CONFLICT' })
  })
})
