import { createFileRoute, redirect, useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { Leaving } from '../features/shell/account/leaving.tsx'
import { AppFrame } from '../features/shell/frame/app-frame.tsx'
import { guardNotices } from '../features/shell/frame/guard-notices.ts'
import { stopRecorders } from '../state/recorder/recording.ts'
import { needsConsent, readConsent, useConsent } from '../state/session/consent.ts'
import { resumed, sessionAtom, store } from '../state/session/session.ts'
import { showLanding } from '../state/session/show-landing.ts'
import { useSessionState } from '../state/session/use-session.ts'
import { FRAME_FEATURES } from './-frame/frame-features.ts'

const OtherVersion = lazy(() => import('../features/shell/versions/other-version.tsx'))

/** Every screen below needs a signed-in user who has given consent (P §2.2). */
export const Route = createFileRoute('/_app')({
  // In the entry chunk: the frame is always shown first, and one script compresses better than thirty.
  codeSplitGroupings: [],
  async beforeLoad({ location }) {
    await resumed
    const from = location.pathname === '/' ? {} : { from: location.href }
    const { kind } = store.get(sessionAtom)
    if (kind === 'signed-in') {
      if (!needsConsent(location.pathname) || (await readConsent()).kind === 'given') return
      throw redirect({ to: '/consent', search: from })
    }
    if (kind === 'other-version' || kind === 'leaving') return
    // The page of visitors is no screen of the app. Never resolves: nothing is rendered until it has loaded.
    if (location.pathname === '/' && showLanding()) await new Promise<never>(() => undefined)
    if (location.pathname !== '/') guardNotices.loginRequired()
    throw redirect({ to: '/login', search: from })
  },
  component: SignedIn,
})

/** If the session ends while a screen is open, the sign-in replaces the screen at once. */
function SignedIn() {
  const { kind } = useSessionState()
  const navigate = useNavigate()
  useEffect(() => {
    if (kind === 'signed-out') void navigate({ to: '/login', replace: true })
  }, [kind, navigate])
  switch (kind) {
    case 'signed-in':
      return <Consented />
    case 'other-version':
      return (
        <Suspense>
          <OtherVersion />
        </Suspense>
      )
    case 'leaving':
      return <Leaving />
    case 'signed-out':
    case 'resuming':
      return null
  }
}

/** Consent that is withdrawn, or refused by the server, closes the screen that is open (decision 23). */
function Consented() {
  const { pathname, href } = useLocation()
  const navigate = useNavigate()
  const consent = useConsent()?.kind ?? 'given'
  const closed = consent !== 'given' && needsConsent(pathname)
  useEffect(() => {
    if (!closed) return
    // No microphone stays open behind a screen that does not show it.
    void stopRecorders()
    void navigate({ to: '/consent', search: pathname === '/' ? {} : { from: href }, replace: true })
  }, [closed, pathname, href, navigate])
  return closed ? null : <AppFrame features={FRAME_FEATURES} />
}
