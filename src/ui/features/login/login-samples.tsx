import { useState } from 'react'
import type { LoginModel, LoginState } from './login-model.ts'
import { PERSONAS } from './login-model.ts'
import { LoginScreen } from './login-screen.tsx'

const nothing = () => undefined

export const LOGIN_STATES: Record<string, LoginState> = {
  ready: { kind: 'ready' },
  'signing-in': { kind: 'signing-in', with: 'google' },
  waiting: { kind: 'waiting', with: 'google', openAgain: nothing, cancel: nothing },
  offline: { kind: 'offline' },
  declined: { kind: 'failed', reason: 'declined' },
  refused: { kind: 'failed', reason: 'refused' },
  expired: { kind: 'failed', reason: 'expired' },
  provider: { kind: 'failed', reason: 'provider-unavailable' },
  unreachable: { kind: 'failed', reason: 'unreachable' },
}

/** The sign-in screen with sample data, for /dev/login. */
export function LoginSample({ state, kept }: { state: LoginState; kept?: LoginModel['kept'] }) {
  const [quickLogin, setQuickLogin] = useState(true)
  return (
    <LoginScreen
      login={{
        providers: ['google', 'yandex', 'x'],
        personas: PERSONAS,
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
