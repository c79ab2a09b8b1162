import type { AccountDocument } from '../collections/account.ts'
import type { Parked } from '../document.ts'

export type ConsentState =
  /** The account was never pulled to this device. */
  | { kind: 'unknown' }
  | { kind: 'missing' }
  /** The server refused the write with the consent, and does not have it (decision 23). */
  | { kind: 'refused'; parked: Parked }
  | { kind: 'given' }

/** Whether the user has given consent, as far as this device knows. */
export function consentOf(account: Pick<AccountDocument, 'data' | 'sync'> | null): ConsentState {
  if (!account) return { kind: 'unknown' }
  if (account.data.activity?.consent !== true) return { kind: 'missing' }
  const { parked, base } = account.sync
  if (parked && base && base.data.activity?.consent !== true) return { kind: 'refused', parked }
  return { kind: 'given' }
}
