import type { z } from 'zod/mini'
import { ContractError, fromBody } from '../../contract/errors.ts'
import { RpcResponse, UploadReceipt, UploadStanding } from '../../contract/response.ts'
import { CHUNK_SIZE, SINGLE_UPLOAD_LIMIT } from '../../contract/upload-limits.ts'
import type { MappingRow, UploadChange, UploadItem } from '../../db/uploads/upload-rows.ts'
import { retryAfter } from '../http.ts'
import { BadAnswer } from '../retry-policy.ts'
import type { Transport } from '../transport.ts'
import { base64, hashOf, hashOfBytes } from './file-hash.ts'

export interface SendPorts {
  /** The clock to send with the file's times, if it was set since they were made. */
  deviceTime?: (stampedAt: number) => Promise<number | undefined>
  transport: Transport
  signal: AbortSignal
  /** Called when the server has confirmed more bytes, and when the upload id or the hash becomes known. */
  onProgress(change: Pick<UploadChange, 'sentBytes' | 'uploadId' | 'sha256'>): Promise<void>
}

const CHUNK_TIMEOUT_MS = 60_000
/** Attempts to send one chunk whose bytes arrive damaged, before the try fails. */
const CHUNK_ATTEMPTS = 3

/**
 * Sends one file, resuming from the chunks that the server has, and returns its receipt, which must name exactly these
 * bytes (I16). Counts and stores nothing; rejects with Unreachable, TimedOut, BadAnswer or ContractError.
 */
export async function uploadFile(item: UploadItem, file: Blob, ports: SendPorts): Promise<MappingRow> {
  const sha256 = item.sha256 ?? (await hashOf(file, ports.signal))
  if (!item.sha256) await ports.onProgress({ sha256 })
  const answer =
    file.size <= SINGLE_UPLOAD_LIMIT
      ? await single(item, file, sha256, ports)
      : await chunked(item, file, sha256, ports)
  return receipt(item, file, sha256, answer)
}

/** The options of the contract for each type of file. */
function optionsOf(item: UploadItem) {
  const { name, patientClientId, createdAt, locale } = item.data
  const common = { name, patientClientId: patientClientId || null, createdAt, locale }
  if (item.type === 'document') {
    const { documentAssetType, madeFrom, attachTo } = item.data
    return { ...common, documentAssetType, madeFrom, ...(attachTo && { attachTo }) }
  }
  const { triage, subtype, duration, peaks, gaps, transcription } = item.data
  const type = triage ? 'triage' : 'ambient-scribe'
  return {
    ...common,
    documentAssetType: type,
    recordType: type,
    triageData: triage,
    subtype,
    duration,
    peaks,
    gaps,
    transcription,
  }
}

async function single(item: UploadItem, file: Blob, sha256: string, ports: SendPorts): Promise<UploadReceipt> {
  const { transport, signal } = ports
  const { data } = item
  const fileContent = base64(new Uint8Array(await file.arrayBuffer()))
  const call = {
    method: 'fileUpload:upload',
    params: {
      clientId: item.id,
      fileName: data.fileName,
      mimeType: data.mimeType,
      fileContent,
      sha256,
      options: optionsOf(item),
    },
    meta: { opId: `upload:${item.id}`, ...(await clockOf(item, ports)) },
  }
  return parse(UploadReceipt, await callOne(transport, call, signal))
}

async function clockOf({ data }: UploadItem, { deviceTime: find }: SendPorts): Promise<{ deviceTime?: number }> {
  const deviceTime = await find?.(Date.parse(data.createdAt))
  return deviceTime === undefined ? {} : { deviceTime }
}

