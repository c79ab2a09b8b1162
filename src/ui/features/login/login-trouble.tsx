import { useLingui } from '@lingui/react/macro'
import { Banner } from '../../components/feedback/banner.tsx'
import type { LoginState } from './login-model.ts'

/** Says what prevents signing in and what to do about it. */
export function LoginTrouble({ state }: { state: LoginState }) {
  const { t } = useLingui()
  if (state.kind === 'ready' || state.kind === 'signing-in') return null
  if (state.kind === 'offline') {
    return (
      <Banner tone="warn" icon="cloud-off">
        {t({
          id: 'login.offline',
          message: 'No connection. Signing in needs the network once; after that the work continues without it.',
        })}
      </Banner>
    )
  }
  const words = {
    'popup-blocked': t({
      id: 'login.failed.popup',
      message: 'The browser blocked the sign-in window. Allow pop-ups for this page and try again.',
    }),
    cancelled: t({ id: 'login.failed.cancelled', message: 'The sign-in window was closed before you were signed in.' }),
    refused: t({
      id: 'login.failed.refused',
      message: 'The sign-in was not accepted. Try again or choose another way.',
    }),
    'no-room': t({
      id: 'login.failed.noRoom',
      message: 'What is locked on this device could not be opened. Nothing was lost; free some space and try again.',
    }),
    'local-data': t({
      id: 'login.failed.localData',
      message: 'The data on this device could not be opened. Nothing was deleted; reload this page and try again.',
    }),
    'not-left': t({
      id: 'login.failed.notLeft',
      message:
        'The last sign-out on this device is not finished: not everything could be locked and deleted. Free some space and reload this page, or let the same person sign in again.',
    }),
    unreachable: t({
      id: 'login.failed.unreachable',
      message: 'The server did not answer. Nothing was lost; try again in a moment.',
    }),
  }
  return (
    <div role="alert">
      <Banner tone="danger" icon="triangle-alert">
        {words[state.reason]}
      </Banner>
    </div>
  )
}
