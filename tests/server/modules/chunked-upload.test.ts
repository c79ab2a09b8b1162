import { request } from 'node:http'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UploadOptions } from '../../../src/contract/methods/file-upload.ts'
import { Client } from '../client.ts'
import { startServer } from '../servers.ts'
import type { TestServer } from '../test-server.ts'
import { chunksOf, sha256, webmBytes } from './audio.ts'

const CHUNK = 64 * 1024
let server: TestServer
let device: Client
beforeAll(async () => {
  server = await startServer()
  device = await new Client(server.origin).signIn('doctor')
})
afterAll(() => server.stop())

const scribe: UploadOptions = { documentAssetType: 'ambient-scribe', name: 'Visit', duration: 61.5, subtype: 'dialog' }

function begin(bytes: Buffer, clientId = v7(), options: UploadOptions = scribe) {
  const upload = {
    clientId,
    fileName: 'visit.webm',
    mimeType: 'audio/webm;codecs=opus',
    size: bytes.length,
    chunkSize: CHUNK,
  }
  return device.call('fileUpload:initChunkedUpload', { ...upload, sha256: sha256(bytes), options })
}

function put(binaryUrl: string | undefined, index: number, bytes: Buffer, hash = sha256(bytes), token = device.token) {
  return fetch(`${server.origin}${binaryUrl}/${index}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'x-chunk-sha256': hash },
    body: new Uint8Array(bytes),
  })
}

/** Sends all but the last byte, then closes the connection. */
function cutHalfWay(path: string, chunk: Buffer): Promise<void> {
  return new Promise(resolve => {
    const sending = request(server.origin + path, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${device.token}`,
        'x-chunk-sha256': sha256(chunk),
        'content-length': chunk.length,
      },
    })
    sending.on('error', () => resolve())
    sending.write(chunk.subarray(0, -1), () => sending.destroy(new Error('cut')))
  })
}

