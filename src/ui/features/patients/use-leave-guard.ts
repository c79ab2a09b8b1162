import { useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { dialogs } from '../../components/overlay/dialogs.ts'

/** Asks whether what was typed may be lost. */
export function useConfirmLoss(): () => Promise<boolean> {
  const { t } = useLingui()
  return () =>
    dialogs.confirm({
      title: t({ id: 'patients.leave', message: 'Leave without saving?' }),
      text: t({ id: 'patients.leave.text', message: 'What you changed here will be lost.' }),
      confirm: t({ id: 'patients.leave.confirm', message: 'Leave without saving' }),
      cancel: t({ id: 'patients.leave.stay', message: 'Keep editing' }),
      tone: 'danger',
    })
}

/** Unsaved changes ask before another screen, a reload or closing the tab. */
export function useLeaveGuard(dirty: boolean): void {
  const confirmLoss = useConfirmLoss()
  useBlocker({
    disabled: !dirty,
    enableBeforeUnload: dirty,
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await confirmLoss()),
  })
}
