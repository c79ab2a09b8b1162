import { type Bag, isBag } from '../../contract/bag.ts'
import type { SharedRecord } from '../../contract/entities/shared-record.ts'
import { RECORD_TYPES } from '../../contract/record-types.ts'

const text = (value: unknown): value is string => typeof value === 'string'

/**
 * The record of an answer; null if it is none. `data` is read by functions that expect anything (domain/records/report.ts),
 * so the schemas, a third of this page's scripts, stay out of it.
 */
export function readShared(result: unknown): SharedRecord | null {
  if (!isBag(result)) return null
  const { id, name, createdAt, data, share } = result
  const recordType = RECORD_TYPES.find(one => one === result.recordType)
  const known = recordType && typeof id === 'number' && text(name) && text(createdAt) && isBag(data) && isBag(share)
  if (!known || !text(share.expiresAt)) return null
  const status = result.status === 'processed' ? 'processed' : 'processing'
  return {
    id,
    name,
    recordType,
    status,
    createdAt,
    data,
    share: { expiresAt: share.expiresAt, source: readSource(share) },
  }
}

function readSource({ source }: Bag): SharedRecord['share']['source'] {
  if (!isBag(source)) return null
  const { documentAssetId, name, mimeType, size } = source
  const known = typeof documentAssetId === 'number' && typeof size === 'number' && text(name) && text(mimeType)
  return known ? { documentAssetId, name, mimeType, size } : null
}
