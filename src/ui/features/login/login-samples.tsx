import { useState } from 'react'
import type { LoginModel, LoginState } from './login-model.ts'
import { PERSONAS } from './login-model.ts'
import { LoginScreen } from './login-screen.tsx'

export const LOGIN_STATES: Record<string, LoginState> = {
  ready: { kind: 'ready' },
  'signing-in': { kind: 'signing-in', with: 'google' },
  offline: { kind: 'offline' },
  blocked: { kind: 'failed', reason: 'popup-blocked' },
  cancelled: { kind: 'failed', reason: 'cancelled' },
  refused: { kind: 'failed', reason: 'refused' },
  unreachable: { kind: 'failed', reason: 'unreachable' },
}

/** The sign-in screen with sample data, for /dev/login. */
export function LoginSample({ state, kept }: { state: LoginState; kept?: LoginModel['kept'] }) {
  const [quickLogin, setQuickLogin] = useState(true)
  return (
    <LoginScreen
      login={{
        providers: ['google', 'x', 'yandex', 'development'],
        personas: PERSONAS,
        state,
        kept,
        quickLogin,
        onQuickLogin: setQuickLogin,
        onProvider: () => undefined,
        onDemo: () => undefined,
        termsTo: '/dev/login',
        privacyTo: '/dev/login',
      }}
    />
  )
}
