import { useLingui } from '@lingui/react/macro'
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { Leaving } from '../features/shell/account/leaving.tsx'
import { PageTitle } from '../features/shell/frame/page-title.tsx'
import { loadTexts } from '../i18n/activate.ts'
import { resumed, sessionAtom, store } from '../state/session/session.ts'
import { useSessionState } from '../state/session/use-session.ts'
import SignOut from './-frame/sign-out.tsx'

/** Signs out as the menu does: it asks about unsent work first, and who stays goes home. */
export const Route = createFileRoute('/logout')({
  async beforeLoad() {
    await resumed
    if (store.get(sessionAtom).kind !== 'signed-in') throw redirect({ to: '/login' })
  },
  loader: () => loadTexts('scribe', 'shell/sign-out'),
  component: Logout,
})

function Logout() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { kind } = useSessionState()
  const stay = () => {
    if (store.get(sessionAtom).kind === 'signed-in') void navigate({ to: '/', replace: true })
  }
  return (
    <>
      <PageTitle title={t({ id: 'shell.signOut', message: 'Sign out' })} />
      {kind === 'signed-in' ? <SignOut onEnd={stay} /> : <Leaving />}
    </>
  )
}
