import { t } from '@lingui/core/macro'
import { browserConnectivity } from '../../platform/browser/connectivity.ts'
import { toasts } from '../components/toast/toasts.ts'
import { store, syncStatusAtom } from '../state/session/session.ts'
import { serverContact } from './server-contact.ts'

/** Decision 72: warns if the user asks to send while offline; the work stays queued. */
export function warnIfOffline(): void {
  if (serverContact(browserConnectivity.online(), store.get(syncStatusAtom)).kind !== 'away') return
  toasts.show({
    kind: 'warning',
    title: t({ id: 'kit.offline.willSync', message: 'No internet connection. Will sync when online.' }),
  })
}
