import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { guardNotices } from '../features/shell/guard-notices.ts'
import { everythingSaid } from '../i18n/activate.ts'
import { resumed, sessionAtom, store } from '../state/session.ts'
import { useSessionState } from '../state/use-session.ts'
import { AppFrame } from './-frame/app-frame.tsx'

/** Every screen below needs a signed-in person (P §2.2). */
export const Route = createFileRoute('/_app')({
  // In the entry: whoever opens the product sees the frame first, and one script compresses better than thirty.
  codeSplitGroupings: [],
  async beforeLoad({ location }) {
    await resumed
    if (store.get(sessionAtom).kind === 'signed-in') {
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
  return kind === 'signed-in' ? <AppFrame /> : null
}
