import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { toasts } from '../../components/toast/toasts.ts'
import { useRefusalWords } from '../../record-kit/refusal-words.ts'
import { recordingUnderWay } from '../../state/recorder/recording.ts'
import { type EnterOutcome, enterWithKey } from '../../state/session/impersonation/impersonation.ts'

/** Enters the account of a key, with the toasts of P §8; the page then loads again in that account. */
export function useEnter(): { enter: (key: string) => Promise<void>; busy: boolean } {
  const { t } = useLingui()
  const refusalWords = useRefusalWords()
  const [busy, setBusy] = useState(false)
  const failure = (outcome: Exclude<EnterOutcome, { kind: 'entered' }>) => {
    switch (outcome.kind) {
      case 'no-token':
        return { title: t({ id: 'admin.key.noToken', message: 'Could not get the user’s token' }) }
      case 'unreachable':
        return {
          title: t({ id: 'admin.key.error', message: 'Error getting the user’s token' }),
          text: t({ id: 'admin.key.offline', message: 'The server does not answer.' }),
        }
      case 'refused':
        return outcome.code === 'NOT_FOUND'
          ? {
              title: t({ id: 'admin.key.noToken', message: 'Could not get the user’s token' }),
              text: t({ id: 'admin.key.unknown', message: 'No account has this key.' }),
            }
          : {
              title: t({ id: 'admin.key.error', message: 'Error getting the user’s token' }),
              text: refusalWords({ code: outcome.code }),
            }
    }
  }
  const enter = async (given: string) => {
    const key = given.trim()
    if (busy) return
    if (key === '') {
      toasts.show({ kind: 'warning', title: t({ id: 'admin.key.empty', message: 'Enter the user’s key' }) })
      return
    }
    // The page loads again: no recording may end by that (R5).
    if (recordingUnderWay()) {
      toasts.show({ kind: 'warning', title: t({ id: 'admin.key.recording', message: 'End the recording first' }) })
      return
    }
    setBusy(true)
    const outcome = await enterWithKey(key)
    if (outcome.kind !== 'entered') {
      setBusy(false)
      toasts.show({ kind: 'error', ...failure(outcome) })
      return
    }
    location.assign('/')
  }
  return { enter, busy }
}
