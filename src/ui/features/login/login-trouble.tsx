import { useLingui } from '@lingui/react/macro'
import { Button } from '../../components/action/button.tsx'
import { Banner } from '../../components/feedback/banner.tsx'
import type { FailedReason, LoginState } from './login-model.ts'
import styles from './login-screen.module.css'

/** Says what prevents signing in, or what it waits for, and what to do about it. */
export function LoginTrouble({ state }: { state: LoginState }) {
  const { t } = useLingui()
  switch (state.kind) {
    case 'ready':
    case 'signing-in':
      return null
    case 'asking':
      return (
        <p role="status" className={styles.asking}>
          {t({ id: 'login.asking', message: 'Asking the server how you can sign in…' })}
        </p>
      )
    case 'no-way':
      return (
        <Banner tone="warn" icon="triangle-alert">
          {t({
            id: 'login.noWay',
            message: 'No way to sign in is set up on this server. Who runs it can add one.',
          })}
        </Banner>
      )
    case 'waiting':
      return <Waiting openAgain={state.openAgain} cancel={state.cancel} />
    case 'offline':
      return (
        <Banner tone="warn" icon="cloud-off">
          {t({
            id: 'login.offline',
            message:
              'No connection. Signing in needs the network once; after that the work continues without it. As soon as the connection is back, you can sign in here.',
          })}
        </Banner>
      )
    case 'failed':
      return <Failed reason={state.reason} again={state.again} />
  }
}

function Waiting({ openAgain, cancel }: { openAgain: () => void; cancel: () => void }) {
  const { t } = useLingui()
  return (
    <div role="status">
      <Banner
        tone="info"
        icon="info"
        aside={
          <div className={styles.waiting}>
            <Button size="sm" onClick={openAgain}>
              {t({ id: 'login.waiting.again', message: 'Open again' })}
            </Button>
            <Button size="sm" variant="quiet" onClick={cancel}>
              {t({ id: 'login.waiting.cancel', message: 'Cancel' })}
            </Button>
          </div>
        }
      >
        {t({ id: 'login.waiting', message: 'Finish signing in in the window that opened. This page waits for it.' })}
      </Banner>
    </div>
  )
}

function Failed({ reason, again }: { reason: FailedReason; again: (() => void) | undefined }) {
  const { t } = useLingui()
  const words: Record<FailedReason, string> = {
    declined: t({ id: 'login.failed.declined', message: 'The sign-in was cancelled at the provider.' }),
    refused: t({
      id: 'login.failed.refused',
      message: 'The sign-in was not accepted. Try again or choose another way.',
    }),
    expired: t({
      id: 'login.failed.expired',
      message: 'This sign-in is over: it took too long, or was begun in another window. Begin it again.',
    }),
    'too-late': t({
      id: 'login.failed.tooLate',
      message: 'The sign-in was not finished within ten minutes. Begin it again.',
    }),
    'wrong-address': t({
      id: 'login.failed.address',
      message: 'At this address of the page, signing in is not set up. Open the usual address and try again there.',
    }),
    'provider-unavailable': t({
      id: 'login.failed.provider',
      message: 'The provider does not answer. Try again in a moment or choose another way.',
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
      <Banner
        tone="danger"
        icon="triangle-alert"
        aside={
          again && (
            <Button size="sm" onClick={again}>
              {t({ id: 'login.again', message: 'Try again' })}
            </Button>
          )
        }
      >
        {words[reason]}
      </Banner>
    </div>
  )
}
