import { useLingui } from '@lingui/react/macro'
import { toasts } from '../../components/toast/toasts.ts'
import { bridge } from '../../state/session/bridge.ts'
import { useUndoNotice } from '../use-undo-notice.ts'

/**
 * Stores that a record belongs to the patient called `to`, and offers to undo it. `give` resolves to the function that
 * gives the record back.
 */
export function useGiveToPatient(): (to: string, give: () => Promise<() => Promise<unknown>>) => Promise<void> {
  const { t } = useLingui()
  const showUndo = useUndoNotice()
  const store = async <T>(write: () => Promise<T>): Promise<T | null> => {
    try {
      const stored = await write()
      // Nothing else restarts an upload that waited for the former patient.
      void bridge.sendNow()
      return stored
    } catch {
      toasts.show({ kind: 'error', title: t({ id: 'errors.savingFailed', message: 'Saving failed' }) })
      return null
    }
  }
  return async (to, give) => {
    const giveBack = await store(give)
    if (!giveBack) return
    showUndo(t({ id: 'kit.patient.given', message: `Patient changed: ${to}` }), () => void store(giveBack))
  }
}
