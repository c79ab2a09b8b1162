import { hasConsented } from '../database/account-sequence.ts'
import type { Db } from '../database/transaction.ts'
import { consentNeeded } from './consent.ts'

/** Throws FORBIDDEN with `ConsentNeeded`. For work outside the account's transaction, which asks again under its lock. */
export async function requireConsent(db: Db, userId: number): Promise<void> {
  if (!(await hasConsented(db, userId))) throw consentNeeded()
}
