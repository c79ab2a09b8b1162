import { asc, lte } from 'drizzle-orm'
import { payments } from '../../../database/schema/money.ts'
import type { PaymentServices } from './payment-services.ts'
import { settle } from './settle.ts'

const MOST = 200

/** Asks after every payment that is due: for those whose notice or request was lost, by a kill or by the network. */
export async function checkDuePayments(services: PaymentServices, now: Date, signal?: AbortSignal): Promise<void> {
  const due = await services.database.db
    .select({ id: payments.id })
    .from(payments)
    .where(lte(payments.nextCheckAt, now))
    .orderBy(asc(payments.nextCheckAt))
    .limit(MOST)
  for (const { id } of due) {
    signal?.throwIfAborted()
    // One that fails must not keep the others waiting.
    await settle(services, id, signal).catch(error => services.log.error({ err: error, payment: id }, 'payment check'))
  }
}
