import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { uploadItem } from '../../../src/db/uploads/upload-item.ts'
import type { Call, Transport } from '../../../src/sync/transport.ts'
import { uploadFile } from '../../../src/sync/uploads/upload-file.ts'

const PART = 512 * 1024

/** Sends a file of so many bytes; returns the methods called and the bytes of each chunk. */
async function sent(size: number) {
  const bytes = new Blob([new Uint8Array(size)])
  const sha256 = createHash('sha256').update(new Uint8Array(size)).digest('hex')
  const methods: string[] = []
  const chunks: number[] = []
  const done = { status: 'success', healthRecord: { id: 7 }, documentAssetId: 8, sha256, size }
  const answers: Record<string, (params: Record<string, unknown>) => unknown> = {
    'fileUpload:upload': () => done,
    'fileUpload:initChunkedUpload': ({ chunkSize }) => ({ uploadId: 'u', received: [], chunkSize }),
    'fileUpload:uploadChunk': ({ content }) => chunks.push(Buffer.from(String(content), 'base64').length),
    'fileUpload:completeChunkedUpload': () => done,
  }
  const batch = async ([call]: Call[]) => {
    methods.push(call!.method)
    return [{ ok: true as const, result: answers[call!.method]?.(call!.params), meta: {} }]
  }
  const details = { fileName: 'a.pdf', mimeType: 'application/pdf', name: 'a', patientClientId: '', sha256 }
  const row = { clientId: 'c', ownerId: 'o', bytes, type: 'document' as const, details: { ...details, createdAt: '' } }
  const ports = { transport: { batch } as unknown as Transport, signal: new AbortController().signal }
  await uploadFile(uploadItem(row as never, 0), bytes, { ...ports, onProgress: async () => undefined })
  return { methods: [...new Set(methods)], chunks }
}

test('512 KB go in one call, one byte more in chunks of 512 KB (decision 51)', async () => {
  expect(await sent(PART)).toEqual({ methods: ['fileUpload:upload'], chunks: [] })
  const inChunks = ['fileUpload:initChunkedUpload', 'fileUpload:uploadChunk', 'fileUpload:completeChunkedUpload']
  expect(await sent(PART + 1)).toEqual({ methods: inChunks, chunks: [PART, 1] })
  expect(await sent(2 * PART)).toEqual({ methods: inChunks, chunks: [PART, PART] })
})
