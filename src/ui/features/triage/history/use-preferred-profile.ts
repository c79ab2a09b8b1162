import { useCallback } from 'react'
import { ownAccount } from '../../../../db/queries/account.ts'
import { chooseProfileId } from '../../../../domain/triage/profiles/choose-profile.ts'
import type { ProfileId } from '../../../../domain/triage/profiles/profile.ts'
import { useLive } from '../../../state/session/use-live.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { lastUsedProfile } from '../../../state/triage/triage-settings.ts'

/** Returns the profile that a new triage begins with; null until the account is read. */
export function usePreferredProfile(): ProfileId | null {
  const { database } = useCommandContext()
  const account = useLive(useCallback(() => ownAccount(database), [database]))
  if (account.kind !== 'ready') return null
  return chooseProfileId(account.value?.data.preferences?.triage?.profileId, lastUsedProfile())
}
