import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { toasts } from '../../../components/toast/toasts.ts'
import { isUnpaid } from '../../../record-kit/money/is-unpaid.ts'
import { useRefusalWords } from '../../../record-kit/refusal-words.ts'
import { bridge } from '../../../state/session/bridge.ts'

/** Returns a function that asks the server to read a document again, and whether it is running. Only the server reads. */
export function useReadAgain({ clientId }: { clientId: string }): [() => Promise<void>, boolean] {
  const { t } = useLingui()
  const refusalWords = useRefusalWords()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    if (busy) return
    setBusy(true)
    const outcome = await bridge.call('healthRecords:update', { id: clientId, status: 'uploaded' })
    setBusy(false)
    switch (outcome.kind) {
      case 'answered':
        void bridge.sendNow()
        toasts.show({ kind: 'info', title: t({ id: 'records.notRead.again', message: 'The document is read again' }) })
        return
      case 'unreachable':
        toasts.show({
          kind: 'warning',
          title: t({ id: 'records.notRead.offline', message: 'Only the server can read it' }),
          text: t({ id: 'records.notRead.offline.text', message: 'The file is kept. Try again when you are online.' }),
        })
        return
      case 'refused':
        if (isUnpaid(outcome.code)) {
          toasts.show({
            kind: 'error',
            title: t({ id: 'messages.insufficientBalance', message: 'The balance is not sufficient' }),
            text: t({ id: 'records.notRead.unpaid', message: 'The file is kept. Top up, then read it again.' }),
          })
          return
        }
        toasts.show({
          kind: 'error',
          title: t({ id: 'records.notRead.refused', message: 'It could not be read again' }),
          text: `${refusalWords({ code: outcome.code, errorType: outcome.data.errorType ?? null })}.`,
        })
    }
  }
  return [run, busy]
}
