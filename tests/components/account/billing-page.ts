import { vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Payment, UsageRecord } from '../../../src/contract/entities/money.ts'
import type { Promocode } from '../../../src/contract/entities/promocode.ts'
import type { Subscription } from '../../../src/contract/methods/payments.ts'
import type { ResultOf } from '../../../src/contract/methods.ts'
import { worker } from '../setup/fake-bridge.ts'

const DAY = 24 * 3_600_000
export const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString()

export const payment = (change: Partial<Payment> = {}): Payment => ({
  ...{ id: crypto.randomUUID(), createdAt: daysAgo(1), description: 'Top-up', status: 'succeeded', kind: 'topup' },
  amount: { value: 50_000, currency: 'RUB' },
  ...change,
})
export const use = (change: Partial<UsageRecord> = {}): UsageRecord => ({
  ...{ id: crypto.randomUUID(), createdAt: daysAgo(0), usageType: 'aiInsights' },
  ...{ cost: 1500, currency: 'RUB', balanceAfter: 128_450 },
  ...change,
})
const PLANS: ResultOf<'payments.plans:list'> = [
  {
    ...{ id: 'basic', name: 'Базовый', price_display: '0 ₽', description: 'Медкарта для себя и семьи.' },
    features: ['Медкарта и дневник здоровья', 'Запись приёмов и триаж', 'Файл до 30 МБ'],
  },
  {
    ...{ id: 'professional', name: 'Профессиональный', price_display: '490 ₽ в месяц' },
    description: 'Врачу, который записывает приёмы.',
    features: ['Всё из базового', '1000 загрузок и 1000 выводов ИИ', 'Файл до 50 МБ'],
  },
  {
    ...{ id: 'business', name: 'Бизнес', price_display: 'По запросу', description: 'Клинике, отделению, скорой.' },
    features: ['Всё из профессионального', 'Без предела', 'Свой сервер и домен'],
  },
]
const FREE: Subscription = {
  ...{ plan: { id: 'basic' }, startDate: '2026-11-02T00:00:00.000Z', nextResetDate: '2026-12-02T00:00:00.000Z' },
  ...{ usage: { uploadFiles: 38, aiInsights: 91 }, quota: { uploadFiles: 100, aiInsights: 100 } },
  ...{ price: { uploadFiles: 500, aiInsights: 1500 }, status: 'free' },
}

/** The server's side of money; what it holds is changed through the returned object. */
export function serverHasMoney() {
  const held = {
    balance: 128_450,
    payments: [] as Payment[],
    usage: [] as UsageRecord[],
    codes: [] as Promocode[],
    plans: PLANS,
    subscription: FREE,
    /** Of the payment under way. */
    status: 'pending' as Payment['status'],
    refuse: null as { code: string; errorType?: string; userMessage?: string } | null,
    redirectUrl: 'https://pay.example/plan' as string | null,
    asked: [] as [method: string, params: unknown][],
  }
  const answer = <R>(result: R) => ({ kind: 'answered' as const, result, notice: null })
  const write = <R>(method: string, params: unknown, result: () => R) => {
    held.asked.push([method, params])
    const { refuse } = held
    if (!refuse) return answer(result())
    const { code, ...data } = refuse
    return { kind: 'refused' as const, code, data }
  }
  worker.returns('billing.balance:get', () => answer({ balance: held.balance, currency: 'RUB' as const }))
  worker.returns('billing.payments:list', () => answer({ payments: held.payments }))
  worker.returns('billing.usage:list', params => {
    held.asked.push(['usage', params])
    return answer({ usage: held.usage })
  })
  worker.returns('promocodes:list', () => answer(held.codes))
  worker.returns('payments.plans:list', () => answer(held.plans))
  worker.returns('payments.subscriptions:get', () => answer(held.subscription))
  worker.returns('billing.payments:create', params =>
    write('topup', params, () => ({ confirmationUrl: 'https://pay.example/p1', paymentId: 'p1' })),
  )
  worker.returns('billing.payments:getStatus', () => answer({ status: held.status }))
  worker.returns('payments.status:check', () => answer({ status: held.status }))
  worker.returns('payments.subscriptions:create', params =>
    write('plan', params, () => ({ id: 's1', redirectUrl: held.redirectUrl })),
  )
  worker.returns('payments.business:requestQuote', params => write('quote', params, () => ({ status: 'ok' as const })))
  worker.returns('promocodes:redeem', params =>
    write('code', params, () => ({
      ...{ success: true, type: 'balance_fixed' as const, appliedAmount: 25_000 },
      redemptionType: 'immediate' as const,
    })),
  )
  worker.returns('billing.receipt:download', params =>
    write('receipt', params, () => ({ url: '/api/receipts/p1.pdf?token=1' })),
  )
  return held
}

/** The payment window that the browser opens, or blocks. */
export function paymentWindow({ blocked = false } = {}) {
  const window = { closed: false, shown: [] as string[], features: '', focused: 0, blocked, opened: 0 }
  const fake = {
    opener: {} as unknown,
    get closed() {
      return window.closed
    },
    location: { replace: (url: string) => void window.shown.push(url) },
    focus() {
      window.focused += 1
    },
    close() {
      window.closed = true
    },
  }
  vi.spyOn(globalThis, 'open').mockImplementation((_url, _name, features) => {
    window.opened += 1
    window.features = features ?? ''
    if (window.blocked) return null
    window.closed = false
    return fake as unknown as Window
  })
  return window
}

export const calls = (method: string) => worker.called.filter(one => one === method).length
export const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
export const main = () => plain(page.getByRole('main').element().textContent)
