import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Payment } from '../../../../contract/entities/money.ts'
import { printDate } from '../../../../domain/dates/print-date.ts'
import { parseTimestamp } from '../../../../domain/dates/timestamp.ts'
import { saveAsFile } from '../../../../platform/browser/save-file.ts'
import { toasts } from '../../../components/toast/toasts.ts'
import { isLocale } from '../../../i18n/locale.ts'
import { useRefusalWords } from '../../../record-kit/refusal-words.ts'
import { bridge } from '../../../state/session/bridge.ts'

/** Returns a function that saves the receipt of a succeeded payment as a file, and whether it is running. */
export function useReceipt(): [(payment: Payment) => Promise<void>, boolean] {
  const { t, i18n } = useLingui()
  const refusalWords = useRefusalWords()
  const [isBusy, setBusy] = useState(false)
  const save = async ({ id, createdAt }: Payment) => {
    if (isBusy) return
    setBusy(true)
    const outcome = await bridge.call('billing.receipt:download', {
      paymentId: id,
      ...(isLocale(i18n.locale) && { locale: i18n.locale }),
    })
    const file = outcome.kind === 'answered' ? await bridge.download(outcome.result.url) : null
    setBusy(false)
    const day = printDate(parseTimestamp(createdAt) ?? 0)
    if (file) return saveAsFile(file, t({ id: 'billing.receipt.name', message: `receipt-${day}.pdf` }))
    toasts.show({
      kind: 'error',
      title: t({ id: 'billing.receipt.failed', message: 'The receipt could not be downloaded' }),
      ...(outcome.kind === 'refused' && { text: `${refusalWords({ code: outcome.code })}.` }),
    })
  }
  return [save, isBusy]
}
