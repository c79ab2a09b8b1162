import { useSyncExternalStore } from 'react'
import { browserConnectivity } from '../../platform/browser/connectivity.ts'

/** What the browser says of the network: a hint, never a promise that the server can be reached. */
export const useOnline = (): boolean =>
  useSyncExternalStore(listener => browserConnectivity.subscribe(listener), browserConnectivity.online)
