import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Of this export alone, so that its ids meet no others. */
const NAMESPACE = 'anamnesis fhir export'

/**
 * An id derived from what identifies a resource in the data: the same record always gives the same ids. A UUID of
 * version 8 (RFC 9562, 5.8) by SHA-256.
 */
export function idFrom(...parts: readonly (string | number)[]): string {
  const hex = bytesToHex(sha256(utf8ToBytes(JSON.stringify([NAMESPACE, ...parts]))))
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  const [a, b, c, d, e] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16), hex.slice(17, 20), hex.slice(20, 32)]
  return `${a}-${b}-8${c}-${variant}${d}-${e}`
}

export const urn = (id: string): string => `urn:uuid:${id}`
export const refer = (id: string): { reference: string } => ({ reference: urn(id) })
/** RFC 3986: the value is an address. */
export const identifier = (id: string) => ({ system: 'urn:ietf:rfc:3986', value: urn(id) })
