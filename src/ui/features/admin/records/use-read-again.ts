import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { toasts } from '../../../components/toast/toasts.ts'
import { useRefusalWords } from '../../../record-kit/refusal-words.ts'
import { bridge } from '../../../state/session/bridge.ts'

/** Has the server process a record again, and says what came of it. */
export function useReadAgain(onDone: () => void): { readAgain: (id: number) => Promise<void>; busy: number | null } {
  const { t } = useLingui()
  const refusalWords = useRefusalWords()
  const [busy, setBusy] = useState<number | null>(null)
  const readAgain = async (id: number) => {
    if (busy !== null) return
    setBusy(id)
    const outcome = await bridge.call('admin.healthRecords:reset', { id })
    setBusy(null)
    onDone()
    if (outcome.kind === 'answered') {
      toasts.show({ kind: 'success', title: t({ id: 'admin.again.done', message: 'It is being read again' }) })
      return
    }
    toasts.show({
      kind: 'error',
      title: t({ id: 'admin.again.failed', message: 'It is not read again' }),
      text:
        outcome.kind === 'refused'
          ? refusalWords(outcome)
          : t({ id: 'admin.key.offline', message: 'The server does not answer.' }),
    })
  }
  return { readAgain, busy }
}
