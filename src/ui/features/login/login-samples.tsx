import { useState } from 'react'
import type { LoginModel, LoginState, ProviderId } from './login-model.ts'
import { PERSONAS } from './login-model.ts'
import { LoginScreen } from './login-screen.tsx'

const nothing = () => undefined
const without = ({ kind }: LoginState) => kind === 'asking' || kind === 'no-way'

export const LOGIN_STATES: Record<string, LoginState> = {
  ready: { kind: 'ready' },
  asking: { kind: 'asking' },
  'no-way': { kind: 'no-way' },
  'signing-in': { kind: 'signing-in', with: 'google' },
  waiting: { kind: 'waiting', with: 'google', openAgain: nothing, cancel: nothing },
  offline: { kind: 'offline' },
  declined: { kind: 'failed', reason: 'declined' },
  refused: { kind: 'failed', reason: 'refused' },
  expired: { kind: 'failed', reason: 'expired' },
  provider: { kind: 'failed', reason: 'provider-unavailable' },
  unreachable: { kind: 'failed', reason: 'unreachable', again: nothing },
}

const PROVIDERS: readonly string[] = ['google', 'yandex', 'x', 'dev'] satisfies ProviderId[]

/** Providers from a list with commas; by default the three that a server can be given. */
export const sampleProviders = (given: unknown): ProviderId[] =>
  (typeof given === 'string' ? given : 'google,yandex,x')
    .split(',')
    .filter((one): one is ProviderId => PROVIDERS.includes(one))

interface LoginSampleProps {
  state: LoginState
  kept?: LoginModel['kept']
  providers: readonly ProviderId[]
}

/** The sign-in screen with sample data, for /dev/login. */
export function LoginSample({ state, kept, providers }: LoginSampleProps) {
  const [quickLogin, setQuickLogin] = useState(true)
  return (
    <LoginScreen
      login={{
        providers: without(state) ? [] : providers,
        ...(without(state) ? {} : { personas: PERSONAS }),
        state,
        kept,
        quickLogin,
        onQuickLogin: setQuickLogin,
        onProvider: nothing,
        onDemo: nothing,
        termsTo: '/dev/login',
        privacyTo: '/dev/login',
      }}
    />
  )
}
