import { useLingui } from '@lingui/react/macro'
import { toasts } from '../../components/toast/toasts.ts'
import { UNDO_MS } from '../../state/sync/undo.ts'

/** Says what was done, with "Undo" while the notice is visible; it can be pressed once. */
export function useUndoNotice(): (done: string, undo: () => void) => void {
  const { t } = useLingui()
  return (done, undo) => {
    const run = () => {
      toasts.dismiss(notice)
      undo()
    }
    const notice = toasts.show({
      kind: 'success',
      title: done,
      action: { label: t({ id: 'kit.undo', message: 'Undo' }), run },
      duration: UNDO_MS,
    })
  }
}