describe('an upload in chunks', () => {
  it('I16: resumes at every chunk after a cut connection, and returns a receipt of the whole', async () => {
    const bytes = webmBytes(CHUNK * 3 + 1000)
    const chunks = chunksOf(bytes, CHUNK)
    const clientId = v7()
    for (const [index, chunk] of chunks.entries()) {
      const { received, binaryUrl } = await begin(bytes, clientId)
      expect(received).toEqual(Array.from({ length: index }, (_, at) => at))
      const response = await put(binaryUrl, index, chunk)
      expect(await response.json()).toEqual({ received: [...received, index] })
    }
    const { uploadId } = await begin(bytes, clientId)
    const done = await device.call('fileUpload:completeChunkedUpload', { uploadId, sha256: sha256(bytes) })
    expect(done).toMatchObject({
      status: 'success',
      sha256: sha256(bytes),
      size: bytes.length,
      ambientRecording: { clientId, name: 'Visit', recordType: 'ambient-scribe', status: 'uploaded' },
    })
    expect(done.ambientRecording?.data).toMatchObject({
      duration: 61.5,
      subtype: 'dialog',
      mimeType: 'audio/webm',
      documentAssetId: done.documentAssetId,
      errorKey: 'scribe.transcription.noEngine',
    })
  })

  it('I16: stores nothing of a chunk whose connection was cut half-way', async () => {
    const bytes = webmBytes(CHUNK * 2 + 5)
    const clientId = v7()
    for (const [index, chunk] of chunksOf(bytes, CHUNK).entries()) {
      const { binaryUrl, received } = await begin(bytes, clientId)
      expect(received).toHaveLength(index)
      await cutHalfWay(`${binaryUrl}/${index}`, chunk)
      expect((await begin(bytes, clientId)).received).toEqual(received)
      await put(binaryUrl, index, chunk)
    }
    const { uploadId } = await begin(bytes, clientId)
    const done = await device.call('fileUpload:completeChunkedUpload', { uploadId, sha256: sha256(bytes) })
    expect(done.sha256).toBe(sha256(bytes))
  })

  it('I2: completes once, however often it is repeated, and the next init returns the receipt', async () => {
    const bytes = webmBytes(CHUNK)
    const clientId = v7()
    const { uploadId, binaryUrl } = await begin(bytes, clientId)
    await put(binaryUrl, 0, bytes)
    const complete = () => device.call('fileUpload:completeChunkedUpload', { uploadId, sha256: sha256(bytes) })
    const [first, second] = await Promise.all([complete(), complete()])
    expect(second).toEqual(first)
    expect(await complete()).toEqual(first)
    expect((await begin(bytes, clientId)).completed).toEqual(first)
    const records = await device.call('healthRecords:list', { recordTypes: ['ambient-scribe'], fullData: true })
    expect(records.filter(record => record.clientId === clientId)).toHaveLength(1)
  })

  it('I16: rejects a chunk that differs from its hash or has another length', async () => {
    const bytes = webmBytes(CHUNK + 10)
    const { binaryUrl, uploadId } = await begin(bytes)
    const [first, last] = chunksOf(bytes, CHUNK) as [Buffer, Buffer]
    const damaged = await put(binaryUrl, 0, first, sha256(last))
    expect(damaged.status).toBe(422)
    expect(await damaged.json()).toMatchObject({ error: { data: { errorType: 'ChunkHashMismatch' } } })
    const long = await put(binaryUrl, 1, first)
    expect(await long.json()).toMatchObject({ error: { data: { errorType: 'ChunkLengthMismatch' } } })
    const beyond = await put(binaryUrl, 2, last)
    expect(await beyond.json()).toMatchObject({ error: { data: { errorType: 'ChunkLengthMismatch' } } })
    const early = await device.fail('fileUpload:completeChunkedUpload', { uploadId, sha256: sha256(bytes) })
    expect(early).toMatchObject({ name: 'UNPROCESSABLE', errorType: 'ChunksMissing' })
  })

  it('I16: stays open if the whole differs from its hash, and then accepts the right bytes', async () => {
    const right = webmBytes(CHUNK * 2)
    const wrong = Buffer.from(right).fill(7, CHUNK)
    const clientId = v7()
    const { uploadId, binaryUrl } = await begin(right, clientId)
    for (const [index, chunk] of chunksOf(wrong, CHUNK).entries()) await put(binaryUrl, index, chunk)
    const refused = await device.fail('fileUpload:completeChunkedUpload', { uploadId, sha256: sha256(right) })
    expect(refused).toMatchObject({ name: 'UNPROCESSABLE', errorType: 'FileHashMismatch' })
    await put(binaryUrl, 1, chunksOf(right, CHUNK)[1] as Buffer)
    const { received } = await begin(right, clientId)
    for (const [index, chunk] of chunksOf(right, CHUNK).entries())
      if (!received.includes(index)) await put(binaryUrl, index, chunk)
    const done = await device.call('fileUpload:completeChunkedUpload', { uploadId, sha256: sha256(right) })
    expect(done.sha256).toBe(sha256(right))
  })

  it('I16: keeps the bytes if only the hash was wrong', async () => {
    const bytes = webmBytes(CHUNK)
    const { uploadId, binaryUrl } = await begin(bytes)
    await put(binaryUrl, 0, bytes)
    const wrong = { uploadId, sha256: sha256(Buffer.from('another')) }
    expect(await device.fail('fileUpload:completeChunkedUpload', wrong)).toMatchObject({
      errorType: 'FileHashMismatch',
    })
    const done = await device.call('fileUpload:completeChunkedUpload', { uploadId, sha256: sha256(bytes) })
    expect(done.sha256).toBe(sha256(bytes))
  })

  it.each([[{ text: 'from captions' }], ['from captions']])(
    'uses the latest options, so that a rename made meanwhile is not lost: transcription %j',
    async transcription => {
      const bytes = webmBytes(CHUNK)
      const { uploadId, binaryUrl } = await begin(bytes)
      await put(binaryUrl, 0, bytes)
      const options = { ...scribe, name: 'Renamed', transcription }
      const done = await device.call('fileUpload:completeChunkedUpload', { uploadId, sha256: sha256(bytes), options })
      expect(done.ambientRecording).toMatchObject({
        name: 'Renamed',
        status: 'processed',
        data: { transcription: { text: 'from captions', model: 'captions' } },
      })
    },
  )

  it('accepts the same chunks by RPC in base64', async () => {
    const bytes = webmBytes(CHUNK)
    const { uploadId } = await begin(bytes)
    const chunk = { uploadId, index: 0, content: bytes.toString('base64'), sha256: sha256(bytes) }
    expect(await device.call('fileUpload:uploadChunk', chunk)).toEqual({ received: [0] })
    expect(await device.fail('fileUpload:uploadChunk', { ...chunk, content: 'no base64!' })).toMatchObject({
      name: 'INVALID_PARAMS',
    })
    await device.call('fileUpload:completeChunkedUpload', { uploadId, sha256: sha256(bytes) })
  })

  it('accepts raw chunks without a hash, if the whole has one at the end, and hashes in capitals', async () => {
    const bytes = webmBytes(CHUNK * 2)
    const { uploadId, binaryUrl } = await begin(bytes)
    const [first, last] = chunksOf(bytes, CHUNK) as [Buffer, Buffer]
    const unnamed = await fetch(`${server.origin}${binaryUrl}/0`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${device.token}` },
      body: new Uint8Array(first),
    })
    expect(await unnamed.json()).toEqual({ received: [0] })
    expect((await put(binaryUrl, 1, last, 'no hash')).status).toBe(400)
    const chunk = { uploadId, index: 1, content: last.toString('base64'), sha256: sha256(last).toUpperCase() }
    expect(await device.call('fileUpload:uploadChunk', chunk)).toEqual({ received: [0, 1] })
    const done = { uploadId, sha256: sha256(bytes).toUpperCase() }
    expect((await device.call('fileUpload:completeChunkedUpload', done)).sha256).toBe(sha256(bytes))
  })

  it('starts over after it was cancelled, and with another length', async () => {
    const bytes = webmBytes(CHUNK * 2)
    const clientId = v7()
    const { uploadId, binaryUrl } = await begin(bytes, clientId)
    await put(binaryUrl, 0, chunksOf(bytes, CHUNK)[0] as Buffer)
    for (const _ of [1, 2])
      expect(await device.call('fileUpload:cancelChunkedUpload', { uploadId })).toEqual({ status: 'ok' })
    expect((await put(binaryUrl, 1, chunksOf(bytes, CHUNK)[1] as Buffer)).status).toBe(410)
    expect((await begin(bytes, clientId)).received).toEqual([])
    await put(binaryUrl, 0, chunksOf(bytes, CHUNK)[0] as Buffer)
    expect((await begin(webmBytes(CHUNK * 2 + 1), clientId)).received).toEqual([])
  })

  it('S1: belongs to its account', async () => {
    const bytes = webmBytes(CHUNK)
    const { uploadId, binaryUrl } = await begin(bytes)
    const stranger = await new Client(server.origin).signIn('patient')
    expect((await put(binaryUrl, 0, bytes, sha256(bytes), stranger.token)).status).toBe(404)
    expect((await put(binaryUrl, 0, bytes, sha256(bytes), 'unknown')).status).toBe(401)
    expect(await stranger.fail('fileUpload:completeChunkedUpload', { uploadId, sha256: sha256(bytes) })).toMatchObject({
      name: 'NOT_FOUND',
    })
  })
})
