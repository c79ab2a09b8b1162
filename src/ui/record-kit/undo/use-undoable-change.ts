import { useLingui } from '@lingui/react/macro'
import { toasts } from '../../components/toast/toasts.ts'
import { bridge } from '../../state/session/bridge.ts'
import { useUndoNotice } from './use-undo-notice.ts'

/**
 * Stores a change of a record, says `done` and offers to undo it. `change` resolves to the function that takes it back.
 * A failure is announced, and nothing is changed.
 */
export function useUndoableChange(): (done: string, change: () => Promise<() => Promise<unknown>>) => Promise<void> {
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
  return async (done, change) => {
    const takeBack = await store(change)
    if (takeBack) showUndo(done, () => void store(takeBack))
  }
}
