import type { PaymentStatus } from '../../contract/entities/money.ts'

const RANK: Record<PaymentStatus, number> = {
  pending: 0,
  waiting_for_capture: 1,
  succeeded: 2,
  failed: 2,
  canceled: 2,
}

export const isFinal = (status: PaymentStatus): boolean => RANK[status] === 2

/** Notices of a provider come twice and in any order: a payment only moves forward, and what is final stays. */
export const movesForward = (from: PaymentStatus, to: PaymentStatus): boolean => RANK[to] > RANK[from]
