import { useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import { webAddress } from '../../../../platform/browser/app/payment-window.ts'
import { Button } from '../../../components/action/button.tsx'
import { Pill } from '../../../components/feedback/pill.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { useOnline } from '../../../state/sync/use-online.ts'
import styles from '../billing.module.css'
import type { CheckoutState } from './checkout-state.ts'
import type { ShownCheckout } from './use-checkout.ts'

/** The payment under way: where it is paid, what is awaited, and the way out. Null while there is none. */
export function PaymentPanel({ checkout, title }: { checkout: ShownCheckout; title: ReactNode }) {
  const { state } = checkout
  if (state.kind === 'ready') return null
  return (
    <section className={styles.panel} aria-label={typeof title === 'string' ? title : undefined}>
      <div className={styles.panelHead}>
        <h2 className={styles.panelTitle}>{title}</h2>
        <Standing state={state} />
      </div>
      <div role="status">
        <Sentence state={state} />
      </div>
      {state.kind === 'paying' && <Ways checkout={checkout} url={state.payment.url} isOpen={state.window === 'open'} />}
    </section>
  )
}

type UnderWay = Exclude<CheckoutState, { kind: 'ready' }>

/** No window was opened, and nothing was paid by the link. */
const isUnopened = (state: UnderWay) =>
  state.kind === 'paying' && state.window === 'blocked' && state.status === 'pending'

function Standing({ state }: { state: UnderWay }) {
  const { t } = useLingui()
  if (isUnopened(state)) {
    return (
      <Pill tone="warn" icon="triangle-alert">
        {t({ id: 'billing.pay.blocked', message: 'Window blocked' })}
      </Pill>
    )
  }
  return (
    <Pill tone="info" icon="loader-circle">
      {state.kind === 'creating'
        ? t({ id: 'billing.pay.creating', message: 'Being prepared' })
        : state.kind === 'checking'
          ? t({ id: 'billing.pay.checking', message: 'Being checked' })
          : state.status === 'waiting_for_capture'
            ? t({ id: 'billing.pay.capture', message: 'Being confirmed' })
            : t({ id: 'billing.pay.waiting', message: 'Waiting for the bank' })}
    </Pill>
  )
}

function Sentence({ state }: { state: UnderWay }) {
  const { t } = useLingui()
  const online = useOnline()
  const offline = t({
    id: 'billing.pay.offline',
    message: 'No network: the payment is checked as soon as it returns.',
  })
  if (state.kind === 'creating') {
    return (
      <p className={styles.hint}>
        {t({ id: 'billing.pay.creating.text', message: 'The payment window is open and gets its page in a moment.' })}
      </p>
    )
  }
  if (state.kind === 'checking') {
    return (
      <p className={styles.hint}>
        {online
          ? t({ id: 'billing.pay.checking.text', message: 'The window is closed. The payment is checked once more.' })
          : offline}
      </p>
    )
  }
  if (isUnopened(state)) {
    return (
      <p className={styles.alarm}>
        <Icon name="circle-alert" size={16} />
        <span>
          {t({
            id: 'billing.pay.blocked.text',
            message: 'The browser did not open the payment window. Open the page with the link below.',
          })}
        </span>
      </p>
    )
  }
  return (
    <p className={styles.hint}>
      {online
        ? t({
            id: 'billing.pay.waiting.text',
            message: 'The payment window is open. It is checked every 3 seconds; you need not reload anything.',
          })
        : offline}
    </p>
  )
}

function Ways({ checkout, url, isOpen }: { checkout: ShownCheckout; url: string; isOpen: boolean }) {
  const { t } = useLingui()
  const address = webAddress(url)
  const follow = (event: MouseEvent) => {
    // The click may open the window after all; else the browser follows the link.
    if (checkout.show()) event.preventDefault()
  }
  return (
    <div className={styles.row}>
      {isOpen && (
        <Button onClick={() => checkout.show()}>{t({ id: 'billing.pay.show', message: 'Show the window' })}</Button>
      )}
      {!isOpen && address && (
        <a className={styles.link} href={address} target="_blank" rel="noreferrer" onClick={follow}>
          {t({ id: 'billing.pay.link', message: 'Open the payment page' })}
        </a>
      )}
      <Button variant="quiet" onClick={checkout.close}>
        {t({ id: 'billing.pay.cancel', message: 'Cancel' })}
      </Button>
    </div>
  )
}
