import type { PaymentStatus } from '../../../../contract/entities/money.ts'
import type { PaymentWindow } from '../../../../platform/browser/app/payment-window.ts'
import { type PollingPorts, poll, whenReachable } from '../../../../platform/polling.ts'
import {
  type CheckoutEvent,
  type CheckoutOutcome,
  type CheckoutState,
  READY,
  type StartedPayment,
  step,
} from './checkout-state.ts'

/** P §9. */
export const STATUS_MS = 3000
/** How soon a closed window is noticed; nothing is sent for it. */
const CLOSED_MS = 500
/** A page that was opened by hand cannot be seen closing. */
const BLOCKED_FOR_MS = 10 * 60_000

export interface CheckoutParts extends PollingPorts {
  /** Called in the click; null if the browser opens none. */
  openWindow(): PaymentWindow | null
  /** Null if the server made no payment. */
  create(): Promise<StartedPayment | null>
  /** Null if the server does not say. */
  statusOf(payment: StartedPayment): Promise<PaymentStatus | null>
  onChange(state: CheckoutState): void
  /** A payment exists from here on. */
  onStarted(payment: StartedPayment): void
  onOutcome(outcome: CheckoutOutcome): void
}

/** Carries one payment after the other through its window, its polling and its end. */
export function createCheckout() {
  let state: CheckoutState = READY
  let run: { parts: CheckoutParts; window: PaymentWindow | null; stop: AbortController } | null = null

  function dispatch(event: CheckoutEvent): void {
    if (!run) return
    const { parts, window, stop } = run
    const before = state
    const next = step(state, event)
    state = next.state
    if (state !== before) parts.onChange(state)
    if (state.kind === 'ready') {
      stop.abort()
      run = null
      // On leaving, a window that is being paid in stays.
      if (event.type !== 'left' || before.kind === 'creating') window?.close()
    }
    if (state.kind === 'paying' && before.kind === 'creating') follow(state.payment, parts, stop.signal)
    if (next.outcome) parts.onOutcome(next.outcome)
    if (state.kind === 'checking' && before.kind === 'paying') void lastCheck(state.payment, parts, stop.signal)
  }

  /** Asks every 3 s until the window is closed or the payment has ended. */
  function follow(payment: StartedPayment, parts: CheckoutParts, signal: AbortSignal): void {
    parts.onStarted(payment)
    const stopAsking = poll(parts, STATUS_MS, async () => {
      if (state.kind !== 'paying') return stopAsking()
      const status = await parts.statusOf(payment)
      if (status && !signal.aborted) dispatch({ type: 'status', status })
    })
    const begun = parts.clock.monotonic()
    let stopLooking: (() => void) | null = null
    const look = () => {
      if (state.kind !== 'paying') return stopAsking()
      const isOver = state.window === 'open' ? run?.window?.closed() : parts.clock.monotonic() - begun >= BLOCKED_FOR_MS
      if (isOver) {
        stopAsking()
        dispatch({ type: 'closed' })
      } else stopLooking = parts.clock.after(CLOSED_MS, look)
    }
    look()
    signal.addEventListener('abort', () => {
      stopAsking()
      stopLooking?.()
    })
  }

  async function lastCheck(payment: StartedPayment, parts: CheckoutParts, signal: AbortSignal): Promise<void> {
    if (!(await whenReachable(parts, signal))) return
    const status = await parts.statusOf(payment)
    if (!signal.aborted) dispatch({ type: 'checked', status })
  }

  return {
    state: () => state,
    /** Call it in the click: later no window can be opened. Does nothing while a payment is under way. */
    async start(parts: CheckoutParts): Promise<void> {
      if (state.kind !== 'ready') return
      const window = parts.openWindow()
      const stop = new AbortController()
      run = { parts, window, stop }
      dispatch({ type: 'asked' })
      const payment = await parts.create()
      if (stop.signal.aborted) return
      if (!payment) return dispatch({ type: 'not-created' })
      const isOpen = window?.show(payment.url) ?? false
      if (!isOpen) window?.close()
      dispatch({ type: 'created', payment, isOpen })
    },
    /** Brings the window to the front, or opens it, which is allowed in a click only; false if there is none. */
    show(): boolean {
      if (!run || state.kind !== 'paying') return false
      if (state.window === 'open') {
        run.window?.focus()
        return true
      }
      const window = run.parts.openWindow()
      if (!window?.show(state.payment.url)) return false
      run.window = window
      dispatch({ type: 'opened' })
      return true
    },
    /** Closes the window; the payment is asked about once more. */
    close(): void {
      run?.window?.close()
      dispatch({ type: 'closed' })
    },
    /** The screen is left: all polling ends, what is being paid can be paid to its end. */
    leave(): void {
      dispatch({ type: 'left' })
    },
  }
}
