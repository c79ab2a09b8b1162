import type { Locale, UserData } from '../../../contract/entities/user.ts'
import type { Persona } from '../../../contract/methods/account.ts'

/**
 * One demo account per language and persona on a server, so that visitors find people of their own language. Its id is
 * fixed, so that two first sign-ins at the same time create it once.
 */
export const PERSONA_CLIENT_IDS: Readonly<Record<Locale, Readonly<Record<Persona, string>>>> = {
  ru: personaIds('1'),
  en: personaIds('2'),
  el: personaIds('3'),
}

/** The accounts of servers older than these: one per persona, in the language of its first sign-in. */
export const FORMER_CLIENT_IDS: Readonly<Record<Persona, string>> = personaIds('0')

function personaIds(group: string): Record<Persona, string> {
  const id = (place: number) => `0199a000-0000-7000-8000-00000000${group}00${place}`
  return { patient: id(1), doctor: id(2), basic: id(3), admin: id(4) }
}

/**
 * Decision 24: patient and doctor may do everything, basic shows the refusals. Consent is given: the people are
 * fictional.
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
      role: persona === 'doctor' ? 'doctor' : 'individual',
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
