import { useCallback, useEffect, useState } from 'react'
import type { PaymentStatus } from '../../../../contract/entities/money.ts'
import { openPaymentWindow, type PaymentKind } from '../../../../platform/browser/app/payment-window.ts'
import { browserConnectivity } from '../../../../platform/browser/connectivity.ts'
import { browserVisibility } from '../../../../platform/browser/visibility.ts'
import { systemClock } from '../../../../platform/clock.ts'
import { createCheckout } from './checkout.ts'
import { type CheckoutOutcome, type CheckoutState, READY, type StartedPayment } from './checkout-state.ts'

export const PAGE = { clock: systemClock, connectivity: browserConnectivity, visibility: browserVisibility }

export interface CheckoutJob {
  create(): Promise<StartedPayment | null>
  statusOf(payment: StartedPayment): Promise<PaymentStatus | null>
  onStarted?: (payment: StartedPayment) => void
  onOutcome(outcome: CheckoutOutcome): void
}

export interface ShownCheckout {
  state: CheckoutState
  /** Call it in the click. */
  start(job: CheckoutJob): void
  /** Returns false if the browser opened no window: then the link has to be followed. */
  show(): boolean
  close(): void
}

/** A checkout that ends with its screen. */
export function useCheckout(kind: PaymentKind): ShownCheckout {
  const [checkout] = useState(createCheckout)
  const [state, setState] = useState<CheckoutState>(READY)
  useEffect(() => () => checkout.leave(), [checkout])
  const start = useCallback(
    (job: CheckoutJob) =>
      void checkout.start({
        ...PAGE,
        openWindow: () => openPaymentWindow(kind),
        onChange: setState,
        ...{ onStarted: () => undefined, ...job },
      }),
    [checkout, kind],
  )
  return { state, start, show: checkout.show, close: checkout.close }
}
