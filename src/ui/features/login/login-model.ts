export type ProviderId = 'google' | 'x' | 'yandex' | 'development'
export const PERSONAS = ['doctor', 'patient', 'basic', 'admin'] as const
export type Persona = (typeof PERSONAS)[number]

export type LoginState =
  | { kind: 'ready' }
  /** The provider's window is open, or the demo is being prepared. */
  | { kind: 'signing-in'; with: ProviderId | 'demo' }
  /** Signing in needs the network; nothing on this device is lost by waiting. */
  | { kind: 'offline' }
  | {
      kind: 'failed'
      reason: 'popup-blocked' | 'cancelled' | 'refused' | 'unreachable' | 'no-room' | 'local-data' | 'not-left'
    }

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
