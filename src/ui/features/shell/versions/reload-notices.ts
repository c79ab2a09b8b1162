import { t } from '@lingui/core/macro'
import type { ToastMessage } from '../../../components/toast/toasts.ts'

/** Toasts for a requested reload that does not happen at once. */
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
