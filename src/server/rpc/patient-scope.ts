import type { CallMeta } from '../../contract/envelope.ts'

type Id = string | number

/**
 * The patient that a call names: `meta.patientId`, or the plain parameter of older clients; null for none, 0 or ''.
 * Also null for creating that very patient, since a device may make it current first, and for signing out.
 */
export function namedPatient(method: string, meta: CallMeta, params: Record<string, unknown>): Id | null {
  const named = meta.patientId || plainId(params.patientId)
  if (!named || method === 'userAccount.user:logout') return null
  return method === 'userAccount.patients:create' && named === createdPatient(params) ? null : named
}

function createdPatient({ patient }: Record<string, unknown>): unknown {
  return typeof patient === 'object' && patient !== null && 'clientId' in patient ? patient.clientId : undefined
}

const plainId = (value: unknown): Id | null => (typeof value === 'string' || typeof value === 'number' ? value : null)
