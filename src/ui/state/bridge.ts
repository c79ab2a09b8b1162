import syncWorkerUrl from 'virtual:sync-worker-url'
import { proxy, wrap } from 'comlink'
import { browserConnectivity } from '../../platform/browser/connectivity.ts'
import { trustedWorkerUrl } from '../../platform/browser/trusted-urls.ts'
import type { BridgeNews, SyncBridge } from '../../sync/bridge.ts'

const worker = new Worker(trustedWorkerUrl(syncWorkerUrl), { type: 'module', name: 'sync' })

/** The worker that replicates; the page's only way to the network. */
export const bridge = wrap<SyncBridge>(worker)

/** Starts to tell the worker what only a page is told, and to hear its news. */
export function connectBridge(listener: (news: BridgeNews) => void): void {
  void bridge.subscribe(proxy(listener))
  void bridge.network(browserConnectivity.online())
  browserConnectivity.subscribe(online => void bridge.network(online))
  document.addEventListener('visibilitychange', () => void bridge.visible(document.visibilityState === 'visible'))
}
