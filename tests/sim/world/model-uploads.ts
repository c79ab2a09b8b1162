import { createHash } from 'node:crypto'
import { ContractError } from '../../../src/contract/errors.ts'
import { CHUNK_SIZE } from '../../../src/contract/upload-limits.ts'
import { type Bag, type ModelAccount, type ModelRow, type ModelUpload, refusePoison } from './model-account.ts'

const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const refusal = (errorType: 'ChunkHashMismatch' | 'ChunkLengthMismatch' | 'ChunksMissing' | 'FileHashMismatch') =>
  new ContractError('UNPROCESSABLE', 'upload', { errorType })

/** Starts, continues or starts over the upload of a clientId. */
export function startUpload(account: ModelAccount, params: Bag): Bag {
  const upload = begin(account, params)
  const { clientId: uploadId, chunkSize, receipt } = upload
  const standing = { uploadId, chunkSize, received: received(upload), binaryUrl: `/api/uploads/${uploadId}` }
  return receipt ? { ...standing, completed: receipt } : standing
}

/** Stores a chunk and returns the indexes stored so far. */
export function receiveChunk(
  account: ModelAccount,
  uploadId: string,
  chunk: { index: number; bytes: Buffer; sha256: string | undefined },
): number[] {
  const { index, bytes, sha256 } = chunk
  const upload = find(account, uploadId)
  if (upload.receipt) return Array.from({ length: chunkTotal(upload) }, (_, at) => at)
  if (sha256 !== undefined && sha256.toLowerCase() !== sha(bytes)) throw refusal('ChunkHashMismatch')
  // The whole was refused: a chunk with other bytes starts over.
  const known = upload.chunks.get(index)
  if (upload.isJoined && !(known && sha(known) === sha(bytes))) forgetChunks(upload)
  if (bytes.length !== lengthOf(upload, index)) throw refusal('ChunkLengthMismatch')
  upload.chunks.set(index, bytes)
  return received(upload)
}

/** Joins the chunks and stores the file and its record once; a repeat returns the first receipt. */
export function completeUpload(account: ModelAccount, params: Bag, meta: Bag): Bag {
  const upload = find(account, String(params.uploadId))
  if (upload.receipt) return upload.receipt
  if (upload.chunks.size < chunkTotal(upload)) throw refusal('ChunksMissing')
  const bytes = Buffer.concat(received(upload).map(index => upload.chunks.get(index) as Uint8Array))
  upload.isJoined = true
  const wanted = (params.sha256 as string | undefined)?.toLowerCase()
  if (wanted !== undefined && wanted !== sha(bytes)) {
    if (sha(bytes) !== upload.sha256) forgetChunks(upload)
    throw refusal('FileHashMismatch')
  }
  const options = { ...upload.options, ...(params.options as Bag | undefined) }
  refusePoison(options)
  return storeFile(account, { ...upload, options }, { sha256: sha(bytes), size: bytes.length }, meta)
}

/** A file in one call, as an upload of one chunk. */
export function uploadAtOnce(account: ModelAccount, params: Bag, meta: Bag): Bag {
  const { clientId, fileContent, options, ...flat } = params
  const bytes = Buffer.from(String(fileContent), 'base64')
  const size = bytes.length
  const sha256 = sha(bytes)
  if (params.sha256 !== undefined && params.sha256 !== sha256) throw refusal('FileHashMismatch')
  const latest = { ...flat, ...(options as Bag | undefined) }
  const { fileName, mimeType } = params
  const whole = { clientId, fileName, mimeType, size, chunkSize: Math.max(1, size), sha256 }
  const upload = begin(account, { ...whole, options: latest })
  if (upload.receipt && upload.receipt.sha256 !== sha256)
    throw new ContractError('CONFLICT', 'another file', { current: upload.receipt })
  receiveChunk(account, upload.clientId, { index: 0, bytes, sha256 })
  return completeUpload(account, { uploadId: upload.clientId, sha256 }, meta)
}

function begin(account: ModelAccount, params: Bag): ModelUpload {
  const { clientId, fileName, mimeType, size, ...given } = params as unknown as ModelUpload
  const { chunkSize = CHUNK_SIZE, sha256 = null, options = {} } = given
  refusePoison(options)
  refuseUnknownPatient(account, options)
  const known = account.uploads.get(clientId)
  if (known?.receipt) return known
  if (options.attachTo) recordToAttach(account, options)
  const sameFile =
    known?.size === size &&
    known.chunkSize === chunkSize &&
    (known.sha256 === null || sha256 === null || known.sha256 === sha256)
  if (!known) account.takeRoom(size)
  const { chunks, isJoined } = known && sameFile ? known : { chunks: new Map(), isJoined: false }
  const file = { clientId, fileName, mimeType, size, chunkSize, sha256 }
  const upload = { ...file, options, chunks, isJoined, receipt: null }
  account.uploads.set(clientId, upload)
  return upload
}

