import { Readable } from 'node:stream'
import type { BlobsConfig } from '../config.ts'
import { BlobError, type ByteRange } from './blob-store.ts'
import { type PartTarget, PartWriter } from './s3-part-writer.ts'

/** The calls of S3 that the store needs. Throws BlobError: NOT_FOUND, or UNAVAILABLE, which may pass. */
export interface Bucket {
  put(key: string, bytes: Uint8Array): Promise<void>
  get(key: string, range?: ByteRange): Promise<Readable>
  /** Null if there is no such object. */
  getBytes(key: string, range?: ByteRange): Promise<Uint8Array | null>
  size(key: string): Promise<number | null>
  /** Whether there is an object whose key has this prefix. */
  hasAny(prefix: string): Promise<boolean>
  /** Writes an object of any length in parts; it becomes visible, whole, with `finish`. */
  writer(key: string): PartWriter
  delete(key: string): Promise<void>
  /** Deletes every object whose key has this prefix. */
  deleteAll(prefix: string): Promise<void>
}

/** The client is imported only if S3 is configured: it is larger than the rest of the server. */
export async function openBucket(config: Extract<BlobsConfig, { kind: 's3' }>): Promise<Bucket> {
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client({
    region: config.region,
    forcePathStyle: config.pathStyle,
    ...(config.endpoint && { endpoint: config.endpoint }),
    ...(config.credentials && { credentials: config.credentials }),
    // Many S3-compatible servers do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (Key: string) => ({ Bucket: config.bucket, Key })

  async function get(key: string, range?: ByteRange): Promise<Readable> {
    const Range = range && `bytes=${range.first}-${range.last}`
    const { Body } = await coded(client.send(new s3.GetObjectCommand({ ...at(key), ...(Range && { Range }) })))
    if (!(Body instanceof Readable)) throw new BlobError('UNAVAILABLE', 'The blob store answered without a body')
    return Body
  }

  const size = async (key: string) => {
    const head = await orNull(coded(client.send(new s3.HeadObjectCommand(at(key)))))
    return head === null ? null : (head.ContentLength ?? 0)
  }

  const parts = (key: string): PartTarget => ({
    async put(bytes) {
      await coded(client.send(new s3.PutObjectCommand({ ...at(key), Body: bytes })))
    },
    async begin() {
      const { UploadId } = await coded(client.send(new s3.CreateMultipartUploadCommand(at(key))))
      if (!UploadId) throw new BlobError('UNAVAILABLE', 'The blob store named no multipart upload')
      return UploadId
    },
    async part(UploadId, PartNumber, Body) {
      const command = new s3.UploadPartCommand({ ...at(key), UploadId, PartNumber, Body })
      return (await coded(client.send(command))).ETag ?? ''
    },
    async finish(UploadId, tags) {
      const Parts = tags.map((ETag, index) => ({ ETag, PartNumber: index + 1 }))
      const command = new s3.CompleteMultipartUploadCommand({ ...at(key), UploadId, MultipartUpload: { Parts } })
      await coded(client.send(command))
    },
    async abandon(UploadId) {
      await coded(client.send(new s3.AbortMultipartUploadCommand({ ...at(key), UploadId })))
    },
  })

  const remove = async (key: string) => {
    await coded(client.send(new s3.DeleteObjectCommand(at(key))))
  }

  return {
    put: (key, bytes) => parts(key).put(bytes),
    get,
    size,
    writer: key => new PartWriter(parts(key)),
    delete: remove,
    async getBytes(key, range) {
      const body = await orNull(get(key, range))
      return body && Buffer.concat(await body.toArray())
    },
    async hasAny(prefix) {
      const command = new s3.ListObjectsV2Command({ Bucket: config.bucket, Prefix: prefix, MaxKeys: 1 })
      return ((await coded(client.send(command))).Contents ?? []).length > 0
    },
    async deleteAll(prefix) {
      // One by one: multi-object delete is where S3-compatible servers differ most.
      while (true) {
        const command = new s3.ListObjectsV2Command({ Bucket: config.bucket, Prefix: prefix })
        const { Contents = [] } = await coded(client.send(command))
        if (Contents.length === 0) return
        for (const { Key } of Contents) if (Key !== undefined) await remove(Key)
      }
    },
  }
}

async function coded<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    const metadata = error instanceof Error && '$metadata' in error ? error.$metadata : undefined
    const status = (metadata as { httpStatusCode?: number } | undefined)?.httpStatusCode
    if (status === 404) throw new BlobError('NOT_FOUND', 'No such blob', { cause: error })
    throw new BlobError('UNAVAILABLE', 'The blob store did not do what it was asked', { cause: error })
  }
}

async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof BlobError && error.code === 'NOT_FOUND') return null
    throw error
  }
}
