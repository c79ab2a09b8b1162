import type { ProviderId } from '../../../contract/providers.ts'

export type { ProviderId }
export const PERSONAS = ['doctor', 'patient', 'basic', 'admin'] as const
export type Persona = (typeof PERSONAS)[number]

export type LoginState =
  | { kind: 'ready' }
  /** The server is asked which ways to sign in it has. */
  | { kind: 'asking' }
  /** It has none. */
  | { kind: 'no-way' }
  /** The demo is being prepared, or the provider's answer is there and the account is being opened. */
  | { kind: 'signing-in'; with: ProviderId | 'demo' }
  /** The provider's window is open. Whether it still is cannot be known: the person says so. */
  | { kind: 'waiting'; with: ProviderId; openAgain: () => void; cancel: () => void }
  /** Signing in needs the network; nothing on this device is lost by waiting. */
  | { kind: 'offline' }
  | { kind: 'failed'; reason: FailedReason; again?: () => void }

export type FailedReason =
  | 'declined'
  | 'refused'
  | 'expired'
  | 'too-late'
  | 'wrong-address'
  | 'provider-unavailable'
  | 'unreachable'
  | 'no-room'
  | 'local-data'
  | 'not-left'

export interface LoginModel {
  /** Only the providers that the configuration enables; the last one used comes first. */
  providers: readonly ProviderId[]
  /** Absent where the demo is off. */
  personas?: readonly Persona[]
  state: LoginState
  /** Decision 19: unsent work that is kept on this device for its owner, whichever user signs in now. */
  kept?: { count: number }
  quickLogin: boolean
  onQuickLogin: (on: boolean) => void
  onProvider: (provider: ProviderId) => void
  onDemo: (persona: Persona) => void
  /** Absent until the pages exist. */
  termsTo?: string
  privacyTo?: string
}

const ORDER = ['google', 'yandex', 'x', 'dev'] as const satisfies readonly ProviderId[]

/** The ways to sign in that the configuration has, the one used last on this device first. */
export const offeredProviders = (
  configured: Readonly<Partial<Record<ProviderId, boolean | undefined>>>,
  last: string | null,
): ProviderId[] => ORDER.filter(one => configured[one]).sort((a, b) => Number(b === last) - Number(a === last))