async function chunked(item: UploadItem, file: Blob, sha256: string, ports: SendPorts): Promise<UploadReceipt> {
  const { transport, signal, onProgress } = ports
  const { data } = item
  const params = {
    clientId: item.id,
    fileName: data.fileName,
    mimeType: data.mimeType,
    size: file.size,
    chunkSize: CHUNK_SIZE,
    sha256,
    options: optionsOf(item),
  }
  const init = parse(
    UploadStanding,
    await callOne(transport, { method: 'fileUpload:initChunkedUpload', params }, signal),
  )
  if (init.completed) return init.completed
  const { uploadId, chunkSize } = init
  const count = Math.ceil(file.size / chunkSize)
  const received = new Set(init.received)
  const confirmed = () => Math.min(file.size, received.size * chunkSize)
  await onProgress({ uploadId, sentBytes: confirmed() })
  let binaryUrl = init.binaryUrl
  for (let index = 0; index < count; index++) {
    if (received.has(index)) continue
    signal.throwIfAborted()
    const bytes = new Uint8Array(await file.slice(index * chunkSize, (index + 1) * chunkSize).arrayBuffer())
    binaryUrl = await sendChunk({ uploadId, binaryUrl, index, bytes }, ports)
    received.add(index)
    await onProgress({ sentBytes: confirmed() })
  }
  return parse(
    UploadReceipt,
    await callOne(
      transport,
      {
        method: 'fileUpload:completeChunkedUpload',
        params: { uploadId, sha256, options: optionsOf(item) },
        meta: { opId: `complete:${uploadId}`, ...(await clockOf(item, ports)) },
      },
      signal,
    ),
  )
}

interface Chunk {
  uploadId: string
  binaryUrl: string | undefined
  index: number
  bytes: Uint8Array<ArrayBuffer>
}

/** Sends one chunk, raw if the server takes that; returns the URL for the next chunk, or undefined to use RPC. */
async function sendChunk({ uploadId, binaryUrl, index, bytes }: Chunk, ports: SendPorts): Promise<string | undefined> {
  const sha256 = hashOfBytes(bytes)
  for (let attempt = 1; ; attempt++) {
    try {
      if (binaryUrl) {
        if (await putRaw(`${binaryUrl}/${index}`, bytes, sha256, ports)) return binaryUrl
      }
      const params = { uploadId, index, content: base64(bytes), sha256 }
      await callOne(ports.transport, { method: 'fileUpload:uploadChunk', params }, ports.signal)
      return undefined
    } catch (error) {
      const damaged = error instanceof ContractError && error.data.errorType === 'ChunkHashMismatch'
      if (!damaged || attempt === CHUNK_ATTEMPTS) throw error
    }
  }
}

/** False if this server, or a proxy before it, does not take raw chunks: the caller then uses RPC. */
async function putRaw(
  url: string,
  bytes: Uint8Array<ArrayBuffer>,
  sha256: string,
  { transport, signal }: SendPorts,
): Promise<boolean> {
  const response = await transport.request(url, {
    method: 'PUT',
    body: bytes,
    headers: { 'content-type': 'application/octet-stream', 'x-chunk-sha256': sha256 },
    signal,
    timeoutMs: CHUNK_TIMEOUT_MS,
  })
  if (response.ok) return true
  if (response.status === 401) throw new ContractError('UNAUTHORIZED')
  const answer = RpcResponse.safeParse(await response.json().catch(() => null))
  if (answer.data?.error) throw fromBody(answer.data.error)
  if ([404, 405, 415, 501].includes(response.status)) return false
  throw new BadAnswer(response.status, 'chunk', retryAfter(response))
}

async function callOne(
  transport: Transport,
  call: { method: string; params: Record<string, unknown>; meta?: { opId: string; deviceTime?: number } },
  signal: AbortSignal,
): Promise<unknown> {
  const [answer] = await transport.batch([call], signal)
  if (!answer) throw new BadAnswer(200, 'no answer')
  if (!answer.ok) throw answer.error
  return answer.result
}

function parse<T>(schema: z.ZodMiniType<T>, result: unknown): T {
  const parsed = schema.safeParse(result)
  if (!parsed.success) throw new BadAnswer(200, 'not an answer of the contract')
  return parsed.data
}

function receipt(item: UploadItem, file: Blob, sha256: string, answer: UploadReceipt): MappingRow {
  if (answer.status === 'error')
    throw new ContractError('UNPROCESSABLE', answer.error?.message, { userMessage: answer.error?.message })
  const row = answer.ambientRecording ?? answer.healthRecord ?? null
  const id = row?.id ?? answer.documentAssetId
  if (id == null) throw new BadAnswer(200, 'the upload was answered without any id')
  if (answer.sha256 !== sha256 || answer.size !== file.size) throw new BadAnswer(200, 'the receipt names other bytes')
  return {
    clientId: item.id,
    ownerId: item.ownerId,
    type: item.type,
    id,
    documentAssetId: answer.documentAssetId ?? null,
    sha256,
    size: file.size,
    row,
  }
}
