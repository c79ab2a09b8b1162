import { createHash } from 'node:crypto'
import { ContractError } from '../../../src/contract/errors.ts'
import { CHUNK_SIZE } from '../../../src/contract/upload-limits.ts'
import { type Bag, type ModelAccount, type ModelFile, type ModelRow, refusePoison } from './model-account.ts'

interface Upload {
  clientId: string
  chunks: Map<number, Buffer>
}

const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Uploads to the model server, in one call or in chunks; each file is stored once. */
export class ModelUploads {
  /** By the recording's clientId, which is also the upload's id. */
  private readonly uploads = new Map<string, Upload>()

  init(account: ModelAccount, params: Bag): Bag {
    const clientId = params.clientId as string
    refuseUnknownPatient(account, params.options as Bag)
    const address = { uploadId: clientId, chunkSize: CHUNK_SIZE, binaryUrl: `/api/uploads/${clientId}` }
    const completed = receiptOf(account, clientId)
    if (completed) return { ...address, received: [], completed }
    const upload = this.uploads.get(clientId) ?? { clientId, chunks: new Map() }
    this.uploads.set(clientId, upload)
    return { ...address, received: [...upload.chunks.keys()] }
  }

  storeChunk(uploadId: string, index: number, bytes: Buffer, sha256: string): void {
    const upload = this.uploads.get(uploadId)
    if (!upload) throw new ContractError('NOT_FOUND', 'upload', { errorType: 'UploadNotFound' })
    if (sha(bytes) !== sha256) throw new ContractError('UNPROCESSABLE', 'chunk', { errorType: 'ChunkHashMismatch' })
    upload.chunks.set(index, bytes)
  }

  complete(account: ModelAccount, params: Bag, meta: Bag): Bag {
    const upload = this.uploads.get(String(params.uploadId))
    if (!upload) throw new ContractError('NOT_FOUND', 'upload', { errorType: 'UploadNotFound' })
    const bytes = Buffer.concat([...upload.chunks].sort(([a], [b]) => a - b).map(([, chunk]) => chunk))
    if (sha(bytes) !== params.sha256)
      throw new ContractError('UNPROCESSABLE', 'file', { errorType: 'FileHashMismatch' })
    return this.storeFile(account, upload.clientId, bytes, params.options as Bag, meta)
  }

  /** Stores the file and its record once; a second call returns the first receipt. */
  storeFile(account: ModelAccount, clientId: string, bytes: Buffer, options: Bag, { deviceId }: Bag): Bag {
    refusePoison(options)
    const known = receiptOf(account, clientId)
    if (known) return known
    refuseUnknownPatient(account, options)
    const file = { sha256: sha(bytes), size: bytes.length }
    account.files.set(clientId, file)
    const sent = account.row(clientId)
    if (sent?.deletedAt) throw new ContractError('CONFLICT', 'deleted', { current: sent })
    const isRecording = options.documentAssetType === 'ambient-scribe' || options.documentAssetType === 'triage'
    const content = {
      name: options.name,
      recordType: isRecording ? 'ambient-scribe' : options.documentAssetType,
      patientId: null,
      patientClientId: options.patientClientId ?? null,
      userId: 1,
    }
    const data = { subtype: options.subtype, duration: options.duration, peaks: options.peaks }
    // A record that was sent before its bytes keeps its content.
    const row = account.put(
      'record',
      clientId,
      {
        ...(sent ?? content),
        status: isRecording ? 'transcribing' : 'uploaded',
        data: { ...data, ...(sent?.data as Bag | undefined), documentAssetId: account.files.size },
      },
      { deviceId },
    )
    return receipt(row, file)
  }
}

function refuseUnknownPatient(account: ModelAccount, { patientClientId }: Bag): void {
  if (patientClientId && !account.row(String(patientClientId)))
    throw new ContractError('NOT_FOUND', 'patient', { errorType: 'PatientNotFound' })
}

function receiptOf(account: ModelAccount, clientId: string): Bag | null {
  const [row, file] = [account.row(clientId), account.files.get(clientId)]
  return row && file ? receipt(row, file) : null
}

const receipt = (row: ModelRow, file: ModelFile): Bag => ({
  status: 'success',
  healthRecord: row,
  ambientRecording: row,
  documentAssetId: 1,
  ...file,
})
