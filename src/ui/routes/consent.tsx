import { useLingui } from '@lingui/react/macro'
import { createFileRoute, redirect, useNavigate, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { deviceValues } from '../../platform/browser/storage.ts'
import { Button } from '../components/action/button.tsx'
import { ConsentScreen } from '../features/consent/consent-screen.tsx'
import { PageTitle } from '../features/shell/frame/page-title.tsx'
import { PublicShell } from '../features/shell/frame/public-shell.tsx'
import { loadTexts } from '../i18n/activate.ts'
import { changeLocale } from '../i18n/change-locale.ts'
import { chooseLocale } from '../i18n/locale.ts'
import { readConsent, useConsent } from '../state/session/consent.ts'
import { ownPath } from '../state/session/provider/own-path.ts'
import { resumed, sessionAtom, store } from '../state/session/session.ts'
import { useSessionState } from '../state/session/use-session.ts'

const SignOut = lazy(async () => {
  await loadTexts('scribe', 'shell/sign-out')
  return await import('./-frame/sign-out.tsx')
})

export const Route = createFileRoute('/consent')({
  // Judged where it is used (ownPath), because these options are loaded with the first route.
  validateSearch: (search: { from?: unknown }) => search,
  async beforeLoad({ search }) {
    await resumed
    if (store.get(sessionAtom).kind !== 'signed-in') throw redirect({ to: '/login' })
    if ((await readConsent()).kind === 'given')
      throw redirect({ href: (await import('../state/session/provider/own-path.ts')).ownPath(search.from) })
  },
  loader: () => loadTexts('consent'),
  component: Consent,
})

function Consent() {
  const { kind } = useSessionState()
  const navigate = useNavigate()
  useEffect(() => {
    if (kind !== 'signed-in') void navigate({ to: '/login', replace: true })
  }, [kind, navigate])
  return kind === 'signed-in' ? <SignedIn /> : null
}

function SignedIn() {
  const { i18n, t } = useLingui()
  const { history } = useRouter()
  const { from } = Route.useSearch()
  const consent = useConsent()
  const [leaving, leave] = useState(false)
  const given = consent?.kind === 'given'
  useEffect(() => {
    if (given) history.replace(ownPath(from))
  }, [given, from, history])
  return (
    <PublicShell
      locale={chooseLocale(i18n.locale, [])}
      onLocale={next => changeLocale(next, deviceValues, () => window.location.reload())}
      aside={
        <Button variant="quiet" size="sm" onClick={() => leave(true)}>
          {t({ id: 'shell.signOut', message: 'Sign out' })}
        </Button>
      }
    >
      <PageTitle title={t({ id: 'consent.title', message: 'Before you start' })} />
      <ConsentScreen state={consent} />
      {leaving && (
        <Suspense>
          <SignOut onEnd={() => leave(false)} />
        </Suspense>
      )}
    </PublicShell>
  )
}
