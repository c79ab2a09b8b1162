import { useSyncExternalStore } from 'react'
import { browserConnectivity } from '../../../platform/browser/connectivity.ts'

/** The browser's network state: only a hint, because the server may be unreachable all the same. */
export const useOnline = (): boolean =>
  useSyncExternalStore(listener => browserConnectivity.subscribe(listener), browserConnectivity.online)
