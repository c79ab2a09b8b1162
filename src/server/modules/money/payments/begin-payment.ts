import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Locale } from '../../../../contract/entities/user.ts'
import { ContractError } from '../../../../contract/errors.ts'
import { moneyText } from '../../../../domain/money/kopecks.ts'
import { type PaymentKind, payments } from '../../../database/schema/money.ts'
import { PAYMENT_RETURN_PATH } from '../../../paths.ts'
import type { StagedCall, WriteCall } from '../../../rpc/call.ts'
import type { Stored } from '../../../rpc/operations.ts'
import { findUser } from '../../account/user-row.ts'
import { lockMoneyAccount } from '../ledger.ts'
import { nextCheck } from './check-times.ts'
import { ORDER_WORDS } from './order-words.ts'
import type { PaymentServices } from './payment-services.ts'
import { settle } from './settle.ts'

interface NewPayment {
  kind: PaymentKind
  planId?: string
  /** Kopecks. */
  amount: number
  description: string | undefined
  locale: Locale
}

/** Throws UNPROCESSABLE where nothing can be paid. */
async function refuseWithoutProvider({ provider, demoOnly }: PaymentServices, call: WriteCall): Promise<string> {
  const off = () =>
    new ContractError('UNPROCESSABLE', 'Nothing can be paid on this server.', { errorType: 'PaymentsOff' })
  if (!provider) throw off()
  if (demoOnly && (await findUser(call.tx, call.userId)).demoPersona === null) throw off()
  return provider.name
}

/** Stores the payment, and with it the key of every call about it, before its provider hears of it. */
export async function insertPayment(
  services: PaymentServices,
  call: WriteCall,
  { planId, description, ...given }: NewPayment,
): Promise<string> {
  const provider = (await refuseWithoutProvider(services, call)) as 'yookassa' | 'checkout'
  const accountId = await lockMoneyAccount(call.tx, call.userId, call.now)
  const id = v7()
  const { kind, amount, locale } = given
  const request = {
    description: `${ORDER_WORDS[locale][kind]}, ${moneyText(amount, locale)}`,
    returnUrl: `${services.publicUrl()}${PAYMENT_RETURN_PATH}?lang=${locale}`,
  }
  await call.tx.insert(payments).values({
    ...{ id, accountId, provider, request, status: 'pending', createdAt: call.now, ...given },
    ...{ planId: planId ?? null, description: description?.trim() || null, nextCheckAt: nextCheck(call.now, 0) },
  })
  call.audit({ objectType: 'payment', objectId: id })
  return id
}

/** Where the person pays. Throws UNAVAILABLE if the provider said nothing yet: the payment stays, and is asked for again. */
export async function confirmationOf(services: PaymentServices, id: string, signal: AbortSignal): Promise<string> {
  await settle(services, id, signal)
  const [found] = await services.database.db.select().from(payments).where(eq(payments.id, id))
  if (found?.confirmationUrl && found.status !== 'failed') return found.confirmationUrl
  throw new ContractError('UNAVAILABLE', 'The payment provider gave no page.', { retryAfter: 60 })
}

/** The id in the result of a call that stored a payment, which may be the result of a replay. */
export async function begin<R, S extends R>(call: StagedCall<R>, store: (call: WriteCall) => Promise<S>): Promise<S> {
  const stored: Stored = await call.write(async write => ({ result: await store(write) }))
  return stored.result as S
}
