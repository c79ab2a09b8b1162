import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { toasts } from '../../components/toast/toasts.ts'
import { refresh } from './refresh.ts'

/** Asks the server now and says how that went; the second is true meanwhile. */
export function useRefreshed(): [() => Promise<void>, boolean] {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    const outcome = await refresh()
    setBusy(false)
    switch (outcome) {
      case 'ended':
        return
      case 'refreshed':
        toasts.show({ kind: 'success', title: t({ id: 'scribe.refresh.done', message: 'Refreshed' }) })
        return
      case 'offline':
        toasts.show({
          kind: 'warning',
          title: t({ id: 'scribe.offline.noConnection', message: 'No internet connection available.' }),
        })
        return
      case 'failed':
        toasts.show({
          kind: 'error',
          title: t({ id: 'scribe.refresh.failed', message: 'Could not refresh' }),
          text: t({
            id: 'scribe.refresh.failed.text',
            message: 'What is shown is what this device has. Try again later.',
          }),
        })
    }
  }
  return [run, busy]
}
