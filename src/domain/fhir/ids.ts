import { v5 } from 'uuid'

/** Of this export alone: the same record always gives the same ids, and nothing else does. */
const NAMESPACE = '4b0d6d64-5a0e-5f3e-9a51-0c2f1d7c9e17'

/** An id derived from what identifies a resource in the data. */
export const idFrom = (...parts: readonly (string | number)[]): string => v5(JSON.stringify(parts), NAMESPACE)

export const urn = (id: string): string => `urn:uuid:${id}`
export const refer = (id: string): { reference: string } => ({ reference: urn(id) })
/** RFC 3986: the value is an address. */
export const identifier = (id: string) => ({ system: 'urn:ietf:rfc:3986', value: urn(id) })
