/** Target of `/triage/results/:id?` (D §5, decision 16). `invalid` is shown as "invalid id". */
export type TriageAddress =
  | { readonly kind: 'current' }
  | { readonly kind: 'record'; readonly id: number }
  /** A session of this device that has no server id yet, opened from its card. */
  | { readonly kind: 'session'; readonly clientId: string }
  | { readonly kind: 'invalid' }

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

export function readTriageAddress(id: string | undefined): TriageAddress {
  if (id === undefined || id === '') return { kind: 'current' }
  if (/^[1-9]\d*$/.test(id) && Number.isSafeInteger(Number(id))) return { kind: 'record', id: Number(id) }
  return UUID.test(id) ? { kind: 'session', clientId: id.toLowerCase() } : { kind: 'invalid' }
}
