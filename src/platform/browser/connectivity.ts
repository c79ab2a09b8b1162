import type { Connectivity } from '../connectivity.ts'

/** The page's own view; in a worker the page forwards it over the bridge. */
export const browserConnectivity: Connectivity = {
  online: () => navigator.onLine,
  subscribe(listener) {
    const on = () => listener(true)
    const off = () => listener(false)
    addEventListener('online', on)
    addEventListener('offline', off)
    return () => {
      removeEventListener('online', on)
      removeEventListener('offline', off)
    }
  },
}
