import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { guardNotices } from '../features/shell/guard-notices.ts'
import { everythingSaid } from '../i18n/activate.ts'
import { resumed, sessionAtom, store } from '../state/session.ts'
import { useSessionState } from '../state/use-session.ts'
import { AppFrame } from './-frame/app-frame.tsx'

const OtherVersion = lazy(async () => {
  await everythingSaid()
  return await import('./-frame/other-version.tsx')
})

/** Every screen below needs a signed-in person (P §2.2). */
export const Route = createFileRoute('/_app')({
  // In the entry: whoever opens the product sees the frame first, and one script compresses better than thirty.
  codeSplitGroupings: [],
  async beforeLoad({ location }) {
    await resumed
    const { kind } = store.get(sessionAtom)
    if (kind === 'signed-in' || kind === 'other-version') {
      if (location.pathname !== '/') await everythingSaid()
      return
    }
    if (location.pathname !== '/') guardNotices.loginRequired()
    throw redirect({ to: '/login', search: location.pathname === '/' ? {} : { from: location.href } })
  },
  component: SignedIn,
})

/** A session may end while a screen stands: then the sign-in takes its place at once. */
function SignedIn() {
  const { kind } = useSessionState()
  const navigate = useNavigate()
  useEffect(() => {
    if (kind === 'signed-out') void navigate({ to: '/login', replace: true })
  }, [kind, navigate])
  switch (kind) {
    case 'signed-in':
      return <AppFrame />
    case 'other-version':
      return (
        <Suspense>
          <OtherVersion />
        </Suspense>
      )
    case 'signed-out':
    case 'resuming':
      return null
  }
}
