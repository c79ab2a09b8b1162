import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { toasts } from '../components/toast/toasts.ts'
import { bridge } from '../state/session/bridge.ts'
import { refresh } from './refresh.ts'

/** Returns a function that refreshes from the server and shows the outcome, and whether it is running. */
export function useRefreshed(): [() => Promise<void>, boolean] {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    // The network may be back: the engine starts another cycle if the running one fails.
    if (busy) return void bridge.sendNow()
    setBusy(true)
    const outcome = await refresh()
    setBusy(false)
    switch (outcome) {
      case 'ended':
        return
      case 'refreshed':
        toasts.show({ kind: 'success', title: t({ id: 'kit.refresh.done', message: 'Refreshed' }) })
        return
      case 'offline':
        toasts.show({
          kind: 'warning',
          title: t({ id: 'kit.offline.noConnection', message: 'No internet connection available.' }),
        })
        return
      case 'failed':
        toasts.show({
          kind: 'error',
          title: t({ id: 'kit.refresh.failed', message: 'Could not refresh' }),
          text: t({
            id: 'kit.refresh.failed.text',
            message: 'What is shown is what this device has. Try again later.',
          }),
        })
    }
  }
  return [run, busy]
}
