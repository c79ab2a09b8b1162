import { t } from '@lingui/core/macro'
import { browserConnectivity } from '../../../platform/browser/connectivity.ts'
import { toasts } from '../../components/toast/toasts.ts'
import { store, syncStatusAtom } from '../../state/session.ts'
import { connection } from './use-connected.ts'

/** Decision 72: the answer to "send" while nothing can be sent; what waits stays queued. */
export function sayIfOffline(): void {
  if (connection(browserConnectivity.online(), store.get(syncStatusAtom)).online) return
  toasts.show({
    kind: 'warning',
    title: t({ id: 'scribe.offline.willSync', message: 'No internet connection. Will sync when online.' }),
  })
}
