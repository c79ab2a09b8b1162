import { useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { dialogs } from '../components/overlay/dialogs.ts'

/** Asks whether unsaved input may be lost; `text` names the input. */
export function useConfirmLoss(text?: string): () => Promise<boolean> {
  const { t } = useLingui()
  return () =>
    dialogs.confirm({
      title: t({ id: 'kit.leave', message: 'Leave without saving?' }),
      text: text ?? t({ id: 'kit.leave.text', message: 'What you changed here will be lost.' }),
      confirm: t({ id: 'kit.leave.confirm', message: 'Leave without saving' }),
      cancel: t({ id: 'kit.leave.stay', message: 'Keep editing' }),
      tone: 'danger',
    })
}

/** Asks before unsaved changes are lost by another screen, a reload or closing the tab. */
export function useLeaveGuard(dirty: boolean, text?: string): void {
  const confirmLoss = useConfirmLoss(text)
  useBlocker({
    disabled: !dirty,
    enableBeforeUnload: dirty,
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await confirmLoss()),
  })
}
