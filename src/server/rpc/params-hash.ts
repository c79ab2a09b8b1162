import { createHash } from 'node:crypto'

type Bag = Record<string, unknown>

/**
 * SHA-256 of what a call wants: its parameters, whatever the order of their keys. `baseSeq` is no part of it, since the
 * same change may be tried again on another base; an upload has none, since a repeat of it may bring a newer name.
 */
export function paramsHash(method: string, { baseSeq: _base, ...params }: Bag): string | null {
  if (method.startsWith('fileUpload:')) return null
  return createHash('sha256').update(JSON.stringify(params, ordered)).digest('hex')
}

const ordered = (_key: string, value: unknown): unknown =>
  isBag(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value)
