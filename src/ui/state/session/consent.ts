import { useCallback } from 'react'
import { ownAccount } from '../../../db/queries/account.ts'
import { type ConsentState, consentOf } from '../../../db/queries/consent.ts'
import { sessionAtom, store } from './session.ts'
import { useLive } from './use-live.ts'
import { useDatabase } from './use-session.ts'

/**
 * Screens of a signed-in user that are open without consent (P §2.2), and the one that deletes the account: leaving needs
 * no agreement. Those without sign-in have no guard at all.
 */
const WITHOUT_CONSENT = /^\/(help|logout|consent|user-account\/account\/account)(\/|$)/

export const needsConsent = (pathname: string): boolean => !WITHOUT_CONSENT.test(pathname)

/** The signed-in user's consent as this device knows it; `unknown` without a session. */
export async function readConsent(): Promise<ConsentState> {
  const state = store.get(sessionAtom)
  if (state.kind !== 'signed-in') return { kind: 'unknown' }
  const found = await state.database.account.findOne().exec()
  return consentOf(found)
}

/** The same, following every change; null until it is read. */
export function useConsent(): ConsentState | null {
  const database = useDatabase()
  const account = useLive(useCallback(() => ownAccount(database), [database]))
  return account.kind === 'ready' ? consentOf(account.value) : null
}
