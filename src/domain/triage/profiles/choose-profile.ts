import { MANCHESTER } from './manchester.ts'
import { MOSCOW } from './moscow.ts'
import { PROFILE_IDS, type ProfileId, type TriageProfile } from './profile.ts'

export const DEFAULT_PROFILE_ID: ProfileId = 'russia_moscow_v1'

/** In the order of the cards. */
export const TRIAGE_PROFILES: readonly TriageProfile[] = [MOSCOW, MANCHESTER]

export const isProfileId = (id: unknown): id is ProfileId => PROFILE_IDS.some(known => known === id)

export function profileOf(id: ProfileId): TriageProfile {
  switch (id) {
    case 'russia_moscow_v1':
      return MOSCOW
    case 'mts-v1.0':
      return MANCHESTER
  }
}

/**
 * Returns the first valid stored id, else Moscow (decision 104). Pass the user's preference first, then the id that was
 * last used on this device.
 */
export const chooseProfileId = (...stored: readonly unknown[]): ProfileId =>
  stored.find(isProfileId) ?? DEFAULT_PROFILE_ID
