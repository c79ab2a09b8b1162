import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { payments } from '../../../database/schema/money.ts'
import { forwardedAddress } from '../../../forwarded-address.ts'
import { networkTest } from '../../../networks.ts'
import type { PaymentServices } from './payment-services.ts'
import { ProviderError } from './provider.ts'
import { takeBackRefunded } from './refunds.ts'
import { settle } from './settle.ts'

/** As YooKassa publishes them. */
const YOOKASSA_SENDERS = [
  ...['185.71.76.0/27', '185.71.77.0/27', '77.75.153.0/25', '77.75.154.128/25', '77.75.156.11', '77.75.156.35'],
  '2a02:5180::/32',
]

/** Whether a request comes from the provider. */
export function senderTest(senders: readonly string[], trustedProxies: readonly string[]) {
  const isSender = networkTest([...YOOKASSA_SENDERS, ...senders])
  const isProxy = networkTest(trustedProxies)
  return (remote: string, forwardedFor: string | undefined): boolean =>
    isSender(forwardedAddress(remote, forwardedFor, isProxy))
}

const Notice = z.looseObject({
  event: z.string(),
  object: z.looseObject({
    id: z.string().max(100),
    /** Of a refund. */
    payment_id: z.string().max(100).optional(),
    metadata: z.looseObject({ paymentId: z.uuid().optional().catch(undefined) }).optional(),
  }),
})

/**
 * A notice only says which payment to ask the provider about; nothing else in it is believed. Throws ProviderError while
 * the provider does not answer, so that the notice is sent again.
 */
export async function receiveNotice(services: PaymentServices, given: unknown): Promise<void> {
  const notice = Notice.safeParse(given)
  if (!notice.success) return
  const { event, object } = notice.data
  const providerId = event.startsWith('refund.') ? object.payment_id : object.id
  const isIt =
    providerId === undefined ? undefined : and(eq(payments.provider, 'yookassa'), eq(payments.providerId, providerId))
  const { db } = services.database
  const known = isIt && (await db.select({ id: payments.id }).from(payments).where(isIt))[0]?.id
  // The answer that carried the provider's id may not be stored yet; our own id leads to the same question.
  const id = known ?? object.metadata?.paymentId
  if (id === undefined) return
  const settled = await settle(services, id)
  if (settled && !settled.answered) throw new ProviderError('UNKNOWN', 'The payment provider did not answer.')
  if (settled && event.startsWith('refund.')) await takeBackRefunded(services, id)
}
