import { firstValueFrom } from 'rxjs'
import { updateUserData } from '../../../db/commands/account.ts'
import type { CommandContext } from '../../../db/commands/context.ts'
import { ownAccount } from '../../../db/queries/account.ts'
import { chooseProfileId } from '../../../domain/triage/profiles/choose-profile.ts'
import type { ProfileId } from '../../../domain/triage/profiles/profile.ts'
import { deviceValues } from '../../../platform/browser/storage.ts'
import { deviceAtom } from '../session/preferences.ts'

/** D §9: the profile used last on this device. */
const LAST_USED = 'triageLastProfile'

/** True: triage records are named after the patient instead of the date. */
export const patientNameAtom = deviceAtom<boolean>('triagePatientName', false)

/** The profile of the user, else of this device, else Moscow (decision 104). */
export async function preferredProfile({ database }: CommandContext): Promise<ProfileId> {
  const account = await firstValueFrom(ownAccount(database)).catch(() => null)
  return chooseProfileId(account?.data.preferences?.triage?.profileId, lastUsedProfile())
}

export const lastUsedProfile = (): string | null => deviceValues.get(LAST_USED)
export const rememberProfile = (profileId: ProfileId): void => deviceValues.set(LAST_USED, profileId)

/** Stores the user's choice for every device; this device remembers it at once. */
export async function preferProfile(context: CommandContext, profileId: ProfileId): Promise<void> {
  rememberProfile(profileId)
  await updateUserData(context, data => ({
    ...data,
    preferences: { ...data.preferences, triage: { ...data.preferences?.triage, profileId } },
  }))
}
