import { t } from '@lingui/core/macro'
import type { ToastMessage } from '../../components/toast/toasts.ts'

/** What a person is told when a reload they asked for does not happen at once. */
export const reloadNotices = {
  later: (): ToastMessage => ({
    kind: 'info',
    title: t({ id: 'shell.reload.later', message: 'The page reloads when your recording has ended.' }),
  }),
  refused: (): ToastMessage => ({
    kind: 'error',
    title: t({ id: 'shell.reload.refused', message: 'Not reloaded: what you typed could not be stored first.' }),
  }),
}
