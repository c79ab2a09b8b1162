import { createHash } from 'node:crypto'
import { type Bag, isBag } from '../../contract/bag.ts'

/**
 * SHA-256 of the parameters, independent of key order. Without `baseSeq`, since a retry may have another base; of an upload
 * only what says which bytes they are, since a retry may carry a newer name.
 */
export function paramsHash(method: string, { baseSeq: _base, ...params }: Bag): string {
  const content = method.startsWith('fileUpload:') ? OF_UPLOADS.map(name => params[name]) : params
  return createHash('sha256').update(JSON.stringify(content, ordered)).digest('hex')
}

const OF_UPLOADS = ['clientId', 'uploadId', 'index', 'size', 'fileContent', 'content'] as const

const ordered = (_key: string, value: unknown): unknown =>
  isBag(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value
