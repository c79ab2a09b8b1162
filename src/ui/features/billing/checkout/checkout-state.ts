import type { PaymentStatus } from '../../../../contract/entities/money.ts'
import { isFinal } from '../../../../domain/money/payment-status.ts'

export interface StartedPayment {
  id: string | number
  /** Where it is paid. */
  url: string
  /** Kopecks of a top-up; null for a plan. */
  amount: number | null
}

/** One payment from the button to its end; the form is open in `ready` only. */
export type CheckoutState =
  | { kind: 'ready' }
  | { kind: 'creating' }
  /** `blocked`: the browser opened no window, and a link opens the page. */
  | { kind: 'paying'; payment: StartedPayment; status: PaymentStatus; window: 'open' | 'blocked' }
  /** The window was closed: one last question about the status. */
  | { kind: 'checking'; payment: StartedPayment }

export type CheckoutEvent =
  | { type: 'asked' }
  | { type: 'created'; payment: StartedPayment; isOpen: boolean }
  | { type: 'not-created' }
  | { type: 'status'; status: PaymentStatus }
  | { type: 'opened' }
  | { type: 'closed' }
  /** The last question; null if it was not answered. */
  | { type: 'checked'; status: PaymentStatus | null }
  | { type: 'left' }

/** `unfinished`: the window is closed and the payment may still be made or not. */
export type CheckoutOutcome = 'succeeded' | 'canceled' | 'failed' | 'not-created' | 'blocked' | 'unfinished'

export interface Step {
  state: CheckoutState
  /** Announced once. */
  outcome: CheckoutOutcome | null
}

export const READY: CheckoutState = { kind: 'ready' }

/** P §4. An event that does not belong to the state changes nothing: replies come late. */
export function step(state: CheckoutState, event: CheckoutEvent): Step {
  const same: Step = { state, outcome: null }
  if (event.type === 'left') return { state: READY, outcome: null }
  switch (state.kind) {
    case 'ready':
      return event.type === 'asked' ? { state: { kind: 'creating' }, outcome: null } : same
    case 'creating': {
      if (event.type === 'not-created') return { state: READY, outcome: 'not-created' }
      if (event.type !== 'created') return same
      const { payment, isOpen } = event
      return {
        state: { kind: 'paying', payment, status: 'pending', window: isOpen ? 'open' : 'blocked' },
        outcome: isOpen ? null : 'blocked',
      }
    }
    case 'paying':
      switch (event.type) {
        case 'status':
          return isFinal(event.status)
            ? ended(event.status)
            : { state: { ...state, status: event.status }, outcome: null }
        case 'opened':
          return { state: { ...state, window: 'open' }, outcome: null }
        case 'closed':
          return { state: { kind: 'checking', payment: state.payment }, outcome: null }
        default:
          return same
      }
    case 'checking':
      // The reply to an earlier question counts if it is final.
      if (event.type === 'status') return isFinal(event.status) ? ended(event.status) : same
      return event.type === 'checked' ? ended(event.status) : same
  }
}

const ended = (status: PaymentStatus | null): Step => ({
  state: READY,
  outcome: status === 'succeeded' || status === 'canceled' || status === 'failed' ? status : 'unfinished',
})
