import { isBag } from '../../contract/bag.ts'
import type { AccountDocument } from '../collections/account.ts'
import type { Parked } from '../document.ts'

export type ConsentState =
  /** The account was never pulled to this device. */
  | { kind: 'unknown' }
  /** `withdrawn`: it was given once. */
  | { kind: 'missing'; withdrawn: boolean }
  /** The server refused the write with the consent, and does not have it (decision 23). */
  | { kind: 'refused'; parked: Parked }
  | { kind: 'given' }

/** True if the account says that there is no consent: a new one, or one that took it back. */
export function hasNoConsent(account: object | undefined): boolean {
  const data = account && 'data' in account ? account.data : undefined
  const activity = isBag(data) ? data.activity : undefined
  return isBag(activity) && activity.consent === false
}

/** A new account has never had the time of a consent; a withdrawal leaves the field. */
const isWithdrawn = (account: Pick<AccountDocument, 'data'>): boolean =>
  hasNoConsent(account) && account.data.activity?.consentTimestamp !== undefined

/** Whether the user has given consent, as far as this device knows. */
export function consentOf(account: Pick<AccountDocument, 'data' | 'sync'> | null): ConsentState {
  if (!account) return { kind: 'unknown' }
  if (account.data.activity?.consent !== true) return { kind: 'missing', withdrawn: isWithdrawn(account) }
  const { parked, base } = account.sync
  if (parked && base && base.data.activity?.consent !== true) return { kind: 'refused', parked }
  return { kind: 'given' }
}
