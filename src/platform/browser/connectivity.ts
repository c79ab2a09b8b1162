import type { Connectivity } from '../connectivity.ts'

/** For the page, which forwards the events over the bridge to the worker. */
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
