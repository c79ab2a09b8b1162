import { useLingui } from '@lingui/react/macro'
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { deviceValues } from '../../platform/browser/storage.ts'
import { LoginScreen } from '../features/login/login-screen.tsx'
import { useLogin } from '../features/login/use-login.ts'
import { PageTitle } from '../features/shell/frame/page-title.tsx'
import { PublicShell } from '../features/shell/frame/public-shell.tsx'
import { loadTexts } from '../i18n/activate.ts'
import { changeLocale } from '../i18n/change-locale.ts'
import { chooseLocale } from '../i18n/locale.ts'
import { ownPath } from '../state/session/provider/own-path.ts'
import { resumed, sessionAtom, store } from '../state/session/session.ts'

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): { from?: string } =>
    typeof search.from === 'string' ? { from: search.from } : {},
  async beforeLoad() {
    await resumed
    if (store.get(sessionAtom).kind !== 'signed-in') return
    // A confirmation is answered while somebody is signed in.
    const { hasAnswer } = await import('../state/session/provider/sign-in-attempt.ts')
    if (!hasAnswer()) throw redirect({ to: '/' })
  },
  loader: () => loadTexts('login'),
  component: Login,
})

function Login() {
  const { i18n, t } = useLingui()
  const { history } = useRouter()
  const { from } = Route.useSearch()
  const enter = useCallback((path: string) => history.replace(ownPath(path)), [history])
  const login = useLogin(ownPath(from), enter)
  const locale = chooseLocale(i18n.locale, [])
  return (
    <PublicShell locale={locale} onLocale={next => changeLocale(next, deviceValues, () => window.location.reload())}>
      <PageTitle title={t({ id: 'login.title', message: 'Sign in' })} />
      <LoginScreen login={login} />
    </PublicShell>
  )
}
