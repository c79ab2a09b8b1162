import { useLingui } from '@lingui/react/macro'
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { PublicConfig } from '../../contract/entities/public-config.ts'
import { deviceValues } from '../../platform/browser/storage.ts'
import type { LoginState } from '../features/login/login-model.ts'
import { PERSONAS, type Persona } from '../features/login/login-model.ts'
import { LoginScreen } from '../features/login/login-screen.tsx'
import { PageTitle } from '../features/shell/frame/page-title.tsx'
import { PublicShell } from '../features/shell/frame/public-shell.tsx'
import { loadTexts } from '../i18n/activate.ts'
import { changeLocale } from '../i18n/change-locale.ts'
import { chooseLocale } from '../i18n/locale.ts'
import { readConfig } from '../state/session/config.ts'
import { resumed, sessionAtom, store } from '../state/session/session.ts'
import { LEAVING } from '../state/session/session-marks.ts'
import { signInDemo } from '../state/session/sign-in.ts'
import { keptWork } from '../state/sync/kept-work.ts'
import { useOnline } from '../state/sync/use-online.ts'

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): { from?: string } =>
    typeof search.from === 'string' ? { from: search.from } : {},
  async beforeLoad() {
    await resumed
    if (store.get(sessionAtom).kind === 'signed-in') throw redirect({ to: '/' })
  },
  loader: () => loadTexts('login'),
  component: Login,
})

/** Once switched off, the choice stays off on this device, which others may use too (decision 25). */
const QUICK_KEY = 'quickLogin'

function Login() {
  const { i18n, t } = useLingui()
  const locale = chooseLocale(i18n.locale, [])
  const navigate = useNavigate()
  const { from } = Route.useSearch()
  const online = useOnline()
  const [config, setConfig] = useState<PublicConfig | null>(null)
  const [quick, setQuick] = useState(deviceValues.get(QUICK_KEY) !== 'off')
  const [state, setState] = useState<LoginState>(() =>
    deviceValues.get(LEAVING) ? { kind: 'failed', reason: 'not-left' } : { kind: 'ready' },
  )
  useEffect(() => {
    if (online) void readConfig().then(answer => setConfig(answer?.config ?? null))
  }, [online])

  const demo = async (persona: Persona) => {
    setState({ kind: 'signing-in', with: 'demo' })
    const outcome = await signInDemo(persona, quick, i18n.locale).catch(() => 'local-data' as const)
    if (outcome === 'signed-in') await navigate({ to: from ?? '/', replace: true })
    else setState({ kind: 'failed', reason: outcome })
  }
  return (
    <PublicShell locale={locale} onLocale={next => changeLocale(next, deviceValues, () => window.location.reload())}>
      <PageTitle title={t({ id: 'login.title', message: 'Sign in' })} />
      <LoginScreen
        login={{
          providers: [],
          personas: config?.demo ? PERSONAS : undefined,
          state: !online && state.kind !== 'signing-in' ? { kind: 'offline' } : state,
          kept: keptWork() ?? undefined,
          quickLogin: quick,
          onQuickLogin(on) {
            deviceValues.set(QUICK_KEY, on ? 'on' : 'off')
            setQuick(on)
          },
          onProvider: () => undefined,
          onDemo: persona => void demo(persona),
        }}
      />
    </PublicShell>
  )
}