/** Stores nothing if the record is deleted. */
function storeFile(
  account: ModelAccount,
  { clientId, options, ...upload }: ModelUpload,
  file: { sha256: string; size: number },
  meta: Bag,
): Bag {
  if (options.attachTo) return attachFile(account, { clientId, options, ...upload }, file)
  const sent = account.row(clientId)
  if (sent?.deletedAt) throw new ContractError('CONFLICT', 'deleted', { current: sent })
  if (!sent) refuseUnknownPatient(account, options)
  const recordType = options.triageData ? 'triage' : (options.documentAssetType ?? 'auto')
  const isRecording = recordType === 'ambient-scribe'
  const isSound = isRecording || recordType === 'triage'
  const content = {
    ...{
      name: options.name,
      recordType,
      userId: 1,
      createdAt: account.trueTime(options.createdAt, meta) ?? account.now(),
    },
    ...{ patientId: null, patientClientId: options.patientClientId ?? null },
  }
  const { id: documentAssetId } = account.store(clientId, file)
  const { subtype, duration, peaks, createdAt: date = null, madeFrom } = options
  const fileInfo = { name: upload.fileName, type: upload.mimeType, size: file.size }
  const attachments = [{ id: documentAssetId, fileInfo }]
  const ofDocument = {
    ...{ sourceType: 'file', type: 'file', date, sha256: file.sha256, attachments },
    ...(madeFrom ? { madeFrom } : {}),
  }
  const data = isSound ? { subtype, duration, peaks } : ofDocument
  // A record that was sent before its bytes keeps its content.
  const row = account.put(
    'record',
    clientId,
    {
      ...(sent ?? content),
      status: isSound ? 'transcribing' : 'processing',
      data: { ...data, ...(sent?.data as Bag | undefined), documentAssetId },
    },
    { deviceId: meta.deviceId },
  )
  const healthRecord = structuredClone(row)
  const ambientRecording = isRecording ? healthRecord : null
  const receipt = { status: 'success', healthRecord, ambientRecording, documentAssetId, ...file }
  account.uploads.set(clientId, { ...upload, clientId, options, chunks: new Map(), receipt })
  return receipt
}

/** Adds the file to a record that is there. */
function attachFile(account: ModelAccount, upload: ModelUpload, file: { sha256: string; size: number }): Bag {
  const record = recordToAttach(account, upload.options)
  const { id } = account.store(upload.clientId, file)
  const data = record.data as Bag
  const fileInfo = { name: upload.fileName, type: upload.mimeType, size: file.size }
  const attachments = [...((data.attachments as Bag[] | undefined) ?? []), { id, fileInfo }]
  const row = account.put('record', record.clientId, { ...record, data: { ...data, attachments } }, { deviceId: null })
  const healthRecord = structuredClone(row)
  const receipt = { status: 'success', healthRecord, ambientRecording: null, documentAssetId: id, ...file }
  account.uploads.set(upload.clientId, { ...upload, chunks: new Map(), receipt })
  return receipt
}

function recordToAttach(account: ModelAccount, { attachTo }: Bag): ModelRow {
  const record = account.row(String(attachTo))
  if (!record) throw new ContractError('NOT_FOUND', 'record', { errorType: 'RecordNotFound' })
  if (record.deletedAt) throw new ContractError('GONE', 'deleted')
  return record
}

function find(account: ModelAccount, uploadId: string): ModelUpload {
  const upload = account.uploads.get(uploadId)
  if (!upload) throw new ContractError('NOT_FOUND', 'upload', { errorType: 'UploadNotFound' })
  return upload
}

function forgetChunks(upload: ModelUpload): void {
  upload.chunks.clear()
  upload.isJoined = false
}

const received = ({ chunks }: ModelUpload) => [...chunks.keys()].sort((a, b) => a - b)
const chunkTotal = ({ size, chunkSize }: ModelUpload) => Math.ceil(size / chunkSize)
const lengthOf = ({ size, chunkSize }: ModelUpload, index: number) =>
  Math.max(0, Math.min(chunkSize, size - index * chunkSize))

/** A deleted patient is known: records outlive their patients. */
function refuseUnknownPatient(account: ModelAccount, { patientClientId }: Bag): void {
  if (patientClientId && !account.row(String(patientClientId)))
    throw new ContractError('NOT_FOUND', 'patient', { errorType: 'PatientNotFound' })
}
