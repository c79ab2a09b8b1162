import { createHash } from 'node:crypto'
import { type Bag, isBag } from '../../contract/bag.ts'

/**
 * SHA-256 of the parameters, independent of key order. Without `baseSeq`, since a retry may have another base; null for
 * uploads, since a retry may carry a newer name.
 */
export function paramsHash(method: string, { baseSeq: _base, ...params }: Bag): string | null {
  if (method.startsWith('fileUpload:')) return null
  return createHash('sha256').update(JSON.stringify(params, ordered)).digest('hex')
}

const ordered = (_key: string, value: unknown): unknown =>
  isBag(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value
