import type { Locale } from '../../../../contract/entities/user.ts'
import type { PaymentKind } from '../../../database/schema/money.ts'

/** What is paid for, as the provider and the receipt say it: nothing of a person, a record or a text of theirs. */
export const ORDER_WORDS: Readonly<Record<Locale, Readonly<Record<PaymentKind, string>>>> = {
  ru: { topup: 'Anamnesis: пополнение баланса', subscription: 'Anamnesis: профессиональный тариф на месяц' },
  en: { topup: 'Anamnesis: balance top-up', subscription: 'Anamnesis: a month of the professional plan' },
  el: { topup: 'Anamnesis: ανανέωση υπολοίπου', subscription: 'Anamnesis: ένας μήνας του επαγγελματικού προγράμματος' },
}
