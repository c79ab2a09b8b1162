import type { Locale } from '../../../../contract/entities/user.ts'
import { moneyText } from '../../../../domain/money/kopecks.ts'
import type { Paper } from '../../../../domain/paper/paper.ts'
import type { PaymentRow } from '../payments/answer.ts'
import { ORDER_WORDS } from '../payments/order-words.ts'

interface Words {
  title: string
  paidAt: string
  amount: string
  what: string
  how: string
  number: string
  providerNumber: string
  seller: string
  checkout: string
  item: string
  value: string
  /** What this paper is not. */
  note: string
  /** Under a payment of the built-in page. */
  noMoney: string
}

const RU: Words = {
  title: 'Квитанция об оплате',
  paidAt: 'Оплачено',
  amount: 'Сумма',
  what: 'Назначение',
  how: 'Способ',
  number: 'Номер платежа',
  providerNumber: 'Номер у платёжной системы',
  seller: 'Получатель',
  checkout: 'Встроенная страница оплаты',
  item: 'Что',
  value: 'Значение',
  note: 'Подтверждает, что платёж учтён на балансе. Не является кассовым чеком: его присылает платёжная система.',
  noMoney: 'Оплачено на встроенной странице: настоящие деньги не списывались.',
}
const EN: Words = {
  title: 'Payment receipt',
  paidAt: 'Paid',
  amount: 'Amount',
  what: 'For',
  how: 'By',
  number: 'Payment number',
  providerNumber: 'Number at the payment provider',
  seller: 'Payee',
  checkout: 'Built-in checkout page',
  item: 'What',
  value: 'Value',
  note: 'It confirms that the payment was received here. It is not a fiscal receipt: the payment provider sends that.',
  noMoney: 'Paid at the built-in page: no real money was taken.',
}
const EL: Words = {
  title: 'Απόδειξη πληρωμής',
  paidAt: 'Πληρώθηκε',
  amount: 'Ποσό',
  what: 'Για',
  how: 'Τρόπος',
  number: 'Αριθμός πληρωμής',
  providerNumber: 'Αριθμός στον πάροχο πληρωμών',
  seller: 'Δικαιούχος',
  checkout: 'Ενσωματωμένη σελίδα πληρωμής',
  item: 'Τι',
  value: 'Τιμή',
  note: 'Βεβαιώνει ότι η πληρωμή καταχωρίστηκε εδώ. Δεν είναι φορολογική απόδειξη: αυτήν τη στέλνει ο πάροχος πληρωμών.',
  noMoney: 'Πληρώθηκε στην ενσωματωμένη σελίδα: δεν χρεώθηκαν πραγματικά χρήματα.',
}
const WORDS: Readonly<Record<Locale, Words>> = { ru: RU, en: EN, el: EL }

type Paid = Pick<PaymentRow, 'id' | 'amount' | 'kind' | 'provider' | 'providerId'> & { settledAt: Date }

/** dd.mm.yyyy, hh:mm UTC: the server knows no other zone of the reader's. */
const dateText = (at: Date) => {
  const [year, month, day] = at.toISOString().slice(0, 10).split('-')
  return `${day}.${month}.${year}, ${at.toISOString().slice(11, 16)} UTC`
}

export function receiptPaper(
  { id, amount, kind, provider, providerId, settledAt }: Paid,
  { name, contact }: { name: string | undefined; contact: string | undefined },
  locale: Locale,
): Paper {
  const words = WORDS[locale]
  const seller = [name, contact].filter(Boolean).join(', ')
  const rows: [string, string][] = [
    [words.paidAt, dateText(settledAt)],
    [words.amount, moneyText(amount, locale)],
    [words.what, ORDER_WORDS[locale][kind]],
    [words.how, provider === 'yookassa' ? 'YooKassa' : words.checkout],
    [words.number, id],
    ...(providerId ? [[words.providerNumber, providerId] as [string, string]] : []),
    ...(seller ? [[words.seller, seller] as [string, string]] : []),
  ]
  return {
    ...{ locale, title: words.title, madeAt: settledAt.getTime(), standing: `${words.paidAt} ${dateText(settledAt)}` },
    head: [[{ text: moneyText(amount, locale), bold: true }]],
    blocks: [
      {
        kind: 'table',
        columns: [
          { title: words.item, share: 1 },
          { title: words.value, share: 2 },
        ],
        rows,
      },
      ...(provider === 'checkout' ? [{ kind: 'note', tone: 'warn', text: words.noMoney } as const] : []),
      { kind: 'paragraph', tone: 'quiet', text: words.note },
    ],
  }
}
