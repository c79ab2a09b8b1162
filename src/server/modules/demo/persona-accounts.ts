import type { Locale, UserData } from '../../../contract/entities/user.ts'
import type { Persona } from '../../../contract/methods/account.ts'

/** One account of each persona on a server: a fixed identity lets two first sign-ins at once make it only once. */
export const PERSONA_CLIENT_IDS: Readonly<Record<Persona, string>> = {
  patient: '0199a000-0000-7000-8000-000000000001',
  doctor: '0199a000-0000-7000-8000-000000000002',
  basic: '0199a000-0000-7000-8000-000000000003',
  admin: '0199a000-0000-7000-8000-000000000004',
}

/**
 * Decision 24: patient and doctor can do everything, basic shows the denial. They have consented, since they are nobody.
 */
export function personaData(persona: Persona, nickname: string, locale: Locale, now: Date): UserData {
  const plan = persona === 'basic' ? 'basic' : 'professional'
  return {
    nickname,
    plan,
    isDemoLoaded: persona !== 'basic',
    profile: { role: persona === 'admin' ? 'admin' : 'demo' },
    subscription: { plan: { id: plan } },
    preferences: {
      locale,
      role: 'individual',
      triage: { profileId: 'russia_moscow_v1' },
      hiddenMenuItems: [],
      hiddenTags: [],
    },
    activity: {
      consent: true,
      behavioralTracking: true,
      dataLocalization: true,
      crossBorderTransfer: true,
      oauthAuth: true,
      termsAccepted: true,
      consentTimestamp: now.toISOString(),
      engagement: { level: 1 },
    },
    ambientScribe: { reports: [] },
  }
}
