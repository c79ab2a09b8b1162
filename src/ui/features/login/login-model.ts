export type ProviderId = 'google' | 'x' | 'yandex' | 'development'
export const PERSONAS = ['doctor', 'patient', 'basic', 'admin'] as const
export type Persona = (typeof PERSONAS)[number]

export type LoginState =
  | { kind: 'ready' }
  /** The provider's window is open, or the demo is being prepared. */
  | { kind: 'signing-in'; with: ProviderId | 'demo' }
  /** Signing in needs the network; nothing on this device is lost by waiting. */
  | { kind: 'offline' }
  | { kind: 'failed'; reason: 'popup-blocked' | 'cancelled' | 'refused' | 'unreachable' }

export interface LoginModel {
  /** Only those that are active in the configuration; the last one used comes first. */
  providers: readonly ProviderId[]
  /** Absent where the demo is off. */
  personas?: readonly Persona[]
  state: LoginState
  /** Decision 19: unsent work that is kept here for its owner, whoever is at the device now. */
  kept?: { name: string; count: number }
  quickLogin: boolean
  onQuickLogin: (on: boolean) => void
  onProvider: (provider: ProviderId) => void
  onDemo: (persona: Persona) => void
  /** Only if the pages exist. */
  termsTo?: string
  privacyTo?: string
}
