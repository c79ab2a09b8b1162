import { z } from 'zod'
import { amountValue, kopecksOfValue } from '../../../../domain/money/kopecks.ts'
import { type Order, type PaymentProvider, ProviderError, type ProviderPayment } from './provider.ts'

export interface YooKassaShop {
  shopId: string
  secretKey: string
  /** The base address, without a trailing slash. */
  url: string
}

/** Its own limit is 30 s, which is that of a call, too. */
const ANSWER_MS = 20_000
const LONGEST_DESCRIPTION = 128

const Answer = z.looseObject({
  id: z.string().min(1).max(100),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: z.looseObject({ value: z.string(), currency: z.string() }),
  refunded_amount: z.looseObject({ value: z.string(), currency: z.string() }).optional(),
  metadata: z.looseObject({ paymentId: z.string().optional() }).optional(),
  confirmation: z.looseObject({ confirmation_url: z.string().optional() }).optional(),
})

const LOCALES = { ru: 'ru_RU', en: 'en_US', el: 'en_US' } as const

/** YooKassa API v3. Redirects are not followed: the credentials are for this address. */
export function yookassa({ shopId, secretKey, url }: YooKassaShop, answerMs = ANSWER_MS): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`

  async function ask(path: string, init: RequestInit, signal: AbortSignal | undefined): Promise<Response> {
    const limit = AbortSignal.timeout(answerMs)
    try {
      const response = await fetch(url + path, {
        ...init,
        redirect: 'error',
        headers: { authorization, ...init.headers },
        signal: signal ? AbortSignal.any([limit, signal]) : limit,
      })
      // The body belongs to the answer: cut off, it says as little as none.
      return new Response(await response.text(), { status: response.status })
    } catch (cause) {
      throw new ProviderError('UNKNOWN', 'The payment provider did not answer.', { cause })
    }
  }

  async function read(response: Response): Promise<ProviderPayment> {
    const parsed = Answer.safeParse(await response.json().catch(() => null))
    if (!parsed.success) throw new ProviderError('UNKNOWN', 'The payment provider answered something else.')
    const { id, status, amount, refunded_amount: refunded, metadata, confirmation } = parsed.data
    return {
      ...{ id, status, paymentId: metadata?.paymentId, confirmationUrl: confirmation?.confirmation_url ?? null },
      amount: kopecksOf(amount),
      refunded: (refunded && kopecksOf(refunded)) ?? 0,
    }
  }

  return {
    name: 'yookassa',
    async create(order, signal) {
      const headers = { 'content-type': 'application/json', 'idempotence-key': order.key }
      const response = await ask('/payments', { method: 'POST', headers, body: JSON.stringify(bodyOf(order)) }, signal)
      if (response.ok) return read(response)
      throw new ProviderError(meansNothing(response.status) ? 'UNKNOWN' : 'REFUSED', `HTTP ${response.status}`)
    },
    async get(id, signal) {
      const response = await ask(`/payments/${encodeURIComponent(id)}`, { method: 'GET' }, signal)
      if (response.ok) return read(response)
      if (response.status === 404) return null
      throw new ProviderError('UNKNOWN', `HTTP ${response.status}`)
    },
  }
}

const kopecksOf = ({ value, currency }: { value: string; currency: string }) =>
  currency === 'RUB' ? kopecksOfValue(value) : null

/** Whether the call may have had an effect, or would have one later. A wrong password is put right by the operator. */
const meansNothing = (status: number) => status >= 500 || [401, 403, 408, 425, 429].includes(status)

const bodyOf = ({ amount, description, returnUrl, locale, metadata }: Order) => ({
  amount: { value: amountValue(amount), currency: 'RUB' },
  capture: true,
  confirmation: { type: 'redirect', return_url: returnUrl, locale: LOCALES[locale] },
  description: description.slice(0, LONGEST_DESCRIPTION),
  metadata,
})
