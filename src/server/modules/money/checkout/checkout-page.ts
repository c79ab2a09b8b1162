import type { Locale } from '../../../../contract/entities/user.ts'
import { LOCALES } from '../../../../contract/locales.ts'
import { moneyText } from '../../../../domain/money/kopecks.ts'
import { isFinal } from '../../../../domain/money/payment-status.ts'
import type { StoredPaymentStatus } from '../../../database/schema/money.ts'
import { CHECKOUT_PATH } from '../../../paths.ts'

interface Words {
  mark: string
  title: string
  /** That this moves no money. */
  note: string
  pay: string
  hold: string
  capture: string
  decline: string
  cancel: string
  close: string
  status: Record<StoredPaymentStatus, string>
  returned: string
  mayClose: string
  gone: string
}

const RU: Words = {
  mark: 'Встроенная оплата',
  title: 'Оплата',
  note: 'Эта страница — часть сервера: настоящие деньги не списываются.',
  pay: 'Оплатить',
  hold: 'Оплатить, банк подтвердит позже',
  capture: 'Банк подтвердил',
  decline: 'Банк отказал',
  cancel: 'Отменить платёж',
  close: 'Закрыть окно',
  status: {
    pending: 'Ждёт оплаты',
    waiting_for_capture: 'Ждём подтверждения банка',
    succeeded: 'Оплачено',
    failed: 'Банк отказал',
    canceled: 'Платёж отменён',
  },
  returned: 'Готово',
  mayClose: 'Результат платежа появится в приложении. Это окно можно закрыть.',
  gone: 'Такого платежа нет',
}
const EN: Words = {
  mark: 'Built-in checkout',
  title: 'Payment',
  note: 'This page is part of the server: no real money is taken.',
  pay: 'Pay',
  hold: 'Pay, the bank confirms later',
  capture: 'The bank confirmed',
  decline: 'The bank declined',
  cancel: 'Cancel the payment',
  close: 'Close the window',
  status: {
    pending: 'Waiting to be paid',
    waiting_for_capture: 'Waiting for the bank to confirm',
    succeeded: 'Paid',
    failed: 'The bank declined',
    canceled: 'The payment was cancelled',
  },
  returned: 'Done',
  mayClose: 'The app shows how the payment ended. This window can be closed.',
  gone: 'There is no such payment',
}
const EL: Words = {
  mark: 'Ενσωματωμένη πληρωμή',
  title: 'Πληρωμή',
  note: 'Αυτή η σελίδα είναι μέρος του διακομιστή: δεν χρεώνονται πραγματικά χρήματα.',
  pay: 'Πληρωμή',
  hold: 'Πληρωμή, η τράπεζα επιβεβαιώνει αργότερα',
  capture: 'Η τράπεζα επιβεβαίωσε',
  decline: 'Η τράπεζα αρνήθηκε',
  cancel: 'Ακύρωση της πληρωμής',
  close: 'Κλείσιμο του παραθύρου',
  status: {
    pending: 'Περιμένει πληρωμή',
    waiting_for_capture: 'Περιμένει επιβεβαίωση της τράπεζας',
    succeeded: 'Πληρώθηκε',
    failed: 'Η τράπεζα αρνήθηκε',
    canceled: 'Η πληρωμή ακυρώθηκε',
  },
  returned: 'Έτοιμο',
  mayClose: 'Η εφαρμογή δείχνει πώς κατέληξε η πληρωμή. Μπορείτε να κλείσετε το παράθυρο.',
  gone: 'Δεν υπάρχει τέτοια πληρωμή',
}
const WORDS: Readonly<Record<Locale, Words>> = { ru: RU, en: EN, el: EL }

export const localeOfQuery = (given: string | undefined): Locale => LOCALES.find(one => one === given) ?? 'en'

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

