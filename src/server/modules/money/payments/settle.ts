import { eq } from 'drizzle-orm'
import { isFinal } from '../../../../domain/money/payment-status.ts'
import { payments, type StoredPaymentStatus } from '../../../database/schema/money.ts'
import type { PaymentRow, ProviderAnswer } from './answer.ts'
import { applyAnswer } from './apply-answer.ts'
import { KEY_MS } from './check-times.ts'
import type { PaymentServices } from './payment-services.ts'
import { type PaymentProvider, ProviderError } from './provider.ts'

/**
 * Asks the provider and stores what it says; safe at any time, any number of times, on any node. A payment whose request
 * may have been lost is asked for again under its own key. Null for no payment; `answered` is false if the provider was
 * asked in vain.
 */
export async function settle(
  services: PaymentServices,
  id: string,
  signal?: AbortSignal,
): Promise<{ status: StoredPaymentStatus; answered: boolean } | null> {
  const row = await findPayment(services, id)
  if (!row) return null
  const asItIs = { status: row.status, answered: true }
  if (isFinal(row.status) || row.problem) return asItIs
  const { provider, log } = services
  if (provider?.name !== row.provider) return asItIs
  try {
    const answer =
      row.providerId === null ? await request(services, provider, row, signal) : await look(provider, row, signal)
    return { status: await applyAnswer(services, row, answer), answered: true }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    log.warn({ err: error, payment: id }, 'the payment provider gave no answer')
    const answered = error.code === 'REFUSED'
    return { status: await applyAnswer(services, row, { kind: answered ? 'refused' : 'silent' }), answered }
  }
}

export async function findPayment({ database }: PaymentServices, id: string): Promise<PaymentRow | null> {
  const [row] = await database.db.select().from(payments).where(eq(payments.id, id))
  return row ?? null
}

async function request(
  { clock }: PaymentServices,
  provider: PaymentProvider,
  { id, amount, locale, request: asked, createdAt }: PaymentRow,
  signal: AbortSignal | undefined,
): Promise<ProviderAnswer> {
  // Its address was never given out, so it cannot have been paid.
  if (clock.now() - createdAt.getTime() > KEY_MS) return { kind: 'refused' }
  const payment = await provider.create({ key: id, amount, locale, metadata: { paymentId: id }, ...asked }, signal)
  return { kind: 'payment', payment }
}

async function look(
  provider: PaymentProvider,
  { providerId }: PaymentRow,
  signal: AbortSignal | undefined,
): Promise<ProviderAnswer> {
  const payment = await provider.get(providerId ?? '', signal)
  return payment ? { kind: 'payment', payment } : { kind: 'missing' }
}
