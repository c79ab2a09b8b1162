import { randomBytes } from 'node:crypto'
import { BlobError } from './blob-store.ts'

/** S3: 128 random bits. No part of a file name or path from outside becomes part of a storage path. */
export const newBlobKey = (): string => randomBytes(16).toString('hex')

/** The storage path of a blob, spread over 256 folders. Throws BAD_KEY. */
export function blobPath(key: string): string {
  if (!/^[0-9a-f]{32}$/.test(key)) throw new BlobError('BAD_KEY', 'Not a key of the blob store')
  return `${key.slice(0, 2)}/${key}`
}