const page = (locale: Locale, title: string, body: string) => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} · Anamnesis</title>
<link rel="stylesheet" href="${CHECKOUT_PATH}/page.css">
<script src="${CHECKOUT_PATH}/page.js" defer></script>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`

interface Shown {
  token: string
  status: StoredPaymentStatus
  amount: number
  description: string
  locale: Locale
}

/** What the provider shows: each state can be reached, and the window closed in any of them. */
export function checkoutPage({ token, status, amount, description, locale }: Shown): string {
  const words = WORDS[locale]
  const button = (act: string, text: string, look: string) =>
    `<form method="post" action="${CHECKOUT_PATH}/${token}/${act}"><button class="${look}">${escaped(text)}</button></form>`
  const acts = isFinal(status)
    ? []
    : [
        button('pay', status === 'pending' ? words.pay : words.capture, 'primary'),
        ...(status === 'pending' ? [button('hold', words.hold, 'secondary')] : []),
        button('decline', words.decline, 'secondary'),
        button('cancel', words.cancel, 'secondary'),
      ]
  return page(
    locale,
    words.title,
    `<p class="mark">${escaped(words.mark)}</p>
<h1>${escaped(moneyText(amount, locale))}</h1>
<p>${escaped(description)}</p>
<p class="status ${status}" role="status">${escaped(words.status[status])}</p>
<div class="acts">
${acts.join('\n')}
<button class="quiet" type="button" data-close disabled>${escaped(words.close)}</button>
</div>
<p class="note">${escaped(words.note)}</p>`,
  )
}

/** Where a provider sends the browser: it proves nothing, and says nothing of how the payment ended. */
export function returnPage(locale: Locale): string {
  const words = WORDS[locale]
  return page(
    locale,
    words.returned,
    `<h1>${escaped(words.returned)}</h1>
<p role="status">${escaped(words.mayClose)}</p>
<div class="acts"><button class="primary" type="button" data-close data-soon disabled>${escaped(words.close)}</button></div>`,
  )
}

export const noCheckoutPage = (locale: Locale): string =>
  page(locale, WORDS[locale].gone, `<h1>${escaped(WORDS[locale].gone)}</h1>`)

/** Only a window that a script opened can be closed by one: elsewhere the buttons do nothing. Enabled once they listen. */
export const PAGE_JS = `for (const button of document.querySelectorAll('[data-close]')) {
  button.addEventListener('click', () => window.close())
  button.disabled = false
  if (button.hasAttribute('data-soon') && window.opener) setTimeout(() => window.close(), 1500)
}
`

export const PAGE_CSS = `:root { color-scheme: light dark; --canvas: #fafaf6; --surface: #fff; --line: #deddd6; --control: #8a897f;
  --ink: #16201f; --muted: #52605e; --accent: #04605b; --on-accent: #fff; --tint: #dff2ef; --good: #1b6e35; --bad: #a31621 }
@media (prefers-color-scheme: dark) { :root { --canvas: #14191a; --surface: #1c2324; --line: #333c3d; --control: #7b8788;
  --ink: #eef2f1; --muted: #a9b6b4; --accent: #6fd0c6; --on-accent: #08201e; --tint: #203a38; --good: #7fd69a; --bad: #ff9aa2 } }
* { box-sizing: border-box; margin: 0 }
body { background: var(--canvas); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { display: grid; gap: 16px; max-width: 27rem; margin: 0 auto; padding: 32px 16px }
.mark { justify-self: start; padding: 2px 10px; border-radius: 99px; background: var(--tint); font-size: .8125rem }
h1 { font-size: 2rem; line-height: 1.2; letter-spacing: -.02em; font-variant-numeric: tabular-nums }
.status { padding: 12px 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); font-weight: 600 }
.succeeded { color: var(--good) }
.failed, .canceled { color: var(--bad) }
.acts { display: grid; gap: 12px }
.note { color: var(--muted); font-size: .875rem }
form { display: grid }
button { min-height: 48px; padding: 8px 16px; border: 0; border-radius: 10px; font: inherit; font-weight: 650; cursor: pointer }
button:disabled { opacity: .6; cursor: default }
.primary { background: var(--accent); color: var(--on-accent) }
.secondary { border: 1px solid var(--control); background: var(--surface); color: inherit }
.quiet { background: none; color: var(--muted) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
@media (forced-colors: active) { button { border: 1px solid } }
`
