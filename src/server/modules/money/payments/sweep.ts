import { and, asc, eq, lte } from 'drizzle-orm'
import { payments } from '../../../database/schema/money.ts'
import type { PaymentServices } from './payment-services.ts'
import { settle } from './settle.ts'

const MOST = 200
/** So many in a row without an answer, and the provider is down: each may take 20 s, and plans are renewed after this. */
const MOST_UNANSWERED = 3

/**
 * Asks after every payment that is due: for those whose notice or request was lost, by a kill or by the network. Those of a
 * provider that is no longer configured wait for it, and must not fill the list.
 */
export async function checkDuePayments(services: PaymentServices, now: Date, signal?: AbortSignal): Promise<void> {
  const { database, provider, log } = services
  if (!provider) return
  const due = await database.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.provider, provider.name), lte(payments.nextCheckAt, now)))
    .orderBy(asc(payments.nextCheckAt))
    .limit(MOST)
  let unanswered = 0
  for (const { id } of due) {
    signal?.throwIfAborted()
    // One that fails must not keep the others waiting.
    const settled = await settle(services, id, signal).catch(error => {
      log.error({ err: error, payment: id }, 'payment check')
      return null
    })
    unanswered = settled && !settled.answered ? unanswered + 1 : 0
    if (unanswered === MOST_UNANSWERED) return
  }
}
